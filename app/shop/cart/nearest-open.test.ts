import { expect, test } from "vitest";
import { nearestOpen } from "./nearest-open.ts";

const today = "2026-11-20";
const tomorrow = "2026-11-21";
const slots = [
  { date: today, time: "18:00:00" },
  { date: today, time: "20:00:00" },
  { date: tomorrow, time: "10:00:00" },
  { date: tomorrow, time: "20:00:00" },
];

test.each([
  ["is kept while it is open", { date: today, time: "20:00:00" }, { date: today, time: "20:00:00" }],
  ["gives way to the next of its day once it has passed", { date: today, time: "16:00:00" }, { date: today, time: "18:00:00" }],
  ["moves within the day that is chosen next", { date: tomorrow, time: "18:00:00" }, { date: tomorrow, time: "10:00:00" }],
  ["goes to the first day once its own has closed", { date: "2026-11-19", time: "20:00:00" }, { date: today, time: "20:00:00" }],
])("A2.09 a delivery time %s", (_, wanted, chosen) => {
  expect(nearestOpen(slots, wanted)).toEqual(chosen);
});

test("A2.09 while no time is open at all, what was wanted stays", () => {
  expect(nearestOpen([], { date: today, time: "18:00:00" })).toEqual({ date: today, time: "18:00:00" });
});
