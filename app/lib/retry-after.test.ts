import { expect, test } from "vitest";
import { readRetryAfter } from "./retry-after.ts";

const at = new Date("2026-11-20T08:00:00Z");

test.each([
  ["600", 600],
  [" 0 ", 0],
  ["1.5", 1.5],
  ["Fri, 20 Nov 2026 08:10:00 GMT", 600],
  ["Fri, 20 Nov 2026 07:10:00 GMT", 0],
  ["864000", 86_400],
  ["soon", null],
  ["-5", null],
  ["", null],
  [undefined, null],
])("Retry-After %j means %j seconds", (header, seconds) => {
  expect(readRetryAfter(header, at)).toEqual(seconds === null ? null : new Date(at.getTime() + seconds * 1000));
});
