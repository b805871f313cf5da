import type { StaffOrder } from "#app/domain/orders/find-staff-order.server.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";

/** The customer's special requests. */
export function OrderSpecialRequests({ requests }: { requests: StaffOrder["specialRequests"] }) {
  const t = useText(adminOrders);
  const none = t("request.none");
  return (
    <ul className="grid gap-3">
      {requests.map(({ id, productName, description, quantity, urgency, contactMethod }) => (
        <li key={id}>
          <b>{productName}</b>
          {description ? <p>{description}</p> : null}
          <p className="text-ink-2">
            {t("request.about", { quantity: quantity ?? none, urgency: urgency ?? none, contact: contactMethod ?? none })}
          </p>
        </li>
      ))}
    </ul>
  );
}
