import { describe, expect, test } from "vitest";
import { rupees } from "#app/lib/money.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { after, aloo, offer, tea } from "#tests/fixtures/counter-sale.ts";
import { changeSale, type SaleChange } from "./change-sale.ts";
import { parseMultiplier } from "./parse-multiplier.ts";
import { basketField, emptySale, goodsOf, subtotalOf } from "./sale.ts";
import { counterKey } from "./use-counter-keys.ts";

const scan = (product: typeof tea): SaleChange => ({ do: "add", lines: [{ offers: [offer(product)], words: product.name }] });
const own = (words: string): SaleChange => ({ do: "add", lines: [{ offers: [], words }] });

describe("a scan that the shop did not answer", () => {
  const miss = (text: string): SaleChange => ({ do: "miss", text });

  test("is a line of its own each time, and one that is taken later settles one of them", () => {
    const sale = after(miss("8961014000017"), miss("8961014000017"), miss("8961014000017"));
    expect(sale.missed.map(({ text }) => text)).toEqual(["8961014000017", "8961014000017", "8961014000017"]);
    const once = changeSale(sale, { do: "settle-miss", missed: { text: "8961014000017" } });
    expect(once.missed).toHaveLength(2);
    const left = changeSale(once, { do: "settle-miss", missed: { key: Number(once.missed[1]?.key) } });
    expect(left.missed).toEqual([once.missed[0]]);
    expect(changeSale(left, { do: "settle-miss", missed: { text: "another" } })).toEqual(left);
  });

  test("stays with the next sale when it was missed while one was written down", () => {
    const sent = after(scan(tea));
    const sale = changeSale(changeSale(sent, miss("8961014000017")), { do: "next", sent });
    expect(sale.lines).toEqual([]);
    expect(sale.missed.map(({ text }) => text)).toEqual(["8961014000017"]);
  });
});

describe("the basket", () => {
  test("a second scan of the same product raises its line, and that line is the last one then", () => {
    const sale = after(scan(tea), scan(aloo), scan(tea));
    expect(sale.lines.map(({ product, quantity }) => [product?.name, quantity])).toEqual([
      ["Potatoes", 1000],
      ["Tea", 2000],
    ]);
  });

  test("a second hit of a line says by how much it rose, until the next input", () => {
    const raised = after(scan(tea), { do: "add", lines: [{ offers: [offer(tea)], words: "2ch", quantity: thousandths(2000) }] });
    expect(raised.lines[0]).toMatchObject({ quantity: 3000, raisedBy: 2000 });
    expect(changeSale(raised, scan(aloo)).lines[0]).not.toHaveProperty("raisedBy");
    expect(changeSale(raised, { do: "times", quantity: thousandths(1000) }).lines[0]).not.toHaveProperty("raisedBy");
  });

  test("3* changes the last line; what is weighed keeps its step, pieces stay whole", () => {
    expect(after(scan(aloo), { do: "times", quantity: thousandths(1300) }).lines[0]?.quantity).toBe(1250);
    expect(after(scan(tea), { do: "times", quantity: thousandths(2500) }).lines[0]?.quantity).toBe(3000);
    expect(after({ do: "times", quantity: thousandths(3000) })).toEqual(emptySale);
  });

  test("a line of a pasted list can mean something else, or an item of its own words with its own price", () => {
    const pasted = after({ do: "add", lines: [{ offers: [offer(tea), offer(aloo, 500)], words: "adha kilo" }] });
    const key = pasted.lines[0]?.key ?? 0;
    expect(changeSale(pasted, { do: "choose", key, goods: "p2" }).lines[0]).toMatchObject({ product: aloo, quantity: 500 });
    const other = changeSale(pasted, { do: "choose", key, goods: "" });
    const priced = changeSale(other, { do: "price", key, price: rupees(30) });
    expect(subtotalOf(priced)).toBe(rupees(30));
    expect(JSON.parse(basketField(priced))).toEqual([{ name: "adha kilo", quantity: 1000, price: 3000 }]);
  });

  test("a package of the same number is another thing than the product, and counts whole", () => {
    const ration = { ...tea, name: "Ration", unit: "package", unitSize: "", price: rupees(6770), holds: 14 };
    const sale = after(scan(tea), scan(ration), scan(ration), { do: "times", quantity: thousandths(2400) });
    expect(sale.lines.map(({ product, quantity }) => [product?.name, quantity])).toEqual([
      ["Tea", 1000],
      ["Ration", 2000],
    ]);
    expect(JSON.parse(basketField(sale))).toEqual([
      { product: 1, quantity: 1000, shown: 44_500 },
      { package: 1, quantity: 2000, shown: 677_000 },
    ]);
  });

  test("0* takes the last line out", () => {
    expect(after(scan(tea), scan(aloo), { do: "times", quantity: thousandths(0) }).lines).toHaveLength(1);
  });

  test("takes over today's prices and what is left; of what is not sold any more nothing is", () => {
    const sale = after(scan(tea), scan(aloo));
    expect(goodsOf(sale)).toEqual(["p1", "p2"]);
    const today = changeSale(sale, { do: "goods", known: [{ ...tea, price: rupees(460), left: thousandths(3000) }] });
    expect(today.lines.map(({ product }) => [product?.price, product?.left])).toEqual([
      [rupees(460), 3000],
      [rupees(95), 0],
    ]);
  });

  test("an item of its own words has no price until one is said, and nothing is one", () => {
    const sale = after(own("Dhania"));
    expect(sale.lines[0]?.price).toBeNull();
    expect(JSON.parse(basketField(sale))).toEqual([{ name: "Dhania", quantity: 1000, price: null }]);
    expect(changeSale(sale, { do: "price", key: 1, price: rupees(0) }).lines[0]?.price).toBe(0);
    expect(changeSale(sale, { do: "price", key: 1, price: null }).lines[0]?.price).toBeNull();
  });

  test("nothing of a line is left when its quantity becomes 0", () => {
    const sale = after(scan(tea), own("Phone card"));
    expect(changeSale(sale, { do: "quantity", key: 1, quantity: thousandths(0) }).lines).toHaveLength(1);
    expect(JSON.parse(basketField(changeSale(sale, { do: "remove", key: 2 })))).toEqual([
      { product: 1, quantity: 1000, shown: 44_500 },
    ]);
  });
});

test.each([
  ["3*aloo", 3000, "aloo"],
  ["0.5 * aloo", 500, "aloo"],
  ["3*", 3000, ""],
  ["0*", 0, ""],
  ["aloo", null, "aloo"],
  ["*aloo", null, "*aloo"],
  ["0*aloo", null, "0*aloo"],
])("%s is %s of %s", (typed, times, text) => {
  expect(parseMultiplier(typed)).toEqual({ times, text });
});

const press = (key: string, held: object = {}) =>
  counterKey({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

test("the counter's keys are its own, with Alt or Shift the browser has them", () => {
  expect([press("F3"), press("F9"), press("F10"), press("Escape"), press("Enter")]).toEqual([
    "caller",
    "pay",
    "slot",
    "field",
    null,
  ]);
  expect([press("Enter", { ctrlKey: true }), press("Enter", { metaKey: true })]).toEqual(["finish", "finish"]);
  expect([press("F3", { shiftKey: true }), press("F3", { ctrlKey: true }), press("F3", { altKey: true })]).toEqual([
    null,
    null,
    null,
  ]);
});
