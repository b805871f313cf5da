import { beforeEach, describe, expect, test } from "vitest";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { linesOf, packageSection, packagesPath as path, withoutWrites } from "#tests/fixtures/package-section.ts";
import { shownFailure, shownToast, visit } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { loader as offer } from "./products.ts";

const editor = await makeStaff("editor");
const { addLine, removeLine, open } = packageSection(editor);
const rice = await makeProduct({ name: "Rice", price: rupees(500) });
const oil = await makeProduct({ name: "Oil", price: rupees(300) });
const gone = await makeProduct({ name: "Falsa", inStock: false });
const page = async (query = "", visitor: Parameters<typeof openAdmin>[1] = editor) =>
  (await openAdmin(path + query, visitor)).html;
const found = (id: number) => db.package.findUniqueOrThrow({ where: { id } });

beforeEach(async () => {
  await db.package.deleteMany();
});

test("B3.22 B7.37 a product is put into a package with its quantity, and the item total follows", async () => {
  const { id } = await makePackage([{ product: oil, quantity: 1 }]);
  const answer = await addLine(id, { product_id: String(rice.id), quantity: "3" }, "?q=pack&edit=1");
  expect([answer.location, shownToast(answer)]).toEqual([`${path}?q=pack&edit=${id}`, "3 × Rice is in the package now."]);
  expect(await db.packageProduct.findMany({ where: { packageId: id }, orderBy: { id: "asc" } })).toMatchObject([
    { productId: oil.id },
    { id: expect.any(Number), packageId: id, productId: rice.id, quantity: 3000 },
  ]);
  expect(await found(id)).toMatchObject({ itemTotal: rupees(1800), version: 2 });
});

test("B7.36 the lines of a package are listed with their products, in its form", async () => {
  const { id } = await makePackage([
    { product: oil, quantity: 1 },
    { product: rice, quantity: 2 },
    { product: gone, quantity: 1 },
  ]);
  await makePackage([{ product: rice, quantity: 9 }]);
  expect((await open(`?edit=${id}`)).contents).toMatchObject([
    { quantity: 1, product: { id: oil.id, name: "Oil", price: rupees(300), inStock: true } },
    { quantity: 2, product: { id: rice.id, name: "Rice", price: rupees(500), inStock: true } },
    { quantity: 1, product: { id: gone.id, name: "Falsa", inStock: false } },
  ]);
  const html = await page(`?edit=${id}`);
  expect(html).toMatch(/<b>1 × <\/b><div><a href="[^"]*">Oil<\/a>.*<b>2 × <\/b><div><a href="[^"]*">Rice<\/a>/s);
  expect(html).toContain("Item total: Rs. 1,450");
  expect(html).toContain("not on sale");
});

test("B7.38 a line is removed by its id, and the toast puts it back", async () => {
  const { id } = await makePackage([
    { product: oil, quantity: 1 },
    { product: rice, quantity: 2 },
  ]);
  const [, line] = await linesOf(id);
  const other = await makePackage([{ product: rice, quantity: 9 }]);
  const answer = await removeLine(id, line?.id ?? 0);
  expect([answer.location, shownToast(answer)]).toEqual([`${path}?edit=${id}`, "2 × Rice is out of the package."]);
  expect(await linesOf(id)).toMatchObject([{ productId: oil.id }]);
  expect(await linesOf(other.id)).toHaveLength(1);
  expect((await found(id)).itemTotal).toBe(rupees(300));

  await db.product.update({ where: { id: rice.id }, data: { inStock: false } });
  await addLine(id, {}, `?product_id=${rice.id}&quantity=2&undo=1`);
  await db.product.update({ where: { id: rice.id }, data: { inStock: true } });
  expect(await linesOf(id)).toMatchObject([{ productId: oil.id }, { productId: rice.id, quantity: 2000 }]);
});

const invalidLines: [string, Record<string, string>][] = [
  ["no product", { quantity: "1" }],
  ["a product that is not there", { product_id: "99999999", quantity: "1" }],
  ["a product that is not in stock", { product_id: String(gone.id), quantity: "1" }],
  ...["0", "-1", "", "abc", "1.5", "1e9"].map((quantity): [string, Record<string, string>] => [
    `a quantity of "${quantity}"`,
    { product_id: String(rice.id), quantity },
  ]),
];

test.each(invalidLines)(
  "B5.34 a line with %s is refused with 'Invalid Selection: Please select a product and valid quantity', in a package and in a new one",
  async (what, form) => {
    const { id } = await makePackage([]);
    const said = "Invalid Selection: Please select a product and valid quantity";
    expect(shownFailure(await addLine(id, form))).toBe(said);
    expect(await linesOf(id)).toEqual([]);
    if (what === "no product") return;
    const whole = { name: "Ration", description: "Staples.", price: "100" };
    const { status, html } = await openAdmin(`${path}?edit=new`, {
      ...editor,
      form: { ...whole, ...form },
    });
    expect([status, html]).toEqual([409, expect.stringContaining(said)]);
    expect(await db.package.count()).toBe(1);
  },
);

