import { beforeEach, describe, expect, test } from "vitest";
import type { Subcategory } from "#app/generated/prisma/client.ts";
import { db } from "#app/platform/db.server.ts";
import { bareCategory, cardIn, subcategorySection, whileBroken } from "#tests/fixtures/category-sections.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { returnedForm, shownFailure, shownToast } from "#tests/fixtures/request.ts";
import { withoutTable } from "#tests/fixtures/without-table.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";

const path = "/admin/subcategories";
const editor = await makeStaff("editor");
const viewer = await makeStaff("viewer");
const section = subcategorySection(editor);
const { html } = section;
const listed = async (query = "") => (await section.open(query)).list?.rows.map(({ name }) => name);
const fruit = await bareCategory("Fruit");
const spices = await bareCategory("Spices");
const make = (name: string, more: Partial<Subcategory> = {}) =>
  db.subcategory.create({ data: { name, slug: `${name}-${more.categoryId ?? ""}`, categoryId: fruit.id, ...more } });
const named = (name: string) => db.subcategory.findFirstOrThrow({ where: { name } });
const product = (id: number) => db.product.findUniqueOrThrow({ where: { id } });
const moveAll = (id: number, to: string) => section.act(`${id}/move`, { to });

beforeEach(async () => {
  await db.product.deleteMany();
  await db.subcategory.deleteMany();
  await db.deletedRow.deleteMany();
});

describe("the list", () => {
  test("B2.35 is narrowed by a search in both languages and by a filter of 'All Categories' or one category", async () => {
    await make("Citrus", { nameUr: "Khattay" });
    await make("Berries");
    await make("Whole", { categoryId: spices.id });
    expect(await listed()).toEqual(["Berries", "Citrus", "Whole"]);
    expect(await listed("?q=khatt")).toEqual(["Citrus"]);
    expect(await listed(`?categoryId=${spices.id}`)).toEqual(["Whole"]);
    expect(await listed(`?categoryId=${fruit.id}&q=ber`)).toEqual(["Berries"]);
    const page = await html(`?categoryId=${spices.id}`);
    expect(page).toMatch(/<input type="search" name="q"/);
    expect(page).toMatch(
      new RegExp(
        `<select name="categoryId"[^>]*><option value="">All Categories</option><option value="${fruit.id}">Fruit</option><option value="${spices.id}" selected="">Spices</option></select>`,
      ),
    );
    expect(await html()).toContain('<option value="" selected="">All Categories</option>');
  });

  test("B2.36 a card says the name of its category, and 'Unknown' where the category is missing", async () => {
    const gone = await bareCategory("Gone");
    const { id } = await make("Citrus");
    const { id: orphan } = await make("Lost", { categoryId: gone.id });
    expect(cardIn(await html(), id)).toContain("<dt>Category</dt><dd>Fruit</dd>");
    await section.act(`${orphan}/delete`, { version: "1" });
    await db.category.delete({ where: { id: gone.id } });
    expect(await html("?tab=bin")).toMatch(/>Lost<\/a><small>Unknown<\/small>/);
    expect(shownFailure(await section.act(`${orphan}/restore`))).toContain("it cannot be restored");
    // a category beyond those that the page knows
    const page = await html("?categoryId=999999");
    expect(page).toContain('<option value="999999" selected="">Unknown</option>');
  });

  test("a card says what its unit prices are counted in, and how many products it holds", async () => {
    const { id } = await make("Citrus", { unitBasis: "kg" });
    await makeProduct({ categoryId: fruit.id, subcategoryId: id });
    const card = cardIn(await html(), id);
    expect(card).toContain("<dt>Unit prices per</dt><dd>Kilo</dd>");
    expect(card).toContain(`<a href="/admin/products?subcategory=${id}">1 product</a>`);
  });

  test("without subcategories it says so and leads to adding one", async () => {
    expect(await html()).toMatch(/No subcategories yet.*href="\/admin\/subcategories\?edit=new"[^>]*>.*?Add Subcategory/s);
  });
});

