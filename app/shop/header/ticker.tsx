import { shell } from "#app/i18n/shell.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { ShellView } from "../shell-view.ts";

/** The strip above the page: free delivery (A1.07), delivery time (A1.08), and the phone number (A2.38). */
export function Ticker({ zone, sameDayUntil, shop }: Pick<ShellView, "zone" | "sameDayUntil" | "shop">) {
  const t = useText(shell);
  return (
    <section className="ticker" aria-label={t("ticker")}>
      <ul className="wrap">
        <li>
          {zone.freeAbove > 0
            ? t("ticker.free", { amount: formatMoney(zone.freeAbove) })
            : t("ticker.charge", { amount: formatMoney(zone.charge) })}
        </li>
        <li>{t("ticker.same-day", { until: sameDayUntil })}</li>
        {shop.phone ? (
          <li>
            {t("ticker.call")} <a href={`tel:${shop.phone}`}>{formatPhone(shop.phone)}</a>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
