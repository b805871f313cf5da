import { shared } from "#app/i18n/shared.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney, type Paisa } from "#app/lib/money.ts";

/** What a total was rounded by, as a row of its sums; nothing where it was not. */
export function RoundingRow({ rounding }: { rounding: Paisa }) {
  const t = useText(shared);
  if (rounding === 0) return null;
  return (
    <div>
      <dt>{t("rounding")}</dt>
      <dd>{formatMoney(rounding)}</dd>
    </div>
  );
}
