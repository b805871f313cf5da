import { beforeAll, describe, expect, test } from "vitest";
import { findProduct } from "#app/domain/catalog/find-product.server.ts";
import { db } from "#app/platform/db.server.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { formWithFile, makePicture } from "#tests/fixtures/make-picture.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { productFormOf } from "#tests/fixtures/product-form.ts";
import { answerTo, post, returnedForm, shownToast, visit } from "#tests/fixtures/request.ts";
import { uploadsApart } from "#tests/fixtures/uploads-folder.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action, loader } from "./$productId.tsx";

uploadsApart();
const editor = await makeStaff("editor");
const viewer = await makeStaff("viewer");

type Product = Awaited<ReturnType<typeof makeProduct>>;
const pathOf = (id: number | string) => `/admin/products/${id}`;
const at = (id: number | string, form: Record<string, string> | FormData, { cookie } = editor) =>
  post(pathOf(id), form, { cookie, params: { productId: String(id) } });
const save = (id: number | string, form: Record<string, string> | FormData, staff = editor) =>
  answerTo(action(at(id, form, staff)));
const read = (id: number) =>
  db.product.findUniqueOrThrow({ where: { id }, include: { images: { orderBy: { displayOrder: "asc" } } } });

beforeAll(async () => {
  await db.unit.create({ data: { name: "Kilogram", abbreviation: "kg" } });
});

describe("saving", () => {
  test("A7.36 A8.19 keeps the change, and says so", async () => {
    const product = await makeProduct();
    const answer = await save(product.id, { ...productFormOf(product), name: "Anwar Ratol", price: "310.50" });
    expect([answer.status, answer.location, shownToast(answer)]).toEqual([
      302,
      pathOf(product.id),
      "Product updated successfully!",
    ]);
    expect(await read(product.id)).toMatchObject({ name: "Anwar Ratol", price: 31_050, version: 2 });
  });

  test("A3.01 A3.02 every field may be changed, the picture by its address or by a file", async () => {
    const [product, { id: categoryId, subcategories }] = [await makeProduct(), await makeCategory()];
    const subcategoryId = subcategories[0]?.id;
    const form = {
      ...{ name: "Anwar Ratol", description: "Small and sweet.", price: "310.50", cost_price: "280.25" },
      ...{ category_id: String(categoryId), subcategory_id: String(subcategoryId), company_name: "Multan Farms" },
      ...{ discount_percent: "7.5", discount_active: "on", featured: "on", keywords: "aam, mango", in_stock: "off" },
      ...{ unit: "each", unit_size: "6", quality: "C", image_url: "/uploads/products/aam.jpg" },
    };
    expect((await save(product.id, form)).status).toBe(302);
    expect(await read(product.id)).toMatchObject({
      ...{ name: "Anwar Ratol", description: "Small and sweet.", price: 31_050, costPrice: 28_025, categoryId, subcategoryId },
      ...{ companyName: "Multan Farms", discountPercent: 750, discountActive: true, featured: true },
      ...{ keywords: ["aam", "mango"], inStock: false, unit: "each", unitSize: "6", quality: "C" },
      imageUrl: "/uploads/products/aam.jpg",
    });
    const withFile = formWithFile("image", await makePicture());
    for (const [name, value] of Object.entries(form)) withFile.append(name, value);
    expect((await save(product.id, withFile)).status).toBe(302);
    expect((await read(product.id)).imageUrl).toMatch(/^\/uploads\/products\/\d{13}\.webp$/);
  });

  test("the storefront has the new price in its very next answer", async () => {
    const product = await makeProduct();
    await save(product.id, { ...productFormOf(product), price: "99", discount_active: "on", discount_percent: "10" });
    expect((await findProduct(product.id, "en"))?.product).toMatchObject({ price: 8900, listPrice: 9900 });
  });

  test("A4.12 the flags are switched on and off, as a browser sends its ticks", async () => {
    const product = await makeProduct({ inStock: true, featured: false, discountActive: false });
    const ticks = (values: Record<string, string[]>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(productFormOf(product))) if (name !== "version") form.append(name, value);
      for (const [name, all] of Object.entries(values)) for (const value of all) form.append(name, value);
      return form;
    };
    await save(product.id, ticks({ in_stock: ["off"], featured: ["off", "on"], discount_active: ["off", "on"] }));
    expect(await read(product.id)).toMatchObject({ inStock: false, featured: true, discountActive: true });
    await save(product.id, ticks({ in_stock: ["off", "on"], featured: ["off"], discount_active: ["off"] }));
    expect(await read(product.id)).toMatchObject({ inStock: true, featured: false, discountActive: false });
  });

  test("a field that is not sent stays as it is; one that is sent empty is emptied", async () => {
    const all = { nameUr: "Aam", costPrice: 100, companyName: "Farms", keywords: ["aam"], barcode: "8964", stockQuantity: 5000 };
    const product = await makeProduct({
      ...all,
      soldByWeight: true,
      quantityStep: 250,
      status: "draft",
      imageUrl: "/a.webp",
      featured: true,
    });
    await save(product.id, { ...productFormOf(product), name: "Other" });
    expect(await read(product.id)).toMatchObject({
      ...all,
      soldByWeight: true,
      quantityStep: 250,
      status: "draft",
      featured: true,
    });
    const emptied = {
      name_ur: "",
      cost_price: "",
      company_name: "",
      keywords: "",
      barcode: "",
      stock_quantity: "",
      image_url: "",
    };
    await save(product.id, { ...productFormOf(product), version: "2", ...emptied });
    expect(await read(product.id)).toMatchObject({
      ...{ nameUr: null, costPrice: null, companyName: null, keywords: [], barcode: null, stockQuantity: null, imageUrl: null },
    });
  });

  test("what was ordered while the form stood open stays taken", async () => {
    const product = await makeProduct({ unit: "each", stockQuantity: 15_000 });
    await makeOrder({ product, quantity: 2000 });
    await save(product.id, { ...productFormOf(product), name: "Eggs", stock_quantity: "15", stock_shown: "15" });
    expect((await read(product.id)).stockQuantity).toBe(13_000);
    await save(product.id, {
      ...productFormOf(product),
      version: "",
      stock_quantity: "20",
      stock_shown: "15",
      stock_reason: "received",
    });
    expect((await read(product.id)).stockQuantity).toBe(18_000);
    expect(await db.stockMovement.findFirst({ where: { productId: product.id, reason: "received" } })).toMatchObject({
      change: 5000,
      byUserId: editor.id,
    });
  });

  test("what needs more than the form is refused there, with what was typed", async () => {
    await makeProduct({ name: "Langra", barcode: "8964111" });
    const product = await makeProduct();
    const { status, html } = await openAdmin(pathOf(product.id), {
      ...editor,
      form: { ...productFormOf(product), barcode: "8964111" },
    });
    expect(status).toBe(409);
    expect(html).toContain("Error saving product: please look at the marked fields.");
    expect(html).toMatch(/value="8964111".*Langra already has this barcode\./s);
    expect(html).not.toContain("Your values and the saved ones");
  });
});

