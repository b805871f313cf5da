import { adminOrders as en } from "./en/admin-orders.ts";
import { adminOrders as ur } from "./ur/admin-orders.ts";

/** The orders desk. */
export const adminOrders = { en, ur };
