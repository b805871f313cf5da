import { expect, test } from "vitest";
import { orderDocument } from "#app/contract/document.ts";
import type { OrderOnPaper } from "#app/domain/documents/list-orders-on-paper.server.ts";
import { thousandths } from "#app/lib/quantity.ts";
import {
  makeFullOrder,
  makeLineOnPaper,
  makeOrderOnPaper,
  makePaperRules,
  makePartOnPaper,
  plain,
} from "#tests/fixtures/order-on-paper.ts";
import type { PaperRules } from "./order-paper.ts";
import { pickingListOf } from "./picking-list-of.ts";
import { sheetHtml } from "./sheet.ts";

const listOf = (orders: OrderOnPaper[], rules: Partial<PaperRules> = {}) =>
  orderDocument.parse(plain(pickingListOf(orders, makePaperRules(rules))));
const shown = (orders: OrderOnPaper[]) =>
  listOf(orders).lines.map(({ group, name, quantity }) => `${group}: ${name} ${quantity}`);

test("things stand shelf by shelf, in the shop's order of categories and by name; what has no shelf comes last", () => {
  expect(shown([makeFullOrder()])).toEqual([
    "Vegetables: Tomatoes 1.5 kg",
    "Grocery: Basmati rice 1",
    "Grocery: Sugar 2",
    "Written in by hand: Fresh saffron 1",
  ]);
});

test("a package is fetched as what it holds, and says what it is part of; an empty one as itself", () => {
  const [, , sugar] = listOf([makeFullOrder()]).lines;
  expect(sugar?.details).toEqual(["part of Chai time"]);
  const empty = makeLineOnPaper({
    kind: "package",
    productId: null,
    name: "Surprise",
    category: null,
    soldByWeight: false,
    unit: null,
  });
  expect(shown([makeOrderOnPaper({ lines: [empty] })])).toEqual(["Packages: Surprise 1.5"]);
});

test("a packet says its size, once", () => {
  const packet = makeLineOnPaper({ soldByWeight: false, unitSize: "5" });
  const lines = [
    { ...packet, productId: 12, name: "Rice 5 kg" },
    { ...packet, productId: 13, name: "Sugar" },
  ];
  expect(listOf([makeOrderOnPaper({ lines })]).lines.map(({ details }) => details)).toEqual([[], ["5 kg"]]);
});

test("what several orders want is fetched once, and says how much is for whom", () => {
  const other = makeOrderOnPaper({ id: 419, lines: [makeLineOnPaper({ id: 9, quantity: thousandths(2250) })] });
  const { lines, facts } = listOf([makeOrderOnPaper(), other]);
  expect(lines).toMatchObject([{ name: "Tomatoes", quantity: "3.75 kg", details: ["000418: 1.5 kg · 000419: 2.25 kg"] }]);
  expect(facts.map(({ label }) => label)).toEqual(["000418", "000419"]);
  expect(facts[0]?.value).toBe("Ayesha Khan · Gulgasht Colony · Fri 20 Nov 2026, 4 pm – 6 pm · Call the customer");
});

test("things written in by hand are never taken for the same", () => {
  const saffron = (id: number) => makeLineOnPaper({ id, kind: "custom", productId: null, name: "Saffron", category: null });
  expect(shown([makeOrderOnPaper({ lines: [saffron(1), saffron(2)] })])).toHaveLength(2);
});

test("what was left out or replaced is not fetched", () => {
  const lines = [makeLineOnPaper({ packedQuantity: thousandths(0) }), makeLineOnPaper({ id: 2, isReplaced: true })];
  expect(shown([makeOrderOnPaper({ lines })])).toEqual([]);
});

test("names no price, no phone and no address", () => {
  const text = JSON.stringify(listOf([makeFullOrder()]));
  for (const hidden of ["Rs.", "2345678", "House 12"]) expect(text).not.toContain(hidden);
  expect(sheetHtml(listOf([makeFullOrder()]))).not.toMatch(/<td><\/td>|<th scope="col"><\/th>/);
});

test("a list of several bears the stamp once each order was listed before; until then its orders bear theirs", () => {
  const orders = [makeOrderOnPaper(), makeOrderOnPaper({ id: 419 })];
  const some = listOf(orders, { copies: new Map([[418, 1]]) });
  expect([some.stamp, some.facts.map(({ label }) => label)]).toEqual([undefined, ["000418 · DUPLICATE 1", "000419"]]);
  const all = new Map([
    [418, 1],
    [419, 3],
  ]);
  expect(listOf(orders, { copies: all }).stamp).toBe("DUPLICATE 3");
});

test("without orders there is no list", () => {
  expect(pickingListOf([], makePaperRules())).toBeNull();
});

test("in Roman Urdu shelves and things go by their Urdu names", () => {
  const line = makeLineOnPaper({ kind: "package", components: [makePartOnPaper()] });
  const [sugar] = listOf([makeOrderOnPaper({ lines: [line] })], { lang: "ur" }).lines;
  expect([sugar?.group, sugar?.name, sugar?.details]).toEqual(["Kiryana", "Cheeni", ["Tamatar mein se"]]);
});
