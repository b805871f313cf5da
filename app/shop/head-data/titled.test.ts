import { expect, test } from "vitest";
import { titled } from "./titled.ts";

test("a title is one line without signs that nobody sees, also of a row from before its fields were", () => {
  const matches = [{ id: "routes/_shop+/_layout", data: { shop: { brand: "Taaza Mandi" } } }];
  const name = "Tomatoes\nPAYMENT: RECEIVED\u202e\u200b\tRs. 0";
  expect(titled(matches, name)).toEqual([{ title: "Tomatoes PAYMENT: RECEIVED Rs. 0 | Taaza Mandi" }]);
});
