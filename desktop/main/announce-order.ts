import { Notification } from "electron";

/** Orders notified recently; the page repeats them when it reconnects after a sleep. */
const remembered = 500;

/** Limit of open notifications; the oldest are closed. */
const maxShown = 30;

type Announced = { orderId: number; title: string; body: string };

/**
 * Shows a system notification for each new order, once.
 *
 * @param open brings the window forward at a page
 */
export function orderAnnouncer(open: (path: string) => void): (order: Announced) => void {
  const known = new Set<number>();
  const shown = new Set<Notification>();
  return ({ orderId, title, body }) => {
    if (known.has(orderId) || !Notification.isSupported()) return;
    const notification = new Notification({ title, body, silent: true, urgency: "critical", timeoutType: "never" });
    notification.on("click", () => open(`/admin/orders/${orderId}`));
    notification.on("close", () => shown.delete(notification));
    shown.add(notification); // referenced: a garbage-collected notification loses its click handler
    known.add(orderId);
    const [[oldest], [oldestShown]] = [known, shown];
    if (known.size > remembered && oldest !== undefined) known.delete(oldest);
    if (shown.size > maxShown && oldestShown) {
      shown.delete(oldestShown);
      oldestShown.close();
    }
    notification.show();
  };
}
