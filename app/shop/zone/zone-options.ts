import type { checkout } from "#app/i18n/checkout.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { formatMoney, type Paisa } from "#app/lib/money.ts";
import type { SelectOption } from "#app/ui/select-field.tsx";

/** The zones to choose from, each with its delivery cost and free-delivery threshold. */
export const zoneOptions = (
  t: Translate<keyof typeof checkout.en>,
  zones: readonly { name: string; charge: Paisa; freeAbove: Paisa }[],
): SelectOption[] =>
  zones.map(({ name, charge, freeAbove }) => ({
    value: name,
    label: t(freeAbove > 0 ? "zone.option.free" : "zone.option", {
      zone: name,
      charge: formatMoney(charge),
      above: formatMoney(freeAbove),
    }),
  }));
