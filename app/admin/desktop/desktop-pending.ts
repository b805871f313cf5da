import { desktopBridge, notifyDesktop } from "./desktop-bridge.ts";

/**
 * Shows the number of pending orders as badge of the app icon and in the tray; an installed web app has an icon too.
 *
 * @param label the same as a sentence, such as "3 orders wait"
 */
export function showPending(count: number, label: string): void {
  if (desktopBridge()) notifyDesktop("show-pending", { count, label });
  else if ("setAppBadge" in navigator) void navigator.setAppBadge(count).catch(() => undefined);
}
