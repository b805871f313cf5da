import { expect, test } from "vitest";
import type { ListedProduct } from "#app/domain/catalog/list-staff-products.server.ts";
import { rupees } from "#app/lib/money.ts";
import { afterSave, elsewhere, noPrices, pricesText, readPrices, withTyped } from "./pending-prices.ts";

const product = (id: number) => ({ id, name: `Product ${id}`, price: rupees(100), version: 1 }) as ListedProduct;
const [atta, chai, daal] = [product(1), product(2), product(3)];

const typed = withTyped(withTyped(noPrices, atta, "120"), chai, "90");

test("a price that is typed stays typed while the sheet shows other products, and stands there as typed elsewhere", () => {
  expect(elsewhere(typed, [atta, daal]).map(({ product, typed }) => [product.id, typed])).toEqual([[2, "90"]]);
  expect(elsewhere(typed, []).map(({ product }) => product.id)).toEqual([2, 1]);
});

test("an emptied field takes its price back; what is typed is measured by the version it was begun with", () => {
  expect([...withTyped(typed, atta, " ").keys()]).toEqual([2]);
  const later = withTyped(typed, { ...atta, version: 5 }, "125");
  expect(later.get(1)).toMatchObject({ typed: "125", version: 1 });
});

test("a save leaves what it refused, measured from then on by what is saved now", () => {
  expect(afterSave(typed, { sent: typed, products: [atta, chai], report: undefined }).size).toBe(0);
  const refused = { id: 2, typed: "90", reason: "changed-meanwhile", savedPrice: rupees(95), savedVersion: 4 } as const;
  const left = afterSave(typed, { sent: typed, products: [atta], report: { changed: 1, refused: [refused] } });
  expect([...left.values()]).toMatchObject([{ product: { id: 2, price: rupees(95) }, typed: "90", version: 4, refused }]);
});

test("what is typed while a sheet is saved stays typed, measured by what is saved now", () => {
  const since = withTyped(withTyped(typed, atta, "125"), daal, "80");
  const left = afterSave(since, { sent: typed, products: [{ ...atta, version: 2 }, chai, daal], report: undefined });
  expect([...left.values()].map(({ product, typed, version }) => [product.id, typed, version])).toEqual([
    [1, "125", 2],
    [3, "80", 1],
  ]);
  const refused = { id: 1, typed: "120", reason: "changed-meanwhile", savedPrice: rupees(95), savedVersion: 4 } as const;
  const again = afterSave(since, { sent: typed, products: [atta], report: { changed: 1, refused: [refused] } });
  expect(again.get(1)).toMatchObject({ typed: "125", version: 4, refused: null });
});

test("a sheet that came back without JavaScript shows what it refused; a product that is nowhere is left out", () => {
  const line = (id: number) => ({ id, typed: "x", reason: "unreadable", savedPrice: rupees(100), savedVersion: 1 }) as const;
  const report = { changed: 0, refused: [line(3), line(9)] };
  expect([...afterSave(noPrices, { sent: noPrices, products: [daal], report }).keys()]).toEqual([3]);
});

test("what the browser keeps comes back whole, and a damaged entry is none", () => {
  expect(readPrices(pricesText(typed))).toEqual(typed);
  for (const damaged of [null, "{", "[{}]", "5"]) expect(readPrices(damaged).size).toBe(0);
});