test("a product that the package has already is not put in again, whoever is first", async () => {
  const { id } = await makePackage([{ product: rice, quantity: 1 }]);
  const twice = "Product Already Added: This product is already in the package";
  expect(shownFailure(await addLine(id, { product_id: String(rice.id), quantity: "1" }))).toBe(twice);
  const both = await Promise.all([1, 2].map(() => addLine(id, { product_id: String(oil.id), quantity: "1" })));
  expect(both.map((answer) => shownToast(answer)).toSorted()).toEqual(["1 × Oil is in the package now.", null]);
  expect(both.map((answer) => shownFailure(answer)).toSorted()).toEqual([twice, null]);
  expect(await linesOf(id)).toHaveLength(2);
});

test("B8.29 'Failed to add product to package' and 'Failed to remove product' are said when that fails", async () => {
  const { id } = await makePackage([{ product: oil, quantity: 1 }]);
  const [line] = await linesOf(id);
  await withoutWrites("package_products", async () => {
    const added = shownFailure(await addLine(id, { product_id: String(rice.id), quantity: "1" }));
    expect(added).toMatch(/^Failed to add product to package/);
    expect(shownFailure(await removeLine(id, line?.id ?? 0))).toMatch(/^Failed to remove product/);
  });
  expect(await found(id)).toMatchObject({ version: 1 });
  expect(shownFailure(await addLine(99_999_999, { product_id: String(rice.id), quantity: "1" }))).toMatch(
    /^Failed to add product/,
  );
  expect(shownFailure(await removeLine(id, 99_999_999))).toMatch(/^Failed to remove product: This product is no longer/);
});

test("the history says which product was put in and which was taken out", async () => {
  const { id } = await makePackage([{ product: oil, quantity: 1 }]);
  await addLine(id, { product_id: String(rice.id), quantity: "3" });
  const [line] = await linesOf(id);
  await removeLine(id, line?.id ?? 0);
  const html = await page(`?history=${id}`);
  expect(html).toMatch(/Products: .*1 × Oil.*Products: .*3 × Rice/s);
});

test("who may only view packages changes none of their lines", async () => {
  const { id } = await makePackage([{ product: oil, quantity: 1 }]);
  const [line] = await linesOf(id);
  const viewer = packageSection(await makeStaff("viewer"));
  expect((await viewer.addLine(id, { product_id: String(rice.id), quantity: "1" })).status).toBe(403);
  expect((await viewer.removeLine(id, line?.id ?? 0)).status).toBe(403);
  expect((await viewer.duplicate(id)).status).toBe(403);
});

describe("cost", () => {
  test("a package below cost is marked for who may edit products, in the list and in the form", async () => {
    const product = await makeProduct({ price: rupees(900), costPrice: rupees(777) });
    const { id } = await makePackage([{ product, quantity: 2 }], rupees(1500));
    expect(await page()).toContain("Below cost");
    expect(await page(`?edit=${id}`)).toContain("Its products cost the shop Rs. 1,554");
    const other = await makeStaff("viewer", [{ sectionKey: "packages", level: "edit" }]);
    for (const query of ["", `?edit=${id}`]) {
      const html = await page(query, other);
      expect(html).not.toContain("Below cost");
      expect(JSON.stringify(await packageSection(other).open(query))).not.toMatch(/"cost|77700|155400/);
    }
  });
});

test("B7.40 only products in stock are offered, by name, with their price, picture, unit and category", async () => {
  const make = (name: string, more: Parameters<typeof makeProduct>[0] = {}) => makeProduct({ name, ...more });
  const rice = await make("Zz Basmati", { imageUrl: "/placeholders/nut-40.svg", price: rupees(450), unit: "kg" });
  const oil = await make("Zz Atta");
  await make("Zz Falsa", { inStock: false });
  await make("Zz Gone", { stockQuantity: 0 });
  await make("Zz Draft", { status: "draft" });
  const answer = await offer(visit(`${path}/products?q=Zz`, editor));
  const { products } = (await answer.json()) as { products: { id: number }[] };
  expect(products.map(({ id }) => id)).toEqual([oil.id, rice.id]);
  expect(products[1]).toMatchObject({
    ...{ id: rice.id, name: "Zz Basmati", price: rupees(450), imageUrl: "/placeholders/nut-40.svg", unit: "kg", inStock: true },
    category: expect.any(String),
  });
  const html = await page("?edit=new&find=Zz");
  expect(html.indexOf("Zz Atta")).toBeLessThan(html.indexOf("Zz Basmati"));
  expect(html).not.toMatch(/Zz (Falsa|Gone|Draft)/);
});

test("an open form is told beside it what became of a line and how to take it back, so that nothing typed is lost", async () => {
  const { id } = await makePackage([{ product: oil, quantity: 1 }]);
  const added = await addLine(id, { product_id: String(rice.id), [`quantity_${rice.id}`]: "3", inline: "1" });
  expect([added.status, added.body]).toEqual([200, { sentence: "3 × Rice is in the package now.", tone: "success", undo: null }]);
  const twice = await addLine(id, { product_id: String(rice.id), quantity: "3", inline: "1" });
  expect([twice.status, twice.body]).toEqual([409, expect.objectContaining({ tone: "error" })]);
});
