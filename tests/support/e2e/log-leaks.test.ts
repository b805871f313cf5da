import { expect, test } from "vitest";
import { findLeaks } from "./log-leaks.ts";

const line = (more: object) => JSON.stringify({ level: 30, requestId: "923012345678", path: "/auth", ...more });

test.each([
  { msg: "sent to +923012345678" },
  { msg: "0301-2345678 is not on WhatsApp" },
  { err: "550 ayesha@made.test is unknown" },
  { path: "/reset-password?token=abc" },
  { text: "Assalam o Alaikum Ayesha" },
  { where: "House 12, Street 4" },
])("a line with %j is found", (more) => {
  expect(findLeaks(`${line({})}\n${line(more)}\n`)).toEqual([line(more)]);
});

test("ids, times and what the start prints are no find", () => {
  expect(
    findLeaks(
      `  customer@demo.test     customer\n${line({ outbox: "3012345678901", ms: 3012.5, time: "2026-11-20T08:00:00Z" })}`,
    ),
  ).toEqual([]);
});
