import { describe, expect, test } from "vitest";
import { orderSteps, type StepsOf, slotCountdown } from "./order-steps.ts";

const at = (time: string) => new Date(`2026-11-24T${time}:00+05:00`);
const order = (change: Partial<StepsOf> = {}): StepsOf => ({
  status: "confirmed",
  timeline: [
    { status: "pending", at: at("09:00") },
    { status: "confirmed", at: at("09:10") },
  ],
  deliveryDate: "2026-11-24",
  scheduledDeliveryTime: "16:00:00",
  riderMinutes: 25,
  ...change,
});
const stepsOf = (change?: Partial<StepsOf>) =>
  orderSteps(order(change)).map(({ status, state, at: reached, expected }) => [status, state, reached ?? expected]);

describe("the steps of an order", () => {
  test("have the times of what happened, and of what is ahead the times that the shop can say", () => {
    expect(stepsOf()).toEqual([
      ["pending", "past", at("09:00")],
      ["confirmed", "current", at("09:10")],
      ["preparing", "ahead", null],
      ["out for delivery", "ahead", at("16:35")],
      ["delivered", "ahead", at("17:00")],
    ]);
  });

  test("once the rider left, the arrival follows the rider's time to the zone", () => {
    const timeline = [...order().timeline, { status: "out for delivery" as const, at: at("16:20") }];
    expect(stepsOf({ status: "out for delivery", timeline }).at(-1)).toEqual(["delivered", "ahead", at("16:45")]);
    expect(stepsOf({ status: "out for delivery", timeline, riderMinutes: null }).at(-1)?.[2]).toEqual(at("17:00"));
  });

  test("an order that was moved back shows a step as ahead again, one that was cancelled has no steps", () => {
    const timeline = [...order().timeline, { status: "pending" as const, at: at("09:20") }];
    expect(stepsOf({ status: "pending", timeline }).slice(0, 2)).toEqual([
      ["pending", "current", at("09:20")],
      ["confirmed", "ahead", null],
    ]);
    expect(stepsOf({ status: "cancelled" })).toEqual([]);
  });

  test("without a slot and a rider's time nothing is promised", () => {
    const steps = orderSteps(order({ deliveryDate: null, scheduledDeliveryTime: null, riderMinutes: null }));
    expect(steps.every(({ expected }) => expected === null)).toBe(true);
  });
});

test("the countdown runs to the beginning of the slot, and says when its time is now or over", () => {
  expect(slotCountdown(order(), at("13:50"))).toEqual({ state: "before", minutes: 130 });
  expect(slotCountdown(order(), at("16:00"))).toEqual({ state: "now" });
  expect(slotCountdown(order(), at("18:00"))).toEqual({ state: "late" });
  for (const status of ["delivered", "cancelled"] as const) expect(slotCountdown(order({ status }), at("13:50"))).toBeNull();
  expect(slotCountdown(order({ deliveryDate: null }), at("13:50"))).toBeNull();
});
