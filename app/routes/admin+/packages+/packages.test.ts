import { beforeEach, describe, expect, test } from "vitest";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { badImages } from "#tests/fixtures/bad-images.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { linesOf, packageSection, packagesPath as path, withoutWrites } from "#tests/fixtures/package-section.ts";
import { returnedForm, shownFailure, shownToast } from "#tests/fixtures/request.ts";
import { withoutTable } from "#tests/fixtures/without-table.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";

const editor = await makeStaff("editor");
const { open, save, act, formOf, duplicate, delete: remove } = packageSection(editor);
const whole = { name: "Ration", description: "A month of staples.", price: "1499.5" };
const only = () => db.package.findFirstOrThrow({ include: { items: true } });
const page = async (query = "", visitor: Parameters<typeof openAdmin>[1] = editor) =>
  (await openAdmin(path + query, { cookie: editor.cookie, ...visitor })).html;

beforeEach(async () => {
  await db.cartItem.deleteMany();
  await db.orderLine.deleteMany();
  await db.package.deleteMany();
  await db.deletedRow.deleteMany();
});

describe("the list", () => {
  test("B7.32 the newest package stands first", async () => {
    for (const [at, name] of ["Old", "Newest", "Middle"].entries()) {
      const { id } = await makePackage([]);
      await db.package.update({ where: { id }, data: { name, createdAt: new Date(Date.UTC(2026, 1, [1, 20, 10][at])) } });
    }
    expect((await open()).list?.rows.map(({ name }) => name)).toEqual(["Newest", "Middle", "Old"]);
    const html = await page();
    expect(["Newest", "Middle", "Old"].map((name) => html.indexOf(`>${name}</a>`))).toEqual(
      ["Newest", "Middle", "Old"].map((name) => html.indexOf(`>${name}</a>`)).toSorted((one, other) => one - other),
    );
  });

  test("B7.39 a card says how many products the package holds, what they cost one by one and what is saved", async () => {
    const [rice, oil] = [await makeProduct({ price: rupees(500) }), await makeProduct({ price: rupees(300) })];
    await makePackage([
      { product: rice, quantity: 2 },
      { product: oil, quantity: 1 },
    ]);
    await makePackage([]);
    const html = await page();
    expect(html).toContain("<dt>Products</dt><dd>2 products</dd>");
    expect(html).toContain("<dt>Products</dt><dd>0 products</dd>");
    expect(html).toContain("Rs. 1,300 · saves Rs. 300 (23%)");
    expect(await page("", { lang: "ur" })).toContain("Rs. 300 (23%) ki bachat");
  });

  test("a card says how often the package can be sold, by its scarcest product, and names what is missing", async () => {
    const rice = await makeProduct({ name: "Rice", stockQuantity: 9000 });
    const oil = await makeProduct({ name: "Oil", stockQuantity: 30_000 });
    const gone = await makeProduct({ name: "Falsa", inStock: false });
    const loose = await makeProduct({ name: "Salt" });
    const { id } = await makePackage([
      { product: rice, quantity: 2 },
      { product: oil, quantity: 5 },
    ]);
    expect((await open()).figures[id]).toMatchObject({ left: 4, scarcest: "Rice", missing: [] });
    expect(await page()).toContain("4 times · Rice runs out first");
    await db.packageProduct.create({ data: { packageId: id, productId: gone.id, quantity: 1000 } });
    expect(await page()).toContain("not now · Missing: Falsa");
    await makePackage([{ product: loose, quantity: 1 }]);
    expect(await page()).toContain("without limit");
  });

  test("B8.27 'Failed to load packages' is said when they cannot be read", async () => {
    const html = await withoutTable("packages", () => page());
    expect(html).toContain("Failed to load packages");
    expect(html).not.toContain("No packages yet");
  });

  test("an empty section says what a package is and leads to the form", async () => {
    const html = await page();
    expect(html).toContain("No packages yet");
    expect(html).toContain("A package is several products at one price");
  });
});

