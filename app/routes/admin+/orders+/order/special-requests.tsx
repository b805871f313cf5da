import type { StaffOrder } from "#app/domain/orders/find-staff-order.server.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";

const urgencyKeys = { today: "request.today", "this week": "request.this-week", "no hurry": "request.no-hurry" } as const;
const isKnown = (urgency: string): urgency is keyof typeof urgencyKeys => Object.hasOwn(urgencyKeys, urgency);

/** The customer's special requests. */
export function OrderSpecialRequests({ requests }: { requests: StaffOrder["specialRequests"] }) {
  const t = useText(adminOrders);
  const none = t("request.none");
  const sayUrgency = (urgency: string) => (isKnown(urgency) ? t(urgencyKeys[urgency]) : urgency);
  return (
    <ul className="grid gap-3">
      {requests.map(({ id, productName, description, quantity, urgency, contactMethod }) => (
        <li key={id} id={`request-${id}`}>
          <b>{productName}</b>
          {description ? <p>{description}</p> : null}
          <p className="text-ink-2">
            {t("request.about", {
              quantity: quantity ?? none,
              urgency: urgency ? sayUrgency(urgency) : none,
              contact: contactMethod ?? none,
            })}
          </p>
        </li>
      ))}
    </ul>
  );
}
