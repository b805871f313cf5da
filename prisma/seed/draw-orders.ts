import type { Slot } from "#app/domain/delivery/slots.ts";
import { orderTotal } from "#app/domain/orders/order-total.ts";
import type { PaymentMethod } from "#app/generated/prisma/enums.ts";
import { type Paisa, paisa } from "#app/lib/money.ts";
import { crockford } from "#app/lib/tracking-id.ts";
import { minutesAfter } from "./days-before.ts";
import { fillBasket, type Line } from "./fill-basket.ts";
import { lastOpenMoment, type Plan, planOrders } from "./plan-orders.ts";
import type { Random } from "./random.ts";
import { chargeOf } from "./seed-zones.ts";
import { chooseSlot, type HistoryStep, writeOrderHistory } from "./write-order-history.ts";

/** A past or present order of the demo shop, whole: its tables are written from it. Money in paisa. */
export type DrawnOrder = Plan & {
  id: number;
  trackingId: string;
  lines: Line[];
  slot: Slot;
  story: HistoryStep[];
  zoneId: number | null;
  subtotal: Paisa;
  charge: Paisa;
  rounding: Paisa;
  total: Paisa;
  method: PaymentMethod;
  reference: string | null;
  /** when the money came in, null while it is owed */
  paidAt: Date | null;
  /** when it went back; only ever after a cancellation, and of every third not yet */
  refundedAt: Date | null;
};

/** What its totals are rounded to, in paisa. */
export const roundingStep = 100;

/** The demo shop's 120 orders, numbered by the time they were placed. */
export function drawOrders(random: Random, now: Date): DrawnOrder[] {
  return planOrders(random, now).map((plan, at) => {
    const lines = fillBasket(random, plan.daysAgo);
    const subtotal = paisa(lines.reduce((total, { lineTotal }) => total + lineTotal, 0));
    const slot = chooseSlot(random, plan, lastOpenMoment(now));
    const story = writeOrderHistory(random, plan, slot);
    const id = at + 1;
    const { zoneId, charge } = chargeOf(plan.customer.zone, subtotal);
    return {
      ...plan,
      id,
      trackingId: trackingId(random),
      lines,
      slot,
      story,
      zoneId,
      subtotal,
      charge,
      ...orderTotal({ subtotal, charge, step: roundingStep }),
      ...payment(random, { ...plan, id, story }),
    };
  });
}

function payment(random: Random, { id, status, placedAt, story }: Plan & { id: number; story: HistoryStep[] }) {
  const drawn = random.pick<PaymentMethod>(["cash", "cash", "cash", "cash", "cash", "jazzcash", "easypaisa", "bank_transfer"]);
  const number = drawn === "cash" ? 10 ** 9 + id : random.between(10 ** 9, 10 ** 10 - 1);
  const method = status === "pending" && id % 7 === 0 ? "easypaisa" : drawn; // the demo has a transfer that nobody has looked for yet
  const reference = method === "cash" ? null : `${method.slice(0, 2).toUpperCase()}${number}`;
  const end = story.at(-1)?.at ?? placedAt;
  const isChecked = method !== "cash" && status !== "pending"; // of a new order nobody has looked for the transfer yet
  const prepaidAt = isChecked ? minutesAfter(placedAt, 3) : null;
  if (status === "cancelled") {
    const refundedAt = prepaidAt && id % 3 !== 0 ? minutesAfter(end, 60) : null;
    return { method, reference, paidAt: prepaidAt, refundedAt };
  }
  const isOwed = status !== "delivered" || id % 29 === 0;
  return { method, reference, paidAt: isOwed ? prepaidAt : (prepaidAt ?? end), refundedAt: null };
}

/** Thirteen characters as the shop itself would give, but the same in every demo. */
function trackingId(random: Random): string {
  return crockford(Uint8Array.from({ length: 8 }, () => random.between(0, 255)));
}
