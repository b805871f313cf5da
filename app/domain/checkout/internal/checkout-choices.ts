import { transferMethods } from "#app/domain/settings/transfer-methods.ts";
import type { PaymentMethod, Substitution } from "#app/generated/prisma/enums.ts";

/** The ways to pay of the storefront, each transfer only while its payee is set; a card needs the shop's terminal. */
export const webPaymentMethods = ["cash", ...transferMethods] as const satisfies readonly PaymentMethod[];

/** What to do when something is not to be had on the day. */
export const substitutions = ["call", "similar", "leave_out"] as const satisfies readonly Substitution[];
