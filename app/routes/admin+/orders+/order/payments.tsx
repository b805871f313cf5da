import { sectionPath } from "#app/admin/sections.ts";
import type { StaffOrder } from "#app/domain/orders/find-staff-order.server.ts";
import { isMethodOpen, orderNumber } from "#app/domain/orders/status.ts";
import type { RefundCause } from "#app/domain/payments/refund-cause.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { LinkButton } from "#app/ui/button.tsx";

/** Payment method, every payment and refund, and the refund button while there is something to refund. */
export function Payments({ order, mayEdit }: { order: StaffOrder; mayEdit: boolean }) {
  const t = useText(adminOrders);
  const { payments, paymentReference } = order;
  const isShown = payments.some(({ gatewayTransactionId }) => gatewayTransactionId === paymentReference);
  return (
    <>
      {payments.map(({ id, method, status, amount, gatewayTransactionId, entries }) => (
        <div key={id}>
          <p>
            <a href={`${sectionPath("payments")}/${id}`}>
              {`${t(order.source === "counter" && method === "cash" ? "payment.at-counter" : `payment.${method}`)} · ${formatMoney(amount)} · ${t(`payment-status.${status}`)}`}
            </a>
          </p>
          {gatewayTransactionId ? <p>{t("payment.reference", { reference: gatewayTransactionId })}</p> : null}
          <ul className="text-ink-2">
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        </div>
      ))}
      {paymentReference && !isShown ? <p>{t("payment.reference", { reference: paymentReference })}</p> : null}
      {order.referenceHolders.length > 0 ? (
        <p>
          {t("payment.held-too")}{" "}
          {order.referenceHolders.map((id) => (
            <a key={id} href={`${sectionPath("orders")}/${id}`} className="me-2">
              #{orderNumber(id)}
            </a>
          ))}
        </p>
      ) : null}
      {mayEdit && isMethodOpen(order) ? (
        <p>
          <LinkButton
            href={`/admin/orders/${order.id}?edit=method`}
            variant="plain"
            small
            icon="pencil"
            aria-label={t("method.change.of")}
          >
            {t("method.change")}
          </LinkButton>
        </p>
      ) : null}
      {mayEdit && order.received > 0 ? (
        <p>
          <LinkButton href={`/admin/orders/${order.id}?edit=refund`} variant="quiet" small icon="undo-2">
            {t("refund.open")}
          </LinkButton>
        </p>
      ) : null}
    </>
  );
}

function Entry({ entry }: { entry: StaffOrder["payments"][number]["entries"][number] }) {
  const t = useText(adminOrders);
  const lang = useLang();
  const { kind, amount, cause, method, note, cash, createdAt } = entry;
  const why = [cause && t(`cause.${cause as RefundCause}`), note].filter(Boolean).join(": ");
  return (
    <li>
      {t(`entry.${kind}`, { amount: formatMoney(amount), at: formatDateTime(createdAt, lang) })}
      {kind === "refund" && method && cause !== "corrected" ? (
        <span className="block">
          {t("entry.way", { way: t(method === "cash" ? "payment.at-counter" : `payment.${method}`) })}
        </span>
      ) : null}
      {cash ? (
        <span className="block">
          {t("entry.cash", { tendered: formatMoney(cash.tendered), change: formatMoney(cash.change) })}
        </span>
      ) : null}
      {why ? <span className="block">{why}</span> : null}
    </li>
  );
}