describe("pictures", () => {
  const [one, two, three] = [
    "/uploads/products/1763635374101.webp",
    "/uploads/products/1763635374102.webp",
    "/uploads/products/1763635374103.webp",
  ];
  const pictured = (product: Product, more: Record<string, string | string[]>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...productFormOf(product), version: "", ...more }))
      for (const each of [value].flat()) form.append(name, each);
    return form;
  };
  const picturesOf = async (id: number) => {
    const { imageUrl, images } = await read(id);
    return [imageUrl, ...images.map(({ url }) => url)];
  };

  test("several stand in the order that the form has them in, and leave it when they leave the form", async () => {
    const product = await makeProduct();
    await save(product.id, pictured(product, { image_url: one, pictures: ["", three, two] }));
    expect(await picturesOf(product.id)).toEqual([one, three, two]);
    const { html } = await openAdmin(pathOf(product.id), editor);
    expect(html).toMatch(new RegExp(`name="image_url"[^>]*value="${one}"|value="${one}"[^>]*name="image_url"`));
    await save(product.id, pictured(product, { image_url: two, pictures: "" }));
    expect(await picturesOf(product.id)).toEqual([two]);
  });

  test("without JavaScript numbers order them, and zero takes one away", async () => {
    const product = await makeProduct();
    await save(product.id, pictured(product, { image_url: one, pictures: ["", two, three], picture_places: ["", "3", "2"] }));
    expect(await picturesOf(product.id)).toEqual([one, three, two]);
    await save(product.id, pictured(product, { image_url: one, pictures: ["", three, two], picture_places: ["", "0", "2"] }));
    expect(await picturesOf(product.id)).toEqual([one, two]);
  });

  test("a file becomes the first picture, or a further one where the form says so", async () => {
    const product = await makeProduct({ imageUrl: one });
    const file = async (more: Record<string, string | string[]>) => {
      const form = pictured(product, more);
      form.append("image", new File([(await makePicture()) as BlobPart], "a.jpg", { type: "image/jpeg" }));
      return form;
    };
    await save(product.id, await file({ image_url: one, pictures: "", image_place: "further" }));
    expect(await picturesOf(product.id)).toEqual([one, expect.stringMatching(/^\/uploads\/products\/\d{13}\.webp$/)]);
    await save(product.id, await file({ image_url: one, pictures: "" }));
    expect(await picturesOf(product.id)).toEqual([expect.stringMatching(/^\/uploads\/products\/\d{13}\.webp$/)]);
  });
});

