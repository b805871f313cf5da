import type { StaffOrder } from "#app/domain/orders/find-staff-order.server.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney, paisa } from "#app/lib/money.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** Shows in any status that the order is overpaid, and offers a refund. */
export function RefundNotice({ order: { id, due, status }, mayEdit }: { order: StaffOrder; mayEdit: boolean }) {
  const t = useText(adminOrders);
  if (due >= 0) return null;
  return (
    <Notice tone="haldi" icon="hand-coins">
      <div className="order-refund">
        <p>
          <b>{t("refund.notice", { amount: formatMoney(paisa(-due)) })}</b>{" "}
          {t(status === "cancelled" ? "refund.notice.cancelled" : "refund.notice.why")}
        </p>
        {mayEdit ? (
          <LinkButton href={`/admin/orders/${id}?edit=refund`} variant="quiet" small icon="undo-2">
            {t("refund.open")}
          </LinkButton>
        ) : null}
      </div>
    </Notice>
  );
}
