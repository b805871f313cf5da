import type { OfflineOrders } from "#app/contract/offline-orders.ts";
import { notifyDesktop } from "./desktop-bridge.ts";

/** Stores the list on the screen in the desktop window, for reading while the server cannot be reached. */
export const saveOfflineOrders = (list: OfflineOrders): void => notifyDesktop("keep-list", list);