describe("the page", () => {
  test("A7.34 opens with the product's values in the form", async () => {
    const product = await makeProduct({
      ...{ name: "Sindhri", nameUr: "Sindhri Aam", price: 12_350, costPrice: 9000, discountPercent: 625, discountActive: true },
      ...{
        companyName: "Farms",
        keywords: ["aam", "mango"],
        stockQuantity: 4500,
        soldByWeight: true,
        quantityStep: 250,
        quality: "C",
      },
      ...{ description: "Sweet.", featured: true, inStock: false, unitSize: "1.5", imageUrl: "https://x.test/sindhri.jpg" },
    });
    const { status, html } = await openAdmin(pathOf(product.id), editor);
    expect(status).toBe(200);
    const values = ["Sindhri", "Sindhri Aam", "123.50", "90", "6.25", "Farms", "aam, mango", "4.5", "0.25", "1.5"];
    for (const value of [...values, "https://x.test/sindhri.jpg"]) expect(html, value).toContain(`value="${value}"`);
    for (const chosen of ["C", "kg", "active", String(product.categoryId), String(product.subcategoryId)])
      expect(html, chosen).toContain(`<option value="${chosen}" selected="">`);
    expect(html).toMatch(/<textarea[^>]*name="description"[^>]*>\n?Sweet\.<\/textarea>/);
    const ticked = html.match(/<input[^>]*type="checkbox"[^>]*>/g)?.filter((box) => box.includes('checked=""'));
    expect(ticked?.map((box) => /name="(\w+)"/.exec(box)?.[1])).toEqual(["discount_active", "featured"]);
    expect(html).toContain('name="version" value="1"');
  });

  test("tells who changed what when, from what to what", async () => {
    const product = await makeProduct({ name: "Fajri" });
    await save(product.id, { ...productFormOf(product), price: "175", featured: "on", stock_quantity: "3", unit: "each" });
    const { html } = await openAdmin(pathOf(product.id), editor);
    expect(html).toContain("Price (Rs.): Rs. 150 → Rs. 175");
    expect(html).toContain("Featured: no → yes");
    expect(html).toContain("Stock quantity: not counted → 3");
    expect(html).toMatch(/2026 [^<]* · Customer|· Customer/);
  });

  test("markup in a product is shown as text", async () => {
    const product = await makeProduct({ name: "<img src=x onerror=alert(1)>", description: "</textarea><script>1</script>" });
    await save(product.id, { ...productFormOf(product), company_name: "<b>bold</b>" });
    const { html } = await openAdmin(pathOf(product.id), editor);
    for (const markup of ["<img src=x", "<script>1", "<b>bold"]) expect(html).not.toContain(markup);
  });

  test("A8.15 a product that is not there, or cannot be read, is told with 'Error fetching product:'", async () => {
    for (const id of ["0", "-1", "abc", "1e3", "2147483648", "999999999"]) {
      const { status, html } = await openAdmin(pathOf(id), editor);
      expect(status, id).toBe(404);
      expect(html).toContain("Error fetching product: There is no product with this number.");
    }
    const { id } = await makeProduct();
    await db.$executeRaw`ALTER TABLE product_images RENAME TO elsewhere`;
    try {
      const { status, html } = await openAdmin(pathOf(id), editor);
      expect(status).toBe(503);
      expect(html).toMatch(/Error fetching product: [^<]*\(reference [^)]+\)/);
    } finally {
      await db.$executeRaw`ALTER TABLE elsewhere RENAME TO product_images`;
    }
  });

  test("whoever may only look sees no form, and never what it cost", async () => {
    const product = await makeProduct({ costPrice: 12_345, price: 20_000 });
    await save(product.id, { ...productFormOf(product), cost_price: "111.11" });
    const { status, html } = await openAdmin(pathOf(product.id), viewer);
    expect(status).toBe(200);
    expect(html).toContain("Rs. 200");
    for (const hidden of ['name="price"', "123.45", "111.11", "Cost price", "Duplicate"]) expect(html).not.toContain(hidden);
    const { body } = await answerTo(loader(visit(pathOf(product.id), { ...viewer, params: { productId: String(product.id) } })));
    expect(JSON.stringify(body)).not.toMatch(/12345|11111/);
  });
});

test.each([
  "name",
  "price",
  "discount_percent",
  "keywords",
  "stock_quantity",
  "stock_shown",
  "stock_reason",
  "image_url",
  "pictures",
  "version",
])("%s takes anything without breaking", async (field) => {
  const product = await makeProduct();
  for (const [name, value] of hostileCases) {
    const answer = await save(product.id, { ...productFormOf(product), version: "", [field]: value });
    expect([302, 400, 409], name).toContain(answer.status);
    if (answer.status === 400) expect(Object.keys(returnedForm(answer).error).length).toBeGreaterThan(0);
  }
});

test("a number that is none is a 404, for saving as for reading", async () => {
  const form = productFormOf(await makeProduct());
  for (const wrong of ["0", "-1", "abc", "1e3", "2147483648", "999999999"])
    expect((await save(wrong, form)).status, wrong).toBe(404);
});
