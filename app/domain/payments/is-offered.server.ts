import { isPayable } from "#app/domain/settings/payments-setting.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { isTransfer, type PaymentMethod } from "./method.ts";

/** Whether a customer can pay by a method now: a transfer needs somebody to pay to. */
export async function isOffered(method: PaymentMethod): Promise<boolean> {
  return !isTransfer(method) || isPayable((await findShopSettings()).payments[method]);
}
