import type { PaymentMethod } from "#app/generated/prisma/enums.ts";

/** The ways in which money comes in for a khata, the usual one first. */
export const khataMethods = [
  "cash",
  "jazzcash",
  "easypaisa",
  "raast",
  "bank_transfer",
  "card",
] as const satisfies readonly PaymentMethod[];

/** One of them. */
export type KhataMethod = (typeof khataMethods)[number];
