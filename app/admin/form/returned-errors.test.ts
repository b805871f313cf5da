import { expect, test } from "vitest";
import { mendedIn } from "./returned-errors.ts";

test("a field that was mended has its error again when the form comes back another time", () => {
  const [first, second] = [{ error: { price: ["Too low."] } }, { error: { price: ["Too low."] } }];
  const mended = { result: first, names: new Set(["price"]) };
  expect([...mendedIn(mended, first)]).toEqual(["price"]);
  expect([...mendedIn(mended, second)]).toEqual([]);
  expect([...mendedIn(undefined, first)]).toEqual([]);
});
