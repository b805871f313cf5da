import { expect, test } from "vitest";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { listPriceChanges, revertPrice, savePriceSheet } from "./price-sheet.server.ts";
import { readPriceSheet } from "./price-sheet-form.server.ts";
import { marginOf } from "./product-values.ts";

const { id: by } = await makeStaff("editor");

const sheet = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const { lines, allowsBelowCost } = readPriceSheet(form);
  return savePriceSheet(lines, { by, allowsBelowCost });
};
const priceOf = async (id: number) => (await db.product.findUniqueOrThrow({ where: { id } })).price;

test("a margin is what the shop keeps of a price, in tenths of a percent", () => {
  expect(marginOf(rupees(120), rupees(100))).toBe(167);
  expect(marginOf(rupees(100), rupees(120))).toBe(-200);
  expect([marginOf(rupees(120), null), marginOf(0, rupees(1))]).toEqual([null, null]);
});

test("a sheet saves each line for itself and leaves empty ones alone", async () => {
  const [one, two, three] = [await makeProduct(), await makeProduct(), await makeProduct()];
  const outcome = await sheet({
    [`price_${one.id}`]: "165.50",
    [`version_${one.id}`]: "1",
    [`price_${two.id}`]: "1e308",
    [`version_${two.id}`]: "1",
    [`price_${three.id}`]: "",
    [`version_${three.id}`]: "1",
    price_999999: "5",
  });
  expect(outcome).toMatchObject({
    value: { changed: 1, refused: [{ id: two.id, reason: "unreadable", typed: "1e308" }, { reason: "gone" }] },
  });
  expect([await priceOf(one.id), await priceOf(two.id), await priceOf(three.id)]).toEqual([
    rupees(165.5),
    rupees(150),
    rupees(150),
  ]);
});

test("a stale line keeps what was saved and says so", async () => {
  const { id } = await makeProduct();
  await db.product.update({ where: { id }, data: { price: rupees(140), version: 2 } });
  expect(await sheet({ [`price_${id}`]: "130", [`version_${id}`]: "1" })).toMatchObject({
    value: { changed: 0, refused: [{ reason: "changed-meanwhile", savedPrice: rupees(140) }] },
  });
  expect(await priceOf(id)).toBe(rupees(140));
});

test("a price below cost, discount included, waits for a word", async () => {
  const { id } = await makeProduct({ costPrice: rupees(100), discountPercent: 2000, discountActive: true });
  const typed = { [`price_${id}`]: "110", [`version_${id}`]: "1" };
  expect(await sheet(typed)).toMatchObject({ value: { changed: 0, refused: [{ reason: "below-cost" }] } });
  expect(await sheet({ ...typed, allow_below_cost: "on" })).toMatchObject({ value: { changed: 1, refused: [] } });
});

test("every change of a price is in the book and put back at a press, once", async () => {
  const { id } = await makeProduct({ name: "Mangoes" });
  await sheet({ [`price_${id}`]: "175", [`version_${id}`]: "1" });
  const [change] = await listPriceChanges();
  expect(change).toMatchObject({ product: "Mangoes", before: rupees(150), after: rupees(175), isCurrent: true });
  expect(await revertPrice(change!.id, { by })).toMatchObject({ ok: true });
  expect(await priceOf(id)).toBe(rupees(150));
  expect(await revertPrice(change!.id, { by })).toMatchObject({ ok: false, refusal: { code: "product.changed-meanwhile" } });
  expect((await listPriceChanges())[0]).toMatchObject({ before: rupees(175), after: rupees(150) });
  expect(await revertPrice(999_999, { by })).toMatchObject({ ok: false, refusal: { code: "product.not-found" } });
});
