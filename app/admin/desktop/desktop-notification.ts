import type { Takes } from "#app/contract/desktop.ts";
import { desktopBridge, notifyDesktop } from "./desktop-bridge.ts";

/** Whether a notification of a new order would be shown: always in the desktop window, in a browser with permission. */
export function canNotify(): "yes" | "ask" | "no" {
  if (desktopBridge()) return "yes";
  if (typeof Notification === "undefined") return "no";
  return ({ granted: "yes", default: "ask", denied: "no" } as const)[Notification.permission];
}

/** Requests the notification permission; browsers require a user gesture. */
export async function requestNotificationPermission(): Promise<boolean> {
  if (canNotify() === "ask") await Notification.requestPermission().catch(() => undefined);
  return canNotify() === "yes";
}

/**
 * Shows a notification of a new order. A click opens the order.
 *
 * @param open navigates to an admin address
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
