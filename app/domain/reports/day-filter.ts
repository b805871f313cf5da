import { paymentMethods } from "#app/domain/payments/payment-status.ts";
import type { Period } from "./periods.ts";

/** What a movement of money is: money that came in, what went back, what came in for a khata, and goods that went out on one. */
export const movementKinds = ["received", "refund", "khata-paid", "khata-given"] as const;

/** One of them. */
export type MovementKind = (typeof movementKinds)[number];

/** The ways in which money moves, in the order of the day's rows; goods on khata are none of them. */
export const dayWays = paymentMethods.filter((method) => method !== "khata");

/** One of them. */
export type DayWay = Exclude<(typeof paymentMethods)[number], "khata">;

/** So many days are added up at once: a year. */
export const mostDays = 366;

/** The days of a report in Karachi, and one hour of the clock in them, 0 to 23; null for the whole day. */
export type DayFilter = Period & { hour: number | null };

/** Which movements of those days: of some kinds, in one way, by one person; "nobody" is what came in by itself, as from a bank. */
export type MovementFilter = DayFilter & { kinds: readonly MovementKind[]; way: DayWay | null; by: number | "nobody" | null };
