import { expect, test } from "vitest";
import { sizedName } from "./sized-name.ts";

test.each([
  ["Potatoes", { unit: "kg" }, "Potatoes 1 kg"],
  ["Potatoes", { unit: "kg", unitSize: "2.5" }, "Potatoes 2.5 kg"],
  ["Sunridge Chakki Atta 5 kg", { unit: "kg", unitSize: "5" }, "Sunridge Chakki Atta 5 kg"],
  ["Nestlé Pure Life Water, 19 L Refill", { unit: "L", unitSize: "19" }, "Nestlé Pure Life Water, 19 L Refill"],
  ["Milk 1.5 L", { unit: "L", unitSize: "5" }, "Milk 1.5 L 5 L"],
  ["Cauliflower", { unit: "each", unitSize: "1" }, "Cauliflower 1 pc"],
])("%s of %o is called %s in a title", (name, size, called) => {
  expect(sizedName(name, size)).toBe(called);
});
