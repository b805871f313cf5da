import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDays,
  addMonths,
  formatDate,
  formatDateTime,
  formatTime,
  karachiDate,
  karachiMonth,
  karachiTime,
  parseDate,
  startOfKarachiDay,
  startOfKarachiMonth,
} from "./dates.ts";

const anyInstant = fc.date({ min: new Date("2010-01-01"), max: new Date("2090-01-01"), noInvalidDate: true });

describe("the shop's day turns over at midnight in Karachi, 19:00 UTC", () => {
  test.each([
    { instant: "2026-11-20T18:59:59Z", date: "2026-11-20", time: "23:59" },
    { instant: "2026-11-20T19:00:00Z", date: "2026-11-21", time: "00:00" },
    { instant: "2026-12-31T20:30:00Z", date: "2027-01-01", time: "01:30" },
  ])("$instant is $date $time", ({ instant, date, time }) => {
    expect(karachiDate(new Date(instant))).toBe(date);
    expect(karachiTime(new Date(instant))).toBe(time);
    expect(karachiMonth(new Date(instant))).toBe(date.slice(0, 7));
  });

  test("a day begins where the one before ends", () => {
    expect(startOfKarachiDay("2026-11-20")).toEqual(new Date("2026-11-19T19:00:00Z"));
    expect(startOfKarachiMonth("2026-11")).toEqual(new Date("2026-10-31T19:00:00Z"));
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const date = karachiDate(instant);
        return startOfKarachiDay(date) <= instant && instant < startOfKarachiDay(addDays(date, 1));
      }),
    );
  });

  test("in the summer of 2008, when the country put its clocks forward, the day began at 18:00 UTC", () => {
    expect(startOfKarachiDay("2008-07-15")).toEqual(new Date("2008-07-14T18:00:00Z"));
  });
});

test("days and months are counted across the ends of months and years", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
  expect(addMonths("2026-01", -1)).toBe("2025-12");
  expect(addMonths("2026-11", 3)).toBe("2027-02");
});

test("dates and times are written in the visitor's language", () => {
  expect(formatDate("2026-11-20", "en")).toBe("Fri 20 Nov 2026");
  expect(formatDate("2026-11-20", "ur")).toBe("Juma 20 Nov 2026");
  expect(formatDate("2027-01-03", "ur")).toBe("Itwar 3 Jan 2027");
  expect(formatDateTime(new Date("2026-11-20T09:05:00Z"), "en")).toBe("Fri 20 Nov 2026, 2:05\u00a0pm");
});

test.each([
  ["00:00", "12:00 am"],
  ["09:30", "9:30 am"],
  ["12:00:00", "12:00 pm"],
  ["22:00:00", "10:00 pm"],
])("%s is read as %s", (time, text) => {
  expect(formatTime(time)).toBe(text.replace(" ", "\u00a0"));
});

test.each(["", "2026-02-30", "2026-13-01", "20-11-2026", "2026-11-20T10:00", "9999-01-01", "1e308", "2026-1-1"])(
  "%j is no date",
  (text) => {
    expect(parseDate(text)).toBeNull();
  },
);

test("a date that a form sends is understood", () => {
  expect(parseDate("2028-02-29")).toBe("2028-02-29");
});

test("what is not a date is never shown as one", () => {
  expect(() => formatDate("soon", "en")).toThrow(RangeError);
  expect(() => karachiDate(new Date(Number.NaN))).toThrow(RangeError);
});
