import { beforeAll, expect, test } from "vitest";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { findForCounter } from "../find-for-counter.server.ts";
import { matchList } from "../match-list.server.ts";
import { findPackages } from "./find-packages.server.ts";
import { parseList } from "./parse-list.ts";

beforeAll(async () => {
  const rice = await makeProduct({ name: "Basmati Rice", price: rupees(400), stockQuantity: 7000 });
  const sauce = await makeProduct({ name: "BBQ Sauce", price: rupees(350), stockQuantity: 50_000 });
  const shelf = [
    { name: "Monthly Ration — Family of 4", nameUr: "Mahana Rashan — 4 Afraad", price: rupees(18_710) },
    { name: "BBQ Night for 8", nameUr: "BBQ Raat — 8 Afraad", price: rupees(7500) },
    { name: "Nashta Week", nameUr: "Haftay Bhar ka Nashta", price: rupees(5880) },
    { name: "Ramzan Package", nameUr: "Ramzan Package", price: rupees(17_700), isActive: false },
  ];
  for (const data of shelf) {
    const { id } = await makePackage([
      { product: rice, quantity: 2 },
      { product: sauce, quantity: 1 },
    ]);
    await db.package.update({ where: { id }, data });
  }
});

const named = async (text: string) =>
  (await findForCounter(text)).offers.map(({ product, quantity }) => [product.name, quantity / 1000]);

test.each([
  ["monthly ration", "Monthly Ration — Family of 4", 1],
  ["mahana raashan", "Monthly Ration — Family of 4", 1],
  ["Monthly Ration — Family of 4", "Monthly Ration — Family of 4", 1],
  ["2 monthly ration", "Monthly Ration — Family of 4", 2],
  ["monthly ration package", "Monthly Ration — Family of 4", 1],
  ["bbq night for 8", "BBQ Night for 8", 1],
  ["nasht", "Nashta Week", 1],
  ["naashtaa", "Nashta Week", 1],
])("%s offers the package %s first", async (text, name, quantity) => {
  expect((await named(text))[0]).toEqual([name, quantity]);
});

test("a single word that a product is called by means the product first and the package after it", async () => {
  expect((await named("bbq")).map(([name]) => name)).toEqual(["BBQ Sauce", "BBQ Night for 8"]);
});

test("a package is offered at its own price, with as many as its scarcest part allows and how much it holds", async () => {
  const [offer] = (await findForCounter("bbq night")).offers;
  expect(offer?.product).toMatchObject({ price: rupees(7500), left: 3000, holds: 2, step: 1000, soldByWeight: false });
});

test("a package that is off the shelf, and words that no package says, are found nowhere", async () => {
  expect((await named("ramzan package")).map(([name]) => name)).not.toContain("Ramzan Package");
  for (const text of ["", "%", "a'b", "k", "eid hamper"])
    expect(await findPackages([text], { isTyped: true })).toEqual(new Map());
});

test("a pasted list may ask for a package by its name, with a number in it or before it", async () => {
  const lines = await matchList(parseList("2 monthly ration\nbbq night for 8\n1 kg basmati rice"));
  expect(lines.map(({ offers: [first] }) => [first?.product.name, first?.quantity])).toEqual([
    ["Monthly Ration — Family of 4", 2000],
    ["BBQ Night for 8", 1000],
    ["Basmati Rice", 1000],
  ]);
});
