import { beforeAll, describe, expect, test } from "vitest";
import { fieldNames } from "#app/domain/catalog/product-fields.ts";
import { db } from "#app/platform/db.server.ts";
import { badImages, fileOf } from "#tests/fixtures/bad-images.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { formWithFile, makePicture } from "#tests/fixtures/make-picture.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post, returnedForm, shownToast, visit } from "#tests/fixtures/request.ts";
import { uploadsApart } from "#tests/fixtures/uploads-folder.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action, loader } from "./new.tsx";

const path = "/admin/products/new";
const kept = uploadsApart();
const editor = await makeStaff("editor");
const viewer = await makeStaff("viewer");
const category = await makeCategory({ name: "Fruit" });
const [shelf] = category.subcategories;

const least = { name: "Chaunsa", description: "Sweet.", price: "250", category_id: String(category.id) };
const whole = {
  ...least,
  ...{ name_ur: "Chaunsa Aam", description_ur: "Meetha.", price: "249.50", cost_price: "200.25" },
  ...{ subcategory_id: String(shelf!.id), company_name: "Multan Farms", discount_percent: "12.5", discount_active: "on" },
  ...{
    featured: "on",
    keywords: " mango, aam ,, chaunsa,mango ",
    in_stock: "on",
    stock_quantity: "7.5",
    unit: "kg",
    unit_size: "1",
  },
  ...{
    sold_by_weight: "on",
    quantity_step: "0.5",
    quality: "B",
    status: "draft",
    barcode: "8964000112",
    image_url: "/uploads/products/a.jpg",
    drawn_as: "sack",
    pack_family: "  Chaunsa  Aam ",
  },
};
const add = (form: Record<string, string> | FormData | string, { cookie } = editor) =>
  answerTo(action(post(path, form, { cookie })));
const newest = () =>
  db.product.findFirstOrThrow({ orderBy: { id: "desc" }, include: { images: { orderBy: { displayOrder: "asc" } } } });

beforeAll(async () => {
  await db.unit.create({ data: { name: "Kilogram", abbreviation: "kg" } });
});

describe("adding a product", () => {
  test("A3.01 A3.02 A7.35 A8.19 keeps every field, opens the product and says so", async () => {
    const answer = await add(whole);
    const { id, ...product } = await newest();
    expect([answer.status, answer.location, shownToast(answer)]).toEqual([
      302,
      `/admin/products/${id}`,
      "Product added successfully!",
    ]);
    expect(product).toMatchObject({
      ...{ name: "Chaunsa", nameUr: "Chaunsa Aam", description: "Sweet.", descriptionUr: "Meetha.", companyName: "Multan Farms" },
      ...{ price: 24_950, costPrice: 20_025, discountPercent: 1250, discountActive: true, featured: true, inStock: true },
      ...{ categoryId: category.id, subcategoryId: shelf!.id, keywords: ["mango", "aam", "chaunsa"], stockQuantity: 7500 },
      ...{ unit: "kg", unitSize: "1", soldByWeight: true, quantityStep: 500, quality: "B", status: "draft" },
      ...{ barcode: "8964000112", imageUrl: "/uploads/products/a.jpg", drawnAs: "sack", packFamily: "chaunsa aam" },
    });
    expect(await db.stockMovement.findMany({ where: { productId: id } })).toMatchObject([
      { change: 7500, reason: "counted", byUserId: editor.id },
    ]);
    const entries = await db.auditEntry.findMany({ where: { entity: "product", entityId: String(id) } });
    expect(entries).toMatchObject([{ action: "add", byUserId: editor.id, after: { name: "Chaunsa", price: 24_950 } }]);
  });

  test("A5.12 A5.13 the least that is needed makes a product of quality A, sold by 'each', on the shelf", async () => {
    expect((await add(least)).status).toBe(302);
    expect(await newest()).toMatchObject({
      ...{ quality: "A", unit: "each", unitSize: "1", inStock: true, featured: false, discountActive: false, discountPercent: 0 },
      ...{ stockQuantity: null, status: "active", soldByWeight: false, quantityStep: 1000, keywords: [], imageUrl: null },
    });
  });

  test("A5.12 A5.13 A5.07 the empty form offers the defaults, the three qualities and steps of a paisa", async () => {
    const { status, html } = await openAdmin(path, editor);
    expect(status).toBe(200);
    expect(html).toContain('<option value="A" selected="">A - Premium</option>');
    expect(html).toContain('<option value="B">B - Standard</option><option value="C">C - Basic</option>');
    expect(html).toContain('<option value="each" selected="">each</option>');
    for (const name of ["price", "cost_price"]) expect(html).toMatch(new RegExp(`<input[^>]*step="0.01"[^>]*name="${name}"`));
    for (const name of ["name", "price", "category_id"]) expect(html).toMatch(new RegExp(`required=""[^>]*name="${name}"`));
    expect(html).toMatch(/<textarea[^>]*required=""[^>]*name="description"/);
    expect(html).not.toContain('name="version"');
  });

  test.each([...Object.keys(least).map((name) => [name]), Object.keys(least)])(
    "A5.06 without %s is refused with 'Please fill in all required fields.', and the rest stays",
    async (...missing) => {
      const before = await db.product.count();
      const form = { ...whole, ...Object.fromEntries(missing.map((name) => [name, name === "name" ? "   " : ""])) };
      const answer = await add(form);
      expect(answer.status).toBe(400);
      const { error, initialValue } = returnedForm(answer);
      expect(error[""]).toEqual(["Please fill in all required fields."]);
      expect(Object.keys(error).sort()).toEqual(["", ...missing].sort());
      expect(initialValue).toMatchObject({ company_name: "Multan Farms", discount_percent: "12.5" });
      expect(await db.product.count()).toBe(before);
    },
  );

  test("A5.06 the page says it above the form and keeps what was typed", async () => {
    const { status, html } = await openAdmin(path, { ...editor, form: { ...whole, name: "" } });
    expect(status).toBe(400);
    expect(html).toMatch(/role="alert".*Please fill in all required fields\./s);
    expect(html).toContain('value="Multan Farms"');
  });
});

