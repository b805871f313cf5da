import { expect, test } from "vitest";
import { exportProducts } from "#app/domain/catalog/csv/export-products.server.ts";
import { saveProduct } from "#app/domain/catalog/save-product.server.ts";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action } from "./import.tsx";

const editor = await makeStaff("editor");
const other = await makeStaff("admin");
const shelf = await makeCategory({ name: "Dukan" });
await db.unit.create({ data: { name: "Kilogram", abbreviation: "kg" } });
const inShelf = { categoryId: shelf.id };

async function bringIn(text: string) {
  const form = new FormData();
  form.set("file", new File([text], "rates.csv", { type: "text/csv" }));
  return (await answerTo(action(post("/admin/products/import", form, editor)))).location!;
}

const read = (id: number) => db.product.findUniqueOrThrow({ where: { id } });

test("an applied file is taken back with one press: values return, new products go, and what was sold or saved since is named", async () => {
  const [kept, sold, saved] = [
    await makeProduct({ ...inShelf, name: "Kept", barcode: "8964000200012", stockQuantity: 5000 }),
    await makeProduct({ ...inShelf, name: "Sold since", barcode: "8964000200029", stockQuantity: 5000 }),
    await makeProduct({ ...inShelf, name: "Saved since", barcode: "8964000200036" }),
  ];
  const location = await bringIn(
    `barcode,name,price,stock,category\n${kept.barcode},,175,9,\n${sold.barcode},,175,9,\n${saved.barcode},,175,,\n8964000200043,Brand New 1,90,3,Dukan\n`,
  );
  expect((await openAdmin(location, editor)).html).toContain("Apply 4 rows");
  expect((await openAdmin(location, { ...editor, form: { any: "" } })).status).toBe(302);
  expect(await read(kept.id)).toMatchObject({ name: "Kept", price: rupees(175), stockQuantity: 9000 });
  await db.product.update({ where: { id: sold.id }, data: { stockQuantity: 8000 } }); // as an order takes it: no new version
  await saveProduct(saved.id, { price: rupees(180) }, { version: null, by: other.id });
  const fresh = await db.product.findFirstOrThrow({ where: { name: "Brand New 1" } });

  expect((await openAdmin(location, editor)).html).toContain("Take this import back");
  expect((await openAdmin(`${location}/undo`, { ...other, form: { any: "" } })).status).toBe(404);
  expect((await openAdmin(`${location}/undo`, { ...editor, form: { any: "" } })).location).toBe(location);
  expect(await read(kept.id)).toMatchObject({ price: rupees(150), stockQuantity: 5000 });
  expect(await read(sold.id)).toMatchObject({ price: rupees(175), stockQuantity: 8000 });
  expect(await read(saved.id)).toMatchObject({ price: rupees(180) });
  expect(await read(fresh.id)).toMatchObject({ status: "archived", barcode: null });
  const { html } = await openAdmin(location, editor);
  expect(html).toContain("Taken back: 1 restored, 1 archived, 2 left as they are.");
  expect(html).toMatch(/Sold since<\/a>: its stock was sold or counted since/);
  expect(html).toMatch(/Saved since<\/a>: changed again since/);

  await openAdmin(`${location}/undo`, { ...editor, form: { any: "" } });
  expect(await read(kept.id)).toMatchObject({ version: 3 });
  const again = await bringIn("barcode,name,price,stock,category\n8964000200043,Brand New 1,95,3,Dukan\n");
  expect((await openAdmin(again, editor)).html).toContain("Apply 1 row");
});

test("an own export that Excel has spoiled changes what was edited in it, and no barcode", async () => {
  const { id } = await makeProduct({ ...inShelf, name: "Nestlé Own", barcode: "8964000200050", companyName: "Nestlé" });
  const filter = { search: "Nestlé Own", category: null, subcategory: null, stock: null, status: null } as const;
  let text = "";
  const wanted = { ...filter, featured: false, discounted: false, sort: "name", page: 1 } as const;
  for await (const piece of exportProducts(wanted, { costVisible: true })) text += piece;
  const spoiled = text
    .replace("8964000200050", "8.964E+12")
    .replace(/,150,/, ",175,")
    .replace(/^\uFEFF/, "");
  const form = new FormData();
  form.set("file", new File([Buffer.from(spoiled, "latin1")], "ansi.csv", { type: "text/csv" }));
  const { location } = await answerTo(action(post("/admin/products/import", form, editor)));
  const { html } = await openAdmin(location!, editor);
  expect(html).toContain("Nestlé");
  expect(html).toMatch(/Wrong rows<\/dt><dd>0</);
  await openAdmin(location!, { ...editor, form: { text_right: "on" } });
  expect(await read(id)).toMatchObject({
    price: rupees(175),
    barcode: "8964000200050",
    name: "Nestlé Own",
    companyName: "Nestlé",
  });
});

test("a file of prices whose other cells are empty changes prices alone", async () => {
  const { id } = await makeProduct({
    ...inShelf,
    name: "Priced",
    barcode: "8964000200067",
    companyName: "Dawn",
    description: "Long",
  });
  const location = await bringIn("barcode,name,description,brand,category,price\n8964000200067,,-,N/A,,199\n");
  await openAdmin(location, { ...editor, form: { any: "" } });
  expect(await read(id)).toMatchObject({
    name: "Priced",
    description: "Long",
    companyName: "Dawn",
    price: rupees(199),
    version: 2,
  });
});
