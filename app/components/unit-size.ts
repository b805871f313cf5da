import type { shared } from "#app/i18n/shared.ts";
import type { Translate } from "#app/i18n/translate.ts";

const counted = { each: "size.piece", pcs: "size.piece", dozen: "size.dozen", bunch: "size.bunch" } as const;

/** Content of one packet, as on a price label: `10 kg`, `6 pieces`. Units that are not counted by the piece keep their symbol. */
export function unitSizeText(
  t: Translate<keyof typeof shared.en>,
  { unit, unitSize }: { unit: string; unitSize?: string | null },
): string {
  const size = unitSize ?? "1";
  return Object.hasOwn(counted, unit) ? t(counted[unit as keyof typeof counted], { count: size }) : `${size}\u00a0${unit}`;
}
