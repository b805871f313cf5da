import { expect, test } from "vitest";
import { changeOf } from "./change.ts";
import { daysOf, instantsOf, monthsUpTo, periodsOn, wholeMonth } from "./periods.ts";

test.each([
  ["2026-11-20", "2026-11-01", "2026-10-01", "2026-10-20"],
  ["2026-03-31", "2026-03-01", "2026-02-01", "2026-02-28"],
  ["2028-03-30", "2028-03-01", "2028-02-01", "2028-02-29"],
  ["2026-01-01", "2026-01-01", "2025-12-01", "2025-12-01"],
  ["2026-12-31", "2026-12-01", "2026-11-01", "2026-11-30"],
])("on %s the month so far is compared with the same days of the month before", (today, from, before, until) => {
  expect(periodsOn(today)).toEqual({ current: { from, to: today }, previous: { from: before, to: until } });
});

test("a month, its days and its instants are those of Karachi", () => {
  expect(wholeMonth("2026-02")).toEqual({ from: "2026-02-01", to: "2026-02-28" });
  expect(daysOf({ from: "2026-02-27", to: "2026-03-01" })).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
  expect(monthsUpTo("2026-02", 4)).toEqual(["2025-11", "2025-12", "2026-01", "2026-02"]);
  expect(instantsOf({ from: "2026-11-01", to: "2026-11-30" })).toEqual({
    since: new Date("2026-10-31T19:00:00Z"),
    until: new Date("2026-11-30T19:00:00Z"),
  });
});

test("A9.16 a change is (current - previous) / previous x 100, nothing against nothing is 0, and something against nothing is new", () => {
  expect([changeOf(150, 100), changeOf(50, 200), changeOf(0, 80), changeOf(70, 70)]).toEqual([50, -75, -100, 0]);
  expect([changeOf(0, 0), changeOf(12, 0), changeOf(-50, -100)]).toEqual([0, "new", 50]);
});
