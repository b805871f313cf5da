import { sizedName } from "#app/domain/seo/sized-name.ts";
import type { shared } from "#app/i18n/shared.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { unitSizeText } from "./unit-size.ts";

type Sized = { unit: string | null; unitSize?: string | null | undefined };

/** The size of a packet to show beside its name; null where the name contains it already, or where there is none. */
export function sizeBeside(t: Translate<keyof typeof shared.en>, name: string, { unit, unitSize }: Sized): string | null {
  if (!unit || sizedName(name, { unit, unitSize }) === name) return null;
  return unitSizeText(t, { unit, unitSize });
}
