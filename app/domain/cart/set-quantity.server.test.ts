import { expect, test } from "vitest";
import { refusals } from "#app/i18n/refusals.ts";
import { translator } from "#app/i18n/translate.ts";
import type { Thousandths } from "#app/lib/quantity.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { setQuantity } from "./set-quantity.server.ts";

const { id: userId } = await makeUser();
const weighed = { soldByWeight: true, quantityStep: 250 };

const setTo = async (productId: number, wanted: number) => {
  const outcome = await setQuantity({ userId }, { productId }, wanted as Thousandths);
  return outcome.ok ? outcome.value : outcome.refusal;
};

test("A3.17 what is rounded to the step is not said to be all that is left", async () => {
  const { id } = await makeProduct({ ...weighed, name: "Potatoes", stockQuantity: 47_000 });
  expect(await setTo(id, 300)).toEqual({ quantity: 250, limited: null });
  expect(await setTo(id, 100)).toEqual({ quantity: 250, limited: null });
});

test("A3.17 what the stock leaves is said with its unit where it is weighed", async () => {
  const { id } = await makeProduct({ ...weighed, name: "Ginger", stockQuantity: 1600 });
  const values = { product: "Ginger", left: "1.5\u00a0kg" };
  expect(await setTo(id, 9000)).toEqual({ quantity: 1500, limited: { code: "cart.short", values } });
  const eggs = await makeProduct({ name: "Eggs", unit: "pcs", stockQuantity: 2000 });
  expect(await setTo(eggs.id, 3000)).toMatchObject({ quantity: 2000, limited: { values: { left: "2" } } });
});

test.each(["draft", "archived", "unknown"] as const)(
  "what is not on sale (%s) is refused with a whole sentence that does not tell what it is called",
  async (status) => {
    const productId = status === "unknown" ? 999_999 : (await makeProduct({ name: "Next Year's Mangoes", status })).id;
    const outcome = await setQuantity({ userId }, { productId }, 1000 as Thousandths);
    const refusal = outcome.ok ? null : outcome.refusal;
    expect(refusal && translator("en", refusals)(refusal.code, refusal.values)).toBe("We no longer sell this.");
  },
);
