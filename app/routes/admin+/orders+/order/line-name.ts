import type { StaffOrderLine } from "#app/domain/orders/find-staff-order.server.ts";
import { useLang } from "#app/i18n/use-text.ts";

/** A line's name in the reader's language, and its other name if it has one. */
export function useLineName() {
  const lang = useLang();
  return ({ name, nameUr }: Pick<StaffOrderLine, "name" | "nameUr">): [name: string, other: string | null] =>
    lang === "ur" && nameUr ? [nameUr, name] : [name, nameUr];
}
