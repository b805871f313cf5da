import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { karachiInstant, karachiTime } from "#app/lib/dates.ts";
import { afterQuiet, isQuiet, nextQuiet } from "#app/lib/quiet-hours.ts";
import { campaignBadge, countLetters, isRecurring, type ScheduleType, scheduleTypes } from "./campaign.ts";
import { endOfDay, nextOccurrence, type Schedule } from "./schedule.ts";

/** An instant as the shop's wall clock has it, `2026-01-31 10:00`. */
const at = (text: string) => karachiInstant(text.slice(0, 10), text.slice(11));
const every = (scheduleType: ScheduleType, first: string, more: Partial<Schedule> = {}): Schedule => ({
  ...{ scheduleType, frequencyInterval: 1, scheduledTime: at(first), endDate: null, ...more },
});

/** What a schedule comes to when each run looks for its next one. */
function runsOf(schedule: Schedule, count: number): (Date | null)[] {
  const runs: (Date | null)[] = [schedule.scheduledTime];
  while (runs.length < count) runs.push(nextOccurrence(schedule, runs.at(-1) ?? new Date(8.64e15)));
  return runs;
}

test("B9.11 the schedule types are immediate, scheduled, hourly, daily, weekly and monthly; hourly to monthly are recurring", () => {
  expect(scheduleTypes).toEqual(["immediate", "scheduled", "hourly", "daily", "weekly", "monthly"]);
  expect(scheduleTypes.filter(isRecurring)).toEqual(["hourly", "daily", "weekly", "monthly"]);
});

describe("the runs of a campaign", () => {
  test.each([
    ["hourly", "2026-11-20 10:30", ["2026-11-20 11:30", "2026-11-20 12:30"]],
    ["daily", "2026-11-29 10:00", ["2026-11-30 10:00", "2026-12-01 10:00"]],
    ["weekly", "2026-11-20 10:00", ["2026-11-27 10:00", "2026-12-04 10:00"]],
    ["monthly", "2026-01-31 10:00", ["2026-02-28 10:00", "2026-03-31 10:00", "2026-04-30 10:00"]],
    ["monthly", "2027-12-30 18:00", ["2028-01-30 18:00", "2028-02-29 18:00", "2028-03-30 18:00"]],
  ] as const)("%s from %s is %j", (type, first, later) => {
    expect(runsOf(every(type, first), later.length + 1)).toEqual([at(first), ...later.map(at)]);
  });

  test("come every second or third unit by the interval", () => {
    expect(runsOf(every("weekly", "2026-11-20 10:00", { frequencyInterval: 2 }), 3).at(-1)).toEqual(at("2026-12-18 10:00"));
    expect(runsOf(every("monthly", "2026-11-30 10:00", { frequencyInterval: 3 }), 2).at(-1)).toEqual(at("2027-02-28 10:00"));
    expect(runsOf(every("hourly", "2026-11-20 10:00", { frequencyInterval: 5 }), 2).at(-1)).toEqual(at("2026-11-20 15:00"));
  });

  test("end with the last day, which counts", () => {
    const daily = every("daily", "2026-11-20 18:00", { endDate: endOfDay("2026-11-22") });
    expect(runsOf(daily, 4)).toEqual([at("2026-11-20 18:00"), at("2026-11-21 18:00"), at("2026-11-22 18:00"), null]);
  });

  test("are one for a campaign at one time, and none more for one that is sent at once", () => {
    expect(nextOccurrence(every("scheduled", "2026-11-20 10:00"), at("2026-11-19 10:00"))).toEqual(at("2026-11-20 10:00"));
    expect(nextOccurrence(every("scheduled", "2026-11-20 10:00"), at("2026-11-20 10:00"))).toBeNull();
    const atOnce: Schedule = { scheduleType: "immediate", frequencyInterval: 1, scheduledTime: null, endDate: null };
    expect(nextOccurrence(atOnce, at("2026-11-20 10:00"))).toBeNull();
  });

  test("after a standstill of years go on with the next one", () => {
    expect(nextOccurrence(every("hourly", "2024-01-01 10:30"), at("2026-11-20 10:00"))).toEqual(at("2026-11-20 10:30"));
    expect(nextOccurrence(every("monthly", "2024-01-31 10:00"), at("2026-02-28 10:00"))).toEqual(at("2026-03-31 10:00"));
  });

  test("of any schedule lie after the instant, and the one before does not", () => {
    const start = at("2026-01-31 10:00").getTime();
    const minutes = fc.integer({ min: 0, max: 3 * 365 * 24 * 60 });
    const recurring = fc.constantFrom("hourly", "daily", "weekly", "monthly" as const);
    fc.assert(
      fc.property(recurring, fc.integer({ min: 1, max: 365 }), minutes, (type, frequencyInterval, later) => {
        const schedule = every(type as ScheduleType, "2026-01-31 10:00", { frequencyInterval });
        const after = new Date(start + later * 60_000);
        const next = nextOccurrence(schedule, after);
        if (!next || next <= after) return false;
        return nextOccurrence(schedule, new Date(next.getTime() - 1))?.getTime() === next.getTime();
      }),
    );
  });
});

describe("the quiet hours", () => {
  test.each([
    ["2026-11-20 08:59", true, "2026-11-20 09:00"],
    ["2026-11-20 09:00", false, "2026-11-20 09:00"],
    ["2026-11-20 20:59", false, "2026-11-20 20:59"],
    ["2026-11-20 21:00", true, "2026-11-21 09:00"],
    ["2026-11-20 00:00", true, "2026-11-20 09:00"],
  ])("%s: %s, and what is due then leaves at %s", (time, quiet, leaves) => {
    expect(isQuiet(at(time))).toBe(quiet);
    expect(afterQuiet(at(time))).toEqual(at(leaves));
  });

  test("begin at 21:00", () => {
    expect(karachiTime(nextQuiet(at("2026-11-20 12:34")))).toBe("21:00");
  });
});

test("B4.09 a campaign that is not sent yet is Scheduled or Recurring, and Pending by default", () => {
  const badge = (status: string, scheduleType: string) =>
    campaignBadge({ status, scheduleType, isRecurring: isRecurring(scheduleType as ScheduleType) });
  expect(scheduleTypes.map((type) => badge(type === "immediate" ? "pending" : "scheduled", type))).toEqual([
    "pending",
    "scheduled",
    "recurring",
    "recurring",
    "recurring",
    "recurring",
  ]);
  expect(["sent", "failed", "missed"].map((status) => badge(status, "daily"))).toEqual(["sent", "failed", "missed"]);
});

test("letters are counted as people see them", () => {
  expect([countLetters("aloo"), countLetters("🛒🛒"), countLetters("آلو"), countLetters("")]).toEqual([4, 2, 3, 0]);
});
