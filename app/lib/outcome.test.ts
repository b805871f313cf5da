import { expect, test } from "vitest";
import { done, refused } from "./outcome.ts";

test("an outcome is either what happened or why it did not", () => {
  expect(done(7)).toEqual({ ok: true, value: 7 });
  expect(refused("cart.short", { field: "quantity", values: { left: "2", product: "Tomatoes" } })).toEqual({
    ok: false,
    refusal: { code: "cart.short", field: "quantity", values: { left: "2", product: "Tomatoes" } },
  });
});
