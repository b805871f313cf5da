import type { Khata } from "#app/domain/khata/khata-line.ts";
import { adminKhata } from "#app/i18n/admin-khata.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDate, karachiDate } from "#app/lib/dates.ts";
import { formatMoney, paisa } from "#app/lib/money.ts";
import { Badge } from "#app/ui/badge.tsx";

/** What is owed of what may be owed, since when, and when the customer last paid. */
export function KhataBalance({ khata }: { khata: Omit<Khata, "entries" | "total"> }) {
  const t = useText(adminKhata);
  const lang = useLang();
  const { balance, limit, oldestAt, paidAt, hasReminders } = khata;
  const day = (at: Date | null) => (at ? formatDate(karachiDate(at), lang) : t("never"));
  const left = limit - balance;
  const facts = [
    [t("fact.limit"), limit > 0 ? formatMoney(limit) : t("limit.none")],
    [t("fact.oldest"), oldestAt ? day(oldestAt) : "—"],
    [t("fact.paid"), day(paidAt)],
    [t("fact.reminders"), t(hasReminders ? "reminders.yes" : "reminders.no")],
  ] as const;
  return (
    <dl className="admin-facts" aria-label={t("title")}>
      <div>
        <dt>{t(balance < 0 ? "credit" : "owes")}</dt>
        <dd>
          <b>{formatMoney(paisa(Math.abs(balance)))}</b>{" "}
          {limit > 0 && left < 0 ? (
            <Badge tone="mirch">{t("limit.over", { amount: formatMoney(paisa(-left)) })}</Badge>
          ) : limit > 0 ? (
            <Badge tone={left * 10 <= limit ? "haldi" : "plain"}>{t("fact.left", { amount: formatMoney(paisa(left)) })}</Badge>
          ) : null}
        </dd>
      </div>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
