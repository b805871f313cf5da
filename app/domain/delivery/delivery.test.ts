import { describe, expect, test } from "vitest";
import { type Paisa, rupees } from "#app/lib/money.ts";
import { deliveryCharge, missingForFree } from "./charge.ts";
import { isOpenSlot, openSlots, slotTimes } from "./slots.ts";
import { zoneNames } from "./zone-names.ts";

const zone = { charge: rupees(200), freeAbove: rupees(2000) };
const hours = { firstSlot: "10:00", lastSlot: "20:00", sameDayUntil: "18:00" };

describe("the charge", () => {
  test.each([
    [1999, 200],
    [2000, 200],
    [2000.01, 0],
    [5000, 0],
  ])("A1.07 an order of Rs. %d pays Rs. %d", (subtotal, charge) => {
    expect(deliveryCharge(rupees(subtotal), zone)).toBe(rupees(charge));
  });

  test("A1.09 a threshold of 0 or less means never free", () => {
    expect(deliveryCharge(rupees(100_000), { charge: rupees(150), freeAbove: 0 as Paisa })).toBe(rupees(150));
    expect(missingForFree(rupees(100), { charge: rupees(150), freeAbove: -5 as Paisa })).toBeNull();
  });

  test("the bar counts down to free and never promises it at the threshold itself", () => {
    expect(missingForFree(rupees(1364), zone)).toBe(rupees(636));
    expect(missingForFree(rupees(2000), zone)).toBe(rupees(1));
    expect(missingForFree(rupees(2001), zone)).toBe(0);
  });
});

describe("the slots", () => {
  test("are two hours long from ten in the morning to ten at night", () => {
    expect(slotTimes(hours)).toEqual(["10:00:00", "12:00:00", "14:00:00", "16:00:00", "18:00:00", "20:00:00"]);
  });

  test("A1.08 before 18:00 in Karachi today is offered, afterwards tomorrow is the earliest", () => {
    expect(openSlots(new Date("2026-11-20T10:30:00Z"), hours)[0]).toEqual({ date: "2026-11-20", time: "16:00:00" });
    expect(openSlots(new Date("2026-11-20T12:59:00Z"), hours)[0]).toEqual({ date: "2026-11-20", time: "18:00:00" });
    expect(openSlots(new Date("2026-11-20T13:00:00Z"), hours)[0]).toEqual({ date: "2026-11-21", time: "10:00:00" });
  });

  test("the day is Karachi's, also when it is still yesterday in London", () => {
    expect(openSlots(new Date("2026-11-19T20:00:00Z"), hours)[0]).toEqual({ date: "2026-11-20", time: "10:00:00" });
  });

  test("reach a week ahead and know no odd hours", () => {
    const at = new Date("2026-11-20T06:00:00Z");
    expect(isOpenSlot({ date: "2026-11-27", time: "10:00:00" }, at, hours)).toBe(true);
    expect(isOpenSlot({ date: "2026-11-28", time: "10:00:00" }, at, hours)).toBe(false);
    expect(isOpenSlot({ date: "2026-11-21", time: "11:00:00" }, at, hours)).toBe(false);
    expect(isOpenSlot({ date: "2026-11-19", time: "20:00:00" }, at, hours)).toBe(false);
  });
});

test("the city has 75 zones, each named once", () => {
  expect(new Set(zoneNames).size).toBe(75);
});
