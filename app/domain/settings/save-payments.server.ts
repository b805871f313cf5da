import type { Outcome } from "#app/lib/outcome.ts";
import { saveSetting } from "./internal/save-setting.server.ts";
import type { PaymentsChange } from "./payments-form.server.ts";
import { paymentsKey, paymentsSetting } from "./payments-setting.server.ts";

/**
 * Saves where customers pay. A method without a payee is offered no more; orders that are to be paid by it stay as they are.
 *
 * @param edit the version that was edited, null saves over whatever is there; and by whom
 * @returns refused with `settings.changed-meanwhile`
 */
export const savePayments = (change: PaymentsChange, edit: { version: string | null; by: number }): Promise<Outcome<void>> =>
  saveSetting({ key: paymentsKey, schema: paymentsSetting }, change, edit);
