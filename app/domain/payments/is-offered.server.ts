import { isPayable } from "#app/domain/settings/payments-setting.server.ts";
import { findShopFacts } from "#app/domain/settings/shop-facts.server.ts";
import { isTransfer, type PaymentMethod } from "./method.ts";

/** Whether a customer can pay by a method now: a transfer needs somebody to pay to. */
export async function isOffered(method: PaymentMethod): Promise<boolean> {
  return !isTransfer(method) || isPayable((await findShopFacts()).payments[method]);
}
