import type { Takes } from "#app/contract/desktop.ts";
import { desktopBridge, notifyDesktop } from "./desktop-bridge.ts";

/** Whether a new order would be announced here: by the window always, by a browser when it was allowed to. */
export function canNotify(): "yes" | "ask" | "no" {
  if (desktopBridge()) return "yes";
  if (typeof Notification === "undefined") return "no";
  return ({ granted: "yes", default: "ask", denied: "no" } as const)[Notification.permission];
}

/** Asks the browser to be allowed to announce orders; call it from a press of a button, or browsers refuse. */
export async function requestNotificationPermission(): Promise<boolean> {
  if (canNotify() === "ask") await Notification.requestPermission().catch(() => undefined);
  return canNotify() === "yes";
}

/**
 * Announces a new order outside of the page. Pressing it opens the order.
 *
 * @param open goes to an address of the back office
 */
export function notifyOfOrder(order: Takes<"announce-order">, open: (path: string) => void): void {
  if (desktopBridge()) notifyDesktop("announce-order", order);
  else if (canNotify() === "yes") announceInBrowser(order, open);
}

function announceInBrowser({ orderId, title, body }: Takes<"announce-order">, open: (path: string) => void): void {
  const notification = new Notification(title, { body, tag: `order-${orderId}` });
  notification.onclick = () => {
    window.focus();
    open(`/admin/orders/${orderId}`);
    notification.close();
  };
}
