import { describe, expect, test } from "vitest";
import { isOpenSlot } from "#app/domain/delivery/slots.ts";
import { orderStatuses } from "#app/domain/orders/status.ts";
import { daysBefore } from "./days-before.ts";
import { drawOrders } from "./draw-orders.ts";
import { randomFrom } from "./random.ts";

const hours = { firstSlot: "10:00", lastSlot: "20:00", sameDayUntil: "18:00" };
const openings = [
  "2026-11-20T09:30:00Z", // 2:30 pm in Karachi
  "2026-11-20T21:00:00Z", // 2 am
  "2026-11-20T05:00:30Z", // 10 am, the shutter just up
  "2026-11-20T18:59:00Z", // a minute to midnight
  "2026-12-31T19:00:00Z", // midnight, New Year
  "2028-02-29T13:00:00Z", // 6 pm on a leap day
];

describe.each(openings)("a demo shop opened at %s", (opening) => {
  const now = new Date(opening);
  const orders = drawOrders(randomFrom(1), now);

  test("has 120 orders of 25 customers, Ayesha's in every status", () => {
    expect(orders).toHaveLength(120);
    expect(new Set(orders.map(({ customer }) => customer.id)).size).toBe(25);
    const hers = orders.filter(({ customer }) => customer.email === "customer@demo.test");
    expect([...new Set(hers.map(({ status }) => status))].sort()).toEqual([...orderStatuses].sort());
  });

  test("nothing happened in the future, before a year ago, before registering or out of order", () => {
    for (const { story, customer, status, id } of orders) {
      const times = story.map(({ at }) => at.getTime());
      expect(times, `order ${id}`).toEqual([...new Set(times)].sort((a, b) => a - b));
      expect(Math.max(...times)).toBeLessThanOrEqual(now.getTime());
      expect(Math.min(...times)).toBeGreaterThan(daysBefore(now, Math.min(366, customer.joinedDaysAgo)).getTime());
      expect(story.at(-1)?.status).toBe(status);
    }
  });

  test("some are of today or of last night, and each of the last twelve months has some", () => {
    expect(orders.filter(({ placedAt }) => placedAt > daysBefore(now, 1)).length).toBeGreaterThanOrEqual(10);
    const months = Array.from({ length: 12 }, (_, month) =>
      orders.filter(({ placedAt }) => placedAt <= daysBefore(now, month * 30) && placedAt > daysBefore(now, month * 30 + 30)),
    );
    expect(months.map(({ length }) => length).every((count) => count >= 3)).toBe(true);
  });

  test("what is not on the road goes out in a slot that was open when it was ordered", () => {
    for (const { slot, placedAt, status } of orders) {
      if (status !== "out for delivery") expect(isOpenSlot(slot, placedAt, hours)).toBe(true);
    }
  });
});

test("the lines add up, tracking ids are thirteen characters and every run draws the same", () => {
  const now = new Date("2026-11-20T09:30:00Z");
  const [once, again] = [drawOrders(randomFrom(1), now), drawOrders(randomFrom(1), now)];
  expect(again).toEqual(once);
  for (const { lines, subtotal, trackingId } of once) {
    expect(lines.reduce((total, { lineTotal }) => total + lineTotal, 0)).toBe(subtotal);
    expect(trackingId).toMatch(/^[0-9A-HJKMNP-TV-Z]{13}$/);
  }
});