describe("a form", () => {
  test("B7.33 a package is created in a dialog in which its products are chosen", async () => {
    const rice = await makeProduct({ name: "Rice", price: rupees(500) });
    const html = await page("?edit=new&find=Rice");
    expect(html).toContain("Create Package");
    expect(html).toMatch(new RegExp(`name="quantity_${rice.id}"`));
    const sent = new FormData();
    for (const [name, value] of Object.entries({ ...whole, [`quantity_${rice.id}`]: "3", quantity_999: "" }))
      sent.set(name, value);
    const answer = await save(sent);
    expect([answer.location, shownToast(answer)]).toEqual([path, "“Ration” is added."]);
    expect(await only()).toMatchObject({
      ...{ name: "Ration", description: "A month of staples.", price: 149_950, itemTotal: rupees(1500), featured: false },
      ...{ isActive: false, items: [{ productId: rice.id, quantity: 3000 }] },
    });
  });

  test("B7.34 a package is edited in a dialog and saved by its id, its lines as they were", async () => {
    const product = await makeProduct();
    const { id } = await makePackage([{ product, quantity: 2 }]);
    const other = await makePackage([]);
    expect(await page(`?edit=${id}`)).toContain("Edit Package");
    expect((await save(await formOf(id, { name: "Eid box", price: "Rs. 1,200", featured: "on" }))).location).toBe(path);
    expect(await db.package.findUnique({ where: { id } })).toMatchObject({
      name: "Eid box",
      price: rupees(1200),
      featured: true,
    });
    expect(await linesOf(id)).toMatchObject([{ productId: product.id, quantity: 2000 }]);
    expect(await db.package.findUnique({ where: { id: other.id } })).toMatchObject({ name: other.name, version: 1 });
  });

  test("B3.21 a package keeps its name, description, price, item total, picture, mark, date, order and duration in days", async () => {
    const rice = await makeProduct({ price: rupees(500) });
    await save({
      ...{ ...whole, image_url: "/placeholders/nut-40.svg", featured: "on", display_order: "4", duration: "30", is_active: "on" },
      ...{ product_id: String(rice.id), quantity: "3" },
    });
    expect(await only()).toMatchObject({
      ...{ id: expect.any(Number), name: "Ration", description: "A month of staples.", price: 149_950, itemTotal: rupees(1500) },
      ...{ imageUrl: "/placeholders/nut-40.svg", featured: true, createdAt: expect.any(Date), displayOrder: 4, duration: 30 },
    });
  });

  test.each(["name", "description", "price"])(
    "B5.30 a package without %s is refused with 'Missing Information: Please fill in all required fields'",
    async (missing) => {
      for (const blank of ["", "   ", "\u200b"]) {
        const answer = await save({ ...whole, [missing]: blank });
        expect(answer.status).toBe(400);
        expect(returnedForm(answer).error).toEqual({
          "": ["Missing Information: Please fill in all required fields"],
          [missing]: ["Please fill this in."],
        });
      }
      const { [missing as keyof typeof whole]: _, ...form } = whole;
      const { html } = await openAdmin(`${path}?edit=new`, { ...editor, form });
      expect(html).toContain("Missing Information: Please fill in all required fields");
      expect(await db.package.count()).toBe(0);
    },
  );

  test.each(["0", "-1", "1e3", "12.345", "abc", "NaN", "1e9", "99999999999", "1,20"])(
    "B5.31 a price of %s is refused at its field with 'Invalid Price: Price must be a valid positive number', and what was typed stays",
    async (price) => {
      const answer = await save({ ...whole, price });
      expect(answer.status).toBe(400);
      expect(returnedForm(answer)).toMatchObject({
        error: { price: ["Invalid Price: Price must be a valid positive number"] },
        initialValue: { price, name: "Ration" },
      });
      expect(await db.package.count()).toBe(0);
    },
  );

  test.each([
    ["Rs. 1,200", rupees(1200)],
    ["1,200", rupees(1200)],
    ["0.01", 1],
  ])("a price typed as %s is that amount", async (price, amount) => {
    await save({ ...whole, price });
    expect((await only()).price).toBe(amount);
  });

  test("B5.32 a price has steps of 0.01: 199.99 is taken, a tenth of a paisa is not", async () => {
    await save({ ...whole, price: "199.99" });
    expect((await only()).price).toBe(19_999);
    expect((await save({ ...whole, price: "199.999" })).status).toBe(400);
  });

  test("B5.33 display order and duration are at least 0", async () => {
    for (const field of ["display_order", "duration"]) {
      const answer = await save({ ...whole, [field]: "-1" });
      expect([answer.status, Object.keys(returnedForm(answer).error)]).toEqual([400, [field]]);
    }
    await save({ ...whole, display_order: "0", duration: "0" });
    expect(await only()).toMatchObject({ displayOrder: 0, duration: 0 });
  });

  test("B5.35 a product chosen twice for a new package is refused, and the lines come back with the form", async () => {
    const rice = await makeProduct({ name: "Rice" });
    const twice = [["product_id", String(rice.id)], ["quantity", "2"], [`quantity_${rice.id}`, "1"], ...Object.entries(whole)];
    const { status, html } = await openAdmin(`${path}?edit=new`, { ...editor, form: twice });
    expect(status).toBe(409);
    expect(html).toContain("Failed to create package");
    expect(html).toContain("Product Already Added: This product is already in the package");
    expect(html).toMatch(new RegExp(`name="product_id" value="${rice.id}".*name="quantity"[^>]*value="3"`, "s"));
    expect(await db.package.count()).toBe(0);
  });

  test.each([
    ["a thousand letters", "x".repeat(1000)],
    ["a character that no text has", "a\u0000b"],
  ])("a name of %s is refused at its field, and what was typed stays", async (_, name) => {
    const answer = await save({ ...whole, name });
    expect([answer.status, Object.keys(returnedForm(answer).error)]).toEqual([400, ["name"]]);
    expect(returnedForm(answer).initialValue).toMatchObject({ ...whole, name });
    expect(await db.package.count()).toBe(0);
  });

  test("a name in markup, of joined emoji, or of another package in other letters is saved and read as it was typed", async () => {
    const names = ["👨‍👩‍👧 Family", "<b>Ration</b>", "RATION", "ration"];
    for (const name of names) expect((await save({ ...whole, name })).location).toBe(path);
    expect((await open()).list?.rows.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    expect(await page()).toContain("&lt;b&gt;Ration&lt;/b&gt;");
  });

  test.each(["javascript:alert(1)", "//evil.test/a.jpg", "data:image/png;base64,AAAA", "https://evil.test/a.jpg"])(
    "a picture's address of %s is refused at its field, and what was typed stays",
    async (address) => {
      const answer = await save({ ...whole, image_url: address });
      expect([answer.status, Object.keys(returnedForm(answer).error)]).toEqual([400, ["image_url"]]);
      expect(returnedForm(answer).initialValue).toMatchObject({ ...whole, image_url: address });
      expect(await db.package.count()).toBe(0);
    },
  );

  test.each(badImages)("a picture that is $what is refused at its field, with what was typed", async ({ name, type, bytes }) => {
    const sent = new FormData();
    for (const [field, value] of Object.entries(whole)) sent.set(field, value);
    sent.set("image_url_file", new File([(await bytes()) as Uint8Array<ArrayBuffer>], name, { type }));
    const answer = await save(sent);
    expect(answer.status).toBe(400);
    expect(returnedForm(answer)).toMatchObject({ error: { image_url: [expect.any(String)] }, initialValue: { name: "Ration" } });
    expect(await db.package.count()).toBe(0);
  });
});

describe("what is done to a package", () => {
  test("B7.35 a package is deleted by its id and can be taken back with its lines", async () => {
    const product = await makeProduct();
    const [{ id }, other] = [await makePackage([{ product, quantity: 2 }]), await makePackage([])];
    const answer = await remove(id);
    expect(answer.location).toBe(path);
    expect((await db.package.findMany()).map((row) => row.id)).toEqual([other.id]);
    await act(`${id}/restore`);
    expect(await linesOf(id)).toMatchObject([{ productId: product.id, quantity: 2000 }]);
  });

  test("one that was ordered is not deleted but can be retired and put back on sale", async () => {
    const { id } = await makePackage([]);
    const { id: orderId } = await makeOrder();
    await db.orderLine.updateMany({ where: { orderId }, data: { kind: "package", packageId: id } });
    expect(shownFailure(await remove(id))).toMatch(/^Failed to delete package: It has been ordered, .*Retire it instead/);
    expect(await db.package.count()).toBe(1);
    await act(`${id}/deactivate`);
    expect(await only()).toMatchObject({ isActive: false });
    expect((await open("?tab=retired")).list?.total).toBe(1);
    await act(`${id}/activate`);
    expect(await only()).toMatchObject({ isActive: true });
    expect(await page()).toContain("Retire");
  });

  test("B8.28 what failed is said: 'Failed to create package', 'Failed to update package', 'Failed to delete package'", async () => {
    const { id } = await makePackage([]);
    const form = await formOf(id, { name: "Other" });
    await withoutWrites("packages", async () => {
      const created = await openAdmin(`${path}?edit=new`, { ...editor, form: whole });
      expect([created.status, created.html]).toEqual([503, expect.stringContaining("Failed to create package")]);
      expect(created.html).toMatch(/name="name"[^>]*value="Ration"/);
      const updated = await openAdmin(`${path}?edit=${id}`, { ...editor, form });
      expect([updated.status, updated.html]).toEqual([503, expect.stringContaining("Failed to update package")]);
      expect(shownFailure(await remove(id))).toMatch(/^Failed to delete package/);
    });
    expect(await db.package.count()).toBe(1);
  });

  test("a copy has the same lines, is retired and not featured, and opens", async () => {
    const product = await makeProduct();
    const { id } = await makePackage([{ product, quantity: 2 }]);
    await db.package.update({ where: { id }, data: { featured: true, name: "Ration" } });
    const copied = await duplicate(id);
    const copy = await db.package.findFirstOrThrow({ where: { name: "Ration (copy)" }, include: { items: true } });
    expect(copied.location).toBe(`${path}?edit=${copy.id}`);
    expect(copy).toMatchObject({
      featured: false,
      isActive: false,
      version: 1,
      items: [{ productId: product.id, quantity: 2000 }],
    });
    expect(shownFailure(await duplicate(99_999_999))).toContain("no longer exists");
  });
});
