import type { OrderStatus } from "#app/domain/orders/status.ts";

type Key = `status.${Exclude<OrderStatus, "out for delivery"> | "out-for-delivery"}`;

/** Text key of a status. */
export const statusKey = (status: OrderStatus): Key => `status.${status.replaceAll(" ", "-")}` as Key;
