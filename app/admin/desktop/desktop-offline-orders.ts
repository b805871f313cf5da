import type { OfflineOrders } from "#app/contract/offline-orders.ts";
import { notifyDesktop } from "./desktop-bridge.ts";

/** Leaves the list on the screen with the window, to be read while the shop cannot be reached. */
export const saveOfflineOrders = (list: OfflineOrders): void => notifyDesktop("keep-list", list);
