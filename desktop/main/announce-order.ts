import { Notification } from "electron";

/** Orders announced lately; a desk that catches up after a sleep tells of the same ones again. */
const remembered = 500;

type Announced = { orderId: number; title: string; body: string };

/**
 * Shows a notification of the system for each new order, once.
 *
 * @param open brings the window forward at a page
 */
export function orderAnnouncer(open: (path: string) => void): (order: Announced) => void {
  const known = new Map<number, Notification>();
  return ({ orderId, title, body }) => {
    if (known.has(orderId) || !Notification.isSupported()) return;
    const notification = new Notification({ title, body, silent: true, urgency: "critical", timeoutType: "never" });
    notification.on("click", () => open(`/admin/orders/${orderId}`));
    known.set(orderId, notification); // held on to: a collected notification forgets its click
    const oldest = known.keys().next().value;
    if (known.size > remembered && oldest !== undefined) known.delete(oldest);
    notification.show();
  };
}
