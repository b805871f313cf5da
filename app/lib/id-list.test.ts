import fc from "fast-check";
import { expect, test } from "vitest";
import { readIds, writeIds } from "./id-list.ts";

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2_000_000_000 }), { maxLength: 50 });

test("what was written is read again, in ascending order", () => {
  const ascending = (list: readonly number[]) => [...list].sort((one, other) => one - other);
  fc.assert(fc.property(ids, (list) => readIds(writeIds(list)).join() === ascending(list).join()));
});

test("a thousand of a hundred thousand rows fit a cookie", () => {
  const thousand = Array.from({ length: 1000 }, (_, at) => 1 + at * 100);
  expect(writeIds(thousand).length).toBeLessThan(3100);
});

test.each(["", "1,2", "..", "-1", "zzzzzzz", "0", "zzzzzz.1", "1 2", "<b>"])("a text that is no list has no ids: %s", (text) => {
  expect(readIds(text)).toEqual([]);
});
