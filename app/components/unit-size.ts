import { type Card, otherCardName } from "#app/domain/catalog/card.ts";
import type { SearchAmount } from "#app/domain/catalog/search-amount.ts";
import type { Lang } from "#app/i18n/lang.ts";
import type { shared } from "#app/i18n/shared.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { formatQuantity, type Thousandths, thousandths, toQuantityInput } from "#app/lib/quantity.ts";

const counted = { each: "size.piece", pcs: "size.piece", dozen: "size.dozen", bunch: "size.bunch" } as const;

/** Content of one packet, as on a price label: `10 kg`, `6 pieces`. Units that are not counted by the piece keep their symbol. */
export function unitSizeText(
  t: Translate<keyof typeof shared.en>,
  { unit, unitSize }: { unit: string; unitSize?: string | null },
): string {
  const size = unitSize ?? "1";
  return Object.hasOwn(counted, unit) ? t(counted[unit as keyof typeof counted], { count: size }) : `${size}\u00a0${unit}`;
}

/** What a kilogram or a litre is divided into below one. */
const smallUnits: Readonly<Record<string, string>> = { kg: "g", l: "ml" };

/** Whether amounts of this unit are named in grams or millilitres below one. */
export const isDivided = (unit: string): boolean => unit.toLowerCase() in smallUnits;

/** An amount of what is sold by weight or volume as shoppers say it: `500 g`, `1.5 kg`. */
export function weightText(quantity: Thousandths, unit: string): string {
  const small = quantity < 1000 ? smallUnits[unit.toLowerCase()] : undefined;
  return formatQuantity(small ? thousandths(quantity * 1000) : quantity, { unit: small ?? unit, soldByWeight: true });
}

/** The amount of a search in words, `2 kg`, `1 dozen`; null where it names no unit. */
export function searchAmountText(
  t: Translate<keyof typeof shared.en>,
  { quantity, unit }: Pick<SearchAmount, "quantity" | "unit">,
): string | null {
  if (unit === "kg" || unit === "litre") return weightText(thousandths(quantity), unit === "kg" ? "kg" : "L");
  const counts = unit === "dozen" || unit === "piece" || unit === "bunch";
  return counts ? unitSizeText(t, { unit: unit === "piece" ? "each" : unit, unitSize: String(quantity / 1000) }) : null;
}

/** How many packets are meant: `2 pieces`, `2 dozen`; packets of several pieces are packs. */
export function piecesText(
  t: Translate<keyof typeof shared.en>,
  quantity: Thousandths,
  { unit, unitSize }: { unit: string; unitSize?: string | null },
): string {
  const count = toQuantityInput(quantity);
  if (!Object.hasOwn(counted, unit)) return t("size.piece", { count });
  return (unitSize ?? "1") === "1" ? unitSizeText(t, { unit, unitSize: count }) : t("size.pack", { count });
}

/** What stands under the headline of a product: its name in the other language, and its size unless that name contains it. */
export function secondNames(t: Translate<keyof typeof shared.en>, lang: Lang, product: Card): (string | undefined)[] {
  const other = otherCardName(lang, product);
  const size = unitSizeText(t, product);
  return other?.includes(size.replace("\u00a0", " ")) ? [other] : [other, size];
}
