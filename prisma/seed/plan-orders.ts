import type { OrderStatus } from "#app/domain/orders/status.ts";
import { addDays, karachiDate, karachiTime, startOfKarachiDay } from "#app/lib/dates.ts";
import { daysBefore, minutesAfter } from "./days-before.ts";
import type { Random } from "./random.ts";
import { type Customer, customers } from "./seed-people.ts";

/** Who ordered when, and how far it has come; oldest first, so a later order has a higher number. */
export type Plan = { customer: Customer; placedAt: Date; daysAgo: number; status: OrderStatus };

const pastOrders = 110;
const [ayesha, ...others] = customers as [Customer, ...Customer[]];
const newcomers = customers.slice(-5);

/** What is on the shop's hands now: whose, how far, and how many minutes ago it was placed. Ayesha has one of each. */
const openOrders = [
  [newcomers[0], "out for delivery", 230],
  [ayesha, "out for delivery", 190],
  [newcomers[1], "preparing", 140],
  [ayesha, "preparing", 110],
  [newcomers[2], "preparing", 85],
  [ayesha, "confirmed", 55],
  [newcomers[3], "confirmed", 35],
  [others[0], "pending", 23],
  [newcomers[4], "pending", 14],
  [ayesha, "pending", 6],
] as const;

/** 120 orders over the last twelve months, more of them lately: the past ones delivered or cancelled, ten still open. */
export function planOrders(random: Random, now: Date): Plan[] {
  const past = Array.from({ length: pastOrders }, (_, at) => planPast(random, now, at));
  const open = openOrders.map(([customer, status, minutesAgo]): Plan => {
    return { customer: customer as Customer, placedAt: minutesAfter(lastOpenMoment(now), -minutesAgo), daysAgo: 0, status };
  });
  return [...past, ...open].sort((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
}

function planPast(random: Random, now: Date, at: number): Plan {
  const daysAgo = 2 + Math.floor(361 * ((at + random.next()) / pastOrders) ** 1.3);
  const placedAt = minutesAfter(startOfKarachiDay(addDays(karachiDate(now), -daysAgo)), random.between(9 * 60, 21 * 60 + 30));
  return { customer: pastCustomer(at, daysAgo), placedAt, daysAgo, status: at % 13 === 6 ? "cancelled" : "delivered" };
}

/** Every eighth order is Ayesha's; the others take turns, and nobody orders before registering. */
function pastCustomer(at: number, daysAgo: number): Customer {
  if (at % 8 === 3) return ayesha;
  const joined = others.filter(({ joinedDaysAgo }) => joinedDaysAgo > daysAgo);
  return joined[(at * 7) % joined.length] ?? ayesha;
}

/** Now, or a little before closing time when the shop is shut: nobody carries groceries at two in the morning. */
export function lastOpenMoment(now: Date): Date {
  const time = karachiTime(now);
  if (time >= "10:00" && time < "22:00") return now;
  const day = time < "10:00" ? karachiDate(daysBefore(now, 1)) : karachiDate(now);
  return minutesAfter(startOfKarachiDay(day), 21 * 60 + 50);
}