describe("what cannot be read comes back with a sentence at its field", () => {
  const wrong: [field: keyof typeof whole | "image", value: string, sentence: RegExp][] = [
    ["price", "12.345", /rupees/],
    ["price", "-5", /rupees/],
    ["price", "0", /above zero/],
    ["price", "1e308", /rupees/],
    ["cost_price", "abc", /rupees/],
    ["discount_percent", "101", /100 or less/],
    ["discount_percent", "-1", /0 or more/],
    ["discount_percent", "half", /number/],
    ["category_id", "999999", /no longer there/],
    ["subcategory_id", "999999", /another category/],
    ["unit", "bushel", /no longer there/],
    ["unit_size", "0", /above zero/],
    ["unit_size", "a lot", /above zero/],
    ["quality", "D", /choose one/],
    ["status", "sold", /choose one/],
    ["stock_quantity", "-1", /quantity/],
    ["stock_quantity", "1000001", /1,000,000/],
    ["quantity_step", "0", /step/],
    ["barcode", "a b", /letters and digits/],
    ["image_url", "mangoes", /web address/],
    ["image_url", "javascript:alert(1)", /web address/],
    ["image_url", "https://user:secret@x.test/a.jpg", /web address/],
    ["image_url", "//evil.test/a.jpg", /web address/],
    ["image_url", "data:image/png;base64,AAAA", /web address/],
    ["name", "x".repeat(151), /150/],
    ["description", "x".repeat(5001), /5000/],
    ["featured", "perhaps", /write yes, on, true/],
    ["image", "no file", /picture file/],
  ];
  test.each(wrong)("A5.08 A5.11 %s %j", async (field, value, sentence) => {
    const before = await db.product.count();
    const answer = await add({ ...whole, barcode: "", [field]: value });
    expect(answer.status).toBe(400);
    const { error } = returnedForm(answer);
    expect(Object.keys(error)).toEqual([field]);
    expect(error[field]?.join(" ")).toMatch(sentence);
    expect(await db.product.count()).toBe(before);
  });

  test("A5.10 keywords are what stands between commas, trimmed, without the empty ones", async () => {
    await add({ ...least, keywords: ", ,  aaloo ,laal aaloo,,  potato,aaloo ," });
    expect((await newest()).keywords).toEqual(["aaloo", "laal aaloo", "potato"]);
  });

  test.each([
    ...Object.keys(whole),
    "image",
    "image_place",
    "pictures",
    "picture_places",
    "stock_reason",
    "stock_shown",
    "version",
  ])("%s takes anything without breaking", async (field) => {
    for (const [name, value] of hostileCases) {
      const { status } = await add({ ...whole, barcode: "", [field]: value });
      expect([302, 400, 409], name).toContain(status);
    }
  });

  test("a body that is no form misses what is required; fields that nobody asked for change nothing", async () => {
    expect((await add("name=Chaunsa")).status).toBe(400);
    await add({ ...least, id: "1", popularity: "999", version: "7", created_at: "2001-01-01", search_text: "x" });
    expect(await newest()).toMatchObject({ popularity: 0, version: 1 });
  });
});