describe("a subcategory", () => {
  test("B3.24 B7.45 is added in a dialog with name and category_id, and keeps its id and when it was created", async () => {
    const page = await html(`?categoryId=${spices.id}&edit=new`);
    expect(page).toContain(">Add Subcategory</h2>");
    expect(page).toMatch(
      new RegExp(`<select[^>]*name="category_id".*?<option value="${spices.id}" selected="">Spices</option>`, "s"),
    );
    const answer = await section.save({ name: "Whole", category_id: String(spices.id), unit_basis: "kg" });
    expect([answer.location, shownToast(answer)]).toEqual([path, "“Whole” is added."]);
    const row = await named("Whole");
    expect(row).toMatchObject({ id: expect.any(Number), name: "Whole", categoryId: spices.id, createdAt: expect.any(Date) });
    expect(Number.isInteger(row.categoryId)).toBe(true);
    expect(row).toMatchObject({ slug: "whole", unitBasis: "kg" });
  });

  test("B7.46 is edited in a dialog: its name and its category are saved, and its products go along", async () => {
    const { id } = await make("Citrus");
    const within = await makeProduct({ categoryId: fruit.id, subcategoryId: id, status: "archived" });
    const beside = await makeProduct({ categoryId: fruit.id });
    const page = await html(`?edit=${id}`);
    expect(page).toContain(">Edit Subcategory</h2>");
    expect(page).toContain("1 product is in it and moves along when its category changes.");
    const answer = await section.save(await section.formOf(id, { name: "Whole", category_id: String(spices.id) }));
    expect(shownToast(answer)).toBe("“Whole” is saved.");
    expect(await named("Whole")).toMatchObject({ id, categoryId: spices.id, version: 2 });
    expect(await product(within.id)).toMatchObject({ categoryId: spices.id, subcategoryId: id, version: 2 });
    expect(await product(beside.id)).toMatchObject({ categoryId: fruit.id, version: 1 });
    const [entry] = await db.auditEntry.findMany({ where: { entity: "product", entityId: String(within.id) } });
    expect(entry).toMatchObject({ byUserId: editor.id, before: { categoryId: fruit.id }, after: { categoryId: spices.id } });
    expect(JSON.stringify((await section.open(`?history=${id}`)).history?.entries[0]?.changes)).toContain("categoryId");
  });

  test.each([
    [{ name: " " }, ["name"]],
    [{ category_id: "" }, ["category_id"]],
    [{ name: "", category_id: "" }, ["category_id", "name"]],
  ])("B5.37 a subcategory without name or category is refused (%j)", async (wrong, fields) => {
    const form = { name: "Citrus", category_id: String(fruit.id), ...wrong };
    const answer = await section.save(form);
    expect(answer.status).toBe(400);
    const { "": whole, ...errors } = returnedForm(answer).error;
    expect([whole, Object.keys(errors).sort()]).toEqual([["Name and category are required"], fields]);
    expect(await html("?edit=new", { ...editor, form })).toContain("Failed to add subcategory: Name and category are required");
    expect(await db.subcategory.count()).toBe(0);
  });

  test.each(["999999", "abc", "-1", "0", "1e99"])(
    "a category that is not there (%s) is refused at its field, what was typed stays",
    async (wrong) => {
      const answer = await section.save({ name: "Citrus", category_id: wrong });
      expect([answer.status, Object.keys(returnedForm(answer).error)]).toEqual([400, ["category_id"]]);
      expect(returnedForm(answer).initialValue).toMatchObject({ name: "Citrus" });
    },
  );

  test.each([
    ["a thousand letters", "z".repeat(1000), "Please use at most 100 characters."],
    ["letters of no width", "\u200b\u200d", "Please fill this in."],
    ["blanks alone", "   ", "Please fill this in."],
    ["a character that no text has", "a\u0000b", "This holds a character that cannot be saved. Please type it again."],
  ])("with a name of %s is refused at the field, and what was typed stays", async (_, name, sentence) => {
    const answer = await section.save({ name, category_id: String(fruit.id) });
    expect([answer.status, returnedForm(answer).error["name"]]).toEqual([400, [sentence]]);
    expect(returnedForm(answer).initialValue).toMatchObject({ name, category_id: String(fruit.id) });
    expect(await db.subcategory.count()).toBe(0);
  });

  test("a name in markup or joined emoji is read as it was typed", async () => {
    for (const name of ["<b>Citrus</b>", "👨‍👩‍👧 Family"])
      expect((await section.save({ name, category_id: String(fruit.id) })).status).toBe(302);
    expect(await html()).toMatch(/&lt;b&gt;Citrus&lt;\/b&gt;.*👨‍👩‍👧 Family|👨‍👩‍👧 Family.*&lt;b&gt;Citrus&lt;\/b&gt;/s);
  });

  test("a name may stand once in each category, in either language", async () => {
    await make("Citrus", { nameUr: "Khattay" });
    const elsewhere = await section.save({ name: "Citrus", category_id: String(spices.id) });
    expect(elsewhere.status).toBe(302);
    for (const name of ["CITRUS", "khattay"]) {
      const answer = await section.save({ name, category_id: String(fruit.id) });
      expect(returnedForm(answer).error).toEqual({ name: ["The category already has a subcategory Citrus."] });
    }
    const { id } = await db.subcategory.findFirstOrThrow({ where: { categoryId: spices.id } });
    const moved = await section.save(await section.formOf(id, { category_id: String(fruit.id) }));
    expect(returnedForm(moved).error).toEqual({ name: ["The category already has a subcategory Citrus."] });
    expect(await db.subcategory.findUnique({ where: { id } })).toMatchObject({ categoryId: spices.id, version: 1 });
  });
});

