import type { OrderStatus } from "./status.ts";

/**
 * The sentences of `notices` that tell a customer about their order: what to keep ready for the rider, and what will be given back of an order that changed.
 *
 * @param to the status it came to, or that its contents changed or money went back
 * @param isEmpty whether nothing is left in it
 * @param due what is due of it then, paisa
 */
export function noticeKey<To extends OrderStatus | "changed" | "refunded">(to: To, due: number, isEmpty = false) {
  if (to === "out for delivery") return due > 0 ? "out-to-pay" : "out-paid";
  if (to === "changed" && isEmpty && due >= 0) return "emptied";
  if (to === "changed") return due < 0 ? "changed-to-refund" : due > 0 ? "changed-to-pay" : "changed";
  return to as Exclude<To, "out for delivery">;
}
