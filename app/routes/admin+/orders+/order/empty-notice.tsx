import { Form } from "@remix-run/react";
import type { StaffOrder } from "#app/domain/orders/find-staff-order.server.ts";
import { isEmptied } from "#app/domain/orders/status.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** Says that nothing is left to send of an open order, and offers to cancel it (decisions 39). */
export function EmptyNotice({ order, mayEdit }: { order: StaffOrder; mayEdit: boolean }) {
  const t = useText(adminOrders);
  if (!isEmptied(order)) return null;
  return (
    <Notice tone="haldi" icon="triangle-alert">
      <div className="order-refund">
        <p>
          <b>{t("empty.notice")}</b> {t("empty.why")}
        </p>
        {mayEdit ? (
          <Form method="post" action="/admin/orders/status">
            <input type="hidden" name="id" value={`${order.id}.${order.version}`} />
            <input type="hidden" name="status" value="cancelled" />
            <input type="hidden" name="return_to" value={`/admin/orders/${order.id}`} />
            <Button variant="quiet" small icon="x">
              {t("empty.cancel")}
            </Button>
          </Form>
        ) : null}
      </div>
    </Notice>
  );
}