describe("a picture that comes with the form", () => {
  const withFile = (file: FormData, more: Record<string, string> = {}) => {
    for (const [name, value] of Object.entries({ ...least, ...more })) file.append(name, value);
    return file;
  };

  test("A7.51 becomes the product's own", async () => {
    expect((await add(withFile(formWithFile("image", await makePicture())))).status).toBe(302);
    expect((await newest()).imageUrl).toMatch(/^\/uploads\/products\/\d{13}\.webp$/);
  });

  test("an empty file field is no picture", async () => {
    expect((await add(withFile(formWithFile("image", "", { name: "", type: "application/octet-stream" })))).status).toBe(302);
    expect((await newest()).imageUrl).toBeNull();
  });

  test.each(badImages)("$what is refused at the field; no product is made and no file kept", async (bad) => {
    const before = [await db.product.count(), kept().length];
    const form = withFile(new FormData());
    form.append("image", await fileOf(bad));
    const answer = await add(form);
    expect(answer.status).toBe(400);
    expect(returnedForm(answer).error["image"]?.[0]).toMatch(/5 MB|no picture|more than a picture|too many pixels/);
    expect([await db.product.count(), kept().length]).toEqual(before);
  });

  test("is forgotten again when the product is refused for another reason", async () => {
    const before = kept();
    const form = withFile(formWithFile("image", await makePicture()), { unit: "bushel" });
    expect((await add(form)).status).toBe(400);
    expect(kept()).toEqual(before);
  });
});

describe("who may", () => {
  test("add takes the right to edit products", async () => {
    const before = await db.product.count();
    expect(await answerTo(loader(visit(path)))).toMatchObject({
      status: 302,
      location: `/auth?return_to=${encodeURIComponent(path)}`,
    });
    expect((await answerTo(action(post(path, whole)))).status).toBe(302);
    expect((await answerTo(loader(visit(path, viewer)))).status).toBe(403);
    expect((await add(whole, viewer)).status).toBe(403);
    expect(await db.product.count()).toBe(before);
  });
});

describe("a list that cannot be read is told, with the reference that the log has, and the form stays", () => {
  test.each([
    ["Error fetching categories: ", "categories"],
    ["Error fetching subcategories: ", "subcategories"],
    ["Error fetching units: ", "variant_units"],
  ])("A8.14 '%s' without the table %s", async (sentence, table) => {
    await db.$executeRawUnsafe(`ALTER TABLE ${table} RENAME TO elsewhere`);
    try {
      const { status, html } = await openAdmin(path, editor);
      expect(status).toBe(200);
      expect(html).toMatch(new RegExp(`${sentence}[^<]*\\(reference [^)]+\\)`));
      expect(html).not.toContain("elsewhere");
      expect(html).toContain('name="description"');
    } finally {
      await db.$executeRawUnsafe(`ALTER TABLE elsewhere RENAME TO ${table}`);
    }
  });
});

test("A8.20 a save that breaks is told with 'Error saving product:', a reference, and all that was typed", async () => {
  await db.$executeRaw`ALTER TABLE stock_movements RENAME TO elsewhere`;
  try {
    const before = await db.product.count();
    const { status, html } = await openAdmin(path, { ...editor, form: { ...whole, barcode: "" } });
    expect(status).toBe(503);
    expect(html).toMatch(/Error saving product: [^<]*\(reference [^)]+\)/);
    expect(html).toContain('value="Multan Farms"');
    expect(html).not.toContain("stock_movements");
    expect(await db.product.count()).toBe(before);
  } finally {
    await db.$executeRaw`ALTER TABLE elsewhere RENAME TO stock_movements`;
  }
});

test("every field of a product has its control in the form; the compiler asks for its column, its CSV column and its name", async () => {
  const { html } = await openAdmin("/admin/products/new", editor);
  const controls = [...html.matchAll(/<(?:input|select|textarea)[^>]* name="(\w+)"/g)].map(([, name]) => name);
  expect(Object.values(fieldNames).filter((name) => !controls.includes(name))).toEqual([]);
});
