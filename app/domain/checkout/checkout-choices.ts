import type { PaymentMethod, Substitution } from "#app/generated/prisma/enums.ts";

/** The ways to pay that the storefront offers; a card needs the shop's terminal. */
export const webPaymentMethods = ["cash", "bank_transfer", "jazzcash", "easypaisa"] as const satisfies readonly PaymentMethod[];

/** What to do when something is not to be had on the day. */
export const substitutions = ["call", "similar", "leave_out"] as const satisfies readonly Substitution[];
