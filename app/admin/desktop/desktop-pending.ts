import { desktopBridge, notifyDesktop } from "./desktop-bridge.ts";

/**
 * Shows how many orders wait for somebody, at the program's icon and in the tray; an installed web page has an icon too.
 *
 * @param label the same as a sentence, such as "3 orders wait"
 */
export function showPending(count: number, label: string): void {
  if (desktopBridge()) notifyDesktop("show-pending", { count, label });
  else if ("setAppBadge" in navigator) void navigator.setAppBadge(count).catch(() => undefined);
}
