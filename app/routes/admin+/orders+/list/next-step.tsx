import { Form } from "@remix-run/react";
import type { OrderRow } from "#app/domain/orders/order-row.ts";
import { type OrderStatus, orderNumber } from "#app/domain/orders/status.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { shared } from "#app/i18n/shared.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { statusKey } from "./status-key.ts";
import { useMove } from "./use-moves.ts";

/** The usual next status of an order. */
const next: Partial<Record<OrderStatus, OrderStatus>> = {
  pending: "confirmed",
  confirmed: "preparing",
  preparing: "out for delivery",
  "out for delivery": "delivered",
};

interface NextStepProps {
  order: Pick<OrderRow, "id" | "version" | "status" | "due">;
  returnTo: string;
  /** In a list: the arrow without a label. */
  iconOnly?: boolean;
}

/**
 * Moves an order one step on, at once; messages are delayed by 8 s, in which it can be undone. An order out for delivery may be delivered
 * and paid in one submit.
 */
export function NextStep({ order, returnTo, iconOnly }: NextStepProps) {
  const t = useText(adminOrders);
  const words = useText(shared);
  const { move, isMoving } = useMove();
  const to = next[order.status];
  if (!to) return null;
  return (
    <Form
      method="post"
      action="/admin/orders/status"
      onSubmit={(event) => {
        event.preventDefault();
        move(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
      }}
      className="next-step"
    >
      <input type="hidden" name="id" value={`${order.id}.${order.version}`} />
      <input type="hidden" name="status" value={to} />
      <input type="hidden" name="return_to" value={returnTo} />
      <Button
        variant="quiet"
        small
        iconOnly={iconOnly}
        icon="arrow-right"
        busy={isMoving}
        title={words(statusKey(to))}
        aria-label={t("move.next", { number: orderNumber(order.id), status: words(statusKey(to)) })}
      >
        {iconOnly ? null : words(statusKey(to))}
      </Button>
      {to === "delivered" && order.due > 0 ? (
        <Button
          name="paid"
          value="1"
          variant="quiet"
          small
          iconOnly={iconOnly}
          icon="banknote"
          busy={isMoving}
          title={t("moved.delivered-paid")}
          aria-label={t("move.next.paid", { number: orderNumber(order.id) })}
        >
          {iconOnly ? null : t("moved.delivered-paid")}
        </Button>
      ) : null}
    </Form>
  );
}
