import { expect, test } from "vitest";
import { itemsOf, jsonList } from "./json-list.ts";

test("a list that was written is read again, and an empty one is null", () => {
  const items = [{ name: 'K&N\'s "big" </script>', price: 12_000 }, { name: "آٹا" }];
  expect(itemsOf(jsonList(items))).toEqual(items);
  expect([jsonList([]), itemsOf(null)]).toEqual([null, []]);
});
