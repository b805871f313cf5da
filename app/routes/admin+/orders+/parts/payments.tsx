import type { StaffOrder } from "#app/domain/orders/find-staff-order.server.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";

/** How the order is paid and every amount that moved. */
export function Payments({ order: { payments, paymentReference } }: { order: StaffOrder }) {
  const t = useText(adminOrders);
  const lang = useLang();
  const isSaid = payments.some(({ gatewayTransactionId }) => gatewayTransactionId === paymentReference);
  return (
    <>
      {payments.map(({ id, method, status, amount, gatewayTransactionId, entries }) => (
        <div key={id}>
          <p>{`${t(`payment.${method}`)} · ${formatMoney(amount)} · ${t(`payment-status.${status}`)}`}</p>
          {gatewayTransactionId ? <p>{t("payment.reference", { reference: gatewayTransactionId })}</p> : null}
          <ul className="text-ink-2">
            {entries.map((entry) => (
              <li key={entry.id}>
                {t(`entry.${entry.kind}`, { amount: formatMoney(entry.amount), at: formatDateTime(entry.createdAt, lang) })}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {paymentReference && !isSaid ? <p>{t("payment.reference", { reference: paymentReference })}</p> : null}
    </>
  );
}