describe("deleting", () => {
  test("B7.47 asks 'Are you sure you want to delete this subcategory?' first and deletes by id; it can be taken back", async () => {
    const [{ id }, other] = [await make("Citrus"), await make("Berries")];
    expect(cardIn(await html(), id)).toMatch(/\/delete"[^>]*>.*<p>Are you sure you want to delete this subcategory\?<\/p>/s);
    expect(shownToast(await section.act(`${id}/delete`, { version: "1" }))).toBe("“Citrus” is deleted.");
    expect(await db.subcategory.findMany()).toEqual([other]);
    await section.act(`${id}/restore`);
    expect(await named("Citrus")).toMatchObject({ id, categoryId: fruit.id });
  });

  test("a subcategory in use stays: how many products would lose theirs is said, and where they may go", async () => {
    const { id } = await make("Citrus");
    for (let at = 0; at < 2; at++) await makeProduct({ categoryId: fruit.id, subcategoryId: id });
    expect(cardIn(await html(), id)).toContain("2 products would lose their subcategory.");
    const answer = await section.act(`${id}/delete`, { version: "1" });
    expect([answer.location, shownFailure(answer)]).toEqual([
      `${path}?move=${id}`,
      "Failed to delete subcategory: it is still in use (products: 2). Say first where they go.",
    ]);
    await make("Berries");
    await make("Whole", { categoryId: spices.id });
    const page = await html(`?move=${id}`);
    const [, options = ""] = /<select[^>]*name="to"[^>]*>(.*?)<\/select>/s.exec(page) ?? [];
    expect([...options.matchAll(/>([^<]+)<\/option>/g)].map(([, label]) => label)).toEqual([
      "Choose",
      "Berries",
      "No subcategory: 2 products lose theirs",
    ]);
    expect(await db.subcategory.count()).toBe(3);
  });

  test("its products go to another subcategory of the category or to none, each audited", async () => {
    const [citrus, berries] = [await make("Citrus"), await make("Berries")];
    const whole = await make("Whole", { categoryId: spices.id });
    const { id } = await makeProduct({ categoryId: fruit.id, subcategoryId: citrus.id });
    for (const to of [String(whole.id), String(citrus.id), "x", "", "999999"])
      expect(shownFailure(await moveAll(citrus.id, to)), to).toBe("Please choose another subcategory of the same category.");
    expect(shownToast(await moveAll(citrus.id, String(berries.id)))).toBe("The products (1) are now in “Berries”.");
    expect(await product(id)).toMatchObject({ categoryId: fruit.id, subcategoryId: berries.id, version: 2 });
    expect(shownToast(await moveAll(berries.id, "none"))).toBe("The products (1) now have no subcategory.");
    expect(await product(id)).toMatchObject({ categoryId: fruit.id, subcategoryId: null, version: 3 });
    expect(await db.auditEntry.count({ where: { entity: "product", entityId: String(id), byUserId: editor.id } })).toBe(2);
    expect(shownToast(await section.act(`${berries.id}/delete`, { version: "1" }))).toBe("“Berries” is deleted.");
  });
});

describe("when the database does not answer", () => {
  test("B8.32 the list says 'Failed to load subcategories: ' and why", async () => {
    await withoutTable("subcategories", async () => {
      expect(await html()).toMatch(/Failed to load subcategories: it could not be read just now \(reference \w+\)/);
    });
  });

  test("B8.33 a failed add, update and delete each say what failed and why, and keep what was typed", async () => {
    const { id } = await make("Citrus");
    const why = "It did not work just now and nothing was changed\\. Please try again \\(reference \\w+\\)\\.";
    await withoutTable("subcategories", async () => {
      const added = await html("?edit=new", { ...editor, form: { name: "Berries", category_id: String(fruit.id) } });
      expect(added).toMatch(new RegExp(`Failed to add subcategory: ${why}`));
      expect(added).toMatch(/name="name"[^>]*value="Berries"/);
      expect(shownFailure(await section.act(`${id}/delete`, { version: "1" }))).toMatch(
        new RegExp(`^Failed to delete subcategory: ${why}$`),
      );
    });
    const edited = await section.formOf(id, { name: "Broken" });
    await whileBroken("subcategories", "Broken", async () => {
      const { status, html: page } = await openAdmin(`${path}?edit=${id}`, { ...editor, form: edited });
      expect(status).toBe(503);
      expect(page).toMatch(new RegExp(`Failed to update subcategory: ${why}`));
      expect(page).toMatch(/name="name"[^>]*value="Broken"/);
    });
  });
});

test("a viewer reads the list and can change nothing", async () => {
  const { id } = await make("Citrus");
  const as = subcategorySection(viewer);
  expect((await as.open()).list?.total).toBe(1);
  expect((await as.save({ name: "Berries", category_id: String(fruit.id) })).status).toBe(403);
  expect((await as.act(`${id}/delete`, { version: "1" })).status).toBe(403);
  expect((await as.act(`${id}/move`, { to: "none" })).status).toBe(403);
});
