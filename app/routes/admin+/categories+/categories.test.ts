import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { badImages } from "#tests/fixtures/bad-images.ts";
import { bareCategory, cardIn, categorySection, clearCategories } from "#tests/fixtures/category-sections.ts";
import { formWithFile, makePicture } from "#tests/fixtures/make-picture.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, returnedForm, shownFailure, shownToast, visit } from "#tests/fixtures/request.ts";
import { uploadsApart } from "#tests/fixtures/uploads-folder.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { loader } from "./index.tsx";

const path = "/admin/categories";
const editor = await makeStaff("editor");
const viewer = await makeStaff("viewer");
const section = categorySection(editor);
const { html } = section;
const named = (name: string) => db.category.findFirstOrThrow({ where: { name } });

uploadsApart();
beforeEach(clearCategories);

describe("the list", () => {
  test("B2.32 B7.41 shows all categories by name with their number beside the title, and is narrowed by a search in both languages", async () => {
    await bareCategory("Vegetables", { nameUr: "Sabziyan", description: "Picked every morning." });
    await bareCategory("Fruit", { nameUr: "Phal", descriptionUr: "Mausami aur taza." });
    await bareCategory("Spices");
    const listed = async (query = "") => (await section.open(query)).list?.rows.map(({ name }) => name);
    expect(await listed()).toEqual(["Fruit", "Spices", "Vegetables"]);
    const page = await html();
    expect(page).toMatch(/<h1>Categories<\/h1><span class="resource-total">3<\/span>/);
    expect(page).toMatch(/<input type="search" name="q"/);
    for (const [search, found] of [
      ["sabzi", "Vegetables"],
      ["fru", "Fruit"],
      ["mausami", "Fruit"],
      ["MORNING", "Vegetables"],
    ])
      expect(await listed(`?q=${search}`), search).toEqual([found]);
    expect(await html("?q=phal")).toContain('<span class="resource-total">1</span>');
  });

  test("B2.33 each category is a card: its picture or its print, name, id badge, description and the day it was created", async () => {
    const createdAt = new Date("2026-03-01T10:00:00Z");
    const fruit = await bareCategory("Fruit", {
      nameUr: "Phal",
      description: "Citrus & more.",
      imageUrl: "/uploads/categories/1763635374123.webp",
      createdAt,
    });
    const spices = await bareCategory("Spices", { glyph: "flame", hue: 35, createdAt });
    const page = await html();
    const card = cardIn(page, fruit.id);
    expect(card).toContain('src="/uploads/categories/1763635374123.webp"');
    expect(card).toMatch(/edit=\d+">Fruit<\/a><small>Phal<\/small>/);
    expect(card.replace(/<!-- -->/g, "")).toContain(`<span class="badge">#${fruit.id}</span>`);
    expect(card).toContain("<p>Citrus &amp; more.</p>");
    expect(card).toMatch(/<dt>Created<\/dt><dd>Sun 1 Mar 2026</);
    expect(cardIn(page, spices.id)).toContain('src="/placeholders/flame-35.svg"');
  });

  test("B2.34 without categories it says so and leads to adding one, to those who may", async () => {
    const page = await html();
    expect(page).toContain("No categories yet");
    expect(page).toMatch(/href="\/admin\/categories\?edit=new"[^>]*>.*?Add Category/s);
    expect(await html("", viewer)).not.toContain("Add Category");
  });

  test("a category says what it holds, with the ways there", async () => {
    const { id } = await bareCategory("Fruit");
    await db.subcategory.create({ data: { name: "Citrus", slug: "citrus", categoryId: id } });
    for (const status of ["active", "archived"] as const) await makeProduct({ categoryId: id, status });
    const card = cardIn(await html(), id);
    expect(card).toContain(`<a href="/admin/products?category=${id}">2 products</a>`);
    expect(card).toContain(`<a href="/admin/subcategories?categoryId=${id}">1 subcategory</a>`);
  });

  test("is put into the shop's order by hand, in that order alone", async () => {
    for (const [at, name] of ["Beta", "Alpha"].entries()) await bareCategory(name, { displayOrder: at + 1 });
    expect(await html()).not.toContain("Move up");
    const page = await html("?sort=displayOrder");
    expect(page).toContain("Move up");
    expect(page).toMatch(/<option value="displayOrder" selected="">/);
    const { id } = await named("Alpha");
    await section.act(`${id}/up`, { version: "1" }, "?sort=displayOrder");
    expect((await section.open("?sort=displayOrder")).list?.rows.map(({ name }) => name)).toEqual(["Alpha", "Beta"]);
  });
});

describe("a category", () => {
  test("B3.23 B7.42 B8.34 is added in a dialog with name, description and image_url, and keeps its id and when it was created", async () => {
    const page = await html("?edit=new");
    expect(page).toContain(">Add Category</h2>");
    for (const name of ["name", "description", "image_url"]) expect(page).toContain(`name="${name}"`);
    const answer = await section.save({ name: "Fruit", description: "Fresh.", image_url: "/placeholders/apple-85.svg" });
    expect([answer.location, shownToast(answer)]).toEqual([path, "Category added successfully"]);
    expect(await named("Fruit")).toMatchObject({
      ...{ id: expect.any(Number), name: "Fruit", description: "Fresh.", imageUrl: "/placeholders/apple-85.svg" },
      ...{ createdAt: expect.any(Date), slug: "fruit", displayOrder: 1 },
    });
  });

  test("A3.03 has an id and a name, and a subcategory an id, a name and the id of its category", async () => {
    await section.save({ name: "Fruit" });
    const { id } = await named("Fruit");
    const { id: subcategory } = await db.subcategory.create({ data: { name: "Citrus", slug: "citrus", categoryId: id } });
    expect(await db.category.findUnique({ where: { id }, select: { id: true, name: true } })).toEqual({ id, name: "Fruit" });
    expect(
      await db.subcategory.findUnique({ where: { id: subcategory }, select: { id: true, name: true, categoryId: true } }),
    ).toEqual({ id: subcategory, name: "Citrus", categoryId: id });
  });

  test("a new one begins last in the shop's order and with a hue of its own", async () => {
    await bareCategory("Fruit", { displayOrder: 7 });
    expect((await section.open("?edit=new")).editor?.values).toMatchObject({
      display_order: "8",
      hue: "137",
      glyph: "shopping-basket",
    });
    await section.save({ name: "Spices" });
    expect((await named("Spices")).displayOrder).toBe(8);
  });

  test("B7.43 is edited in a dialog and saved by its id", async () => {
    const [fruit, other] = [await bareCategory("Fruit"), await bareCategory("Spices")];
    const page = await html(`?edit=${fruit.id}`);
    expect(page).toContain(">Edit Category</h2>");
    const typed = {
      name: "Fresh Fruit",
      name_ur: "Phal",
      description: "Checked.",
      glyph: "apple",
      hue: "120",
      display_order: "3",
    };
    const answer = await section.save(await section.formOf(fruit.id, typed));
    expect([answer.location, shownToast(answer)]).toEqual([path, "“Fresh Fruit” is saved."]);
    expect(await db.category.findUnique({ where: { id: fruit.id } })).toMatchObject({
      ...{ name: "Fresh Fruit", nameUr: "Phal", description: "Checked.", glyph: "apple", hue: 120, displayOrder: 3 },
      ...{ slug: "fruit", version: 2 },
    });
    expect(await db.category.findUnique({ where: { id: other.id } })).toEqual(other);
  });

  test.each(["", "   ", "\u200b\u200d", "\t\n"])(
    "B5.36 a category whose name is empty after trimming is refused (%j)",
    async (name) => {
      const answer = await section.save({ name, description: "Typed." });
      expect(answer.status).toBe(400);
      expect(returnedForm(answer).error).toEqual({ "": ["Category name is required"], name: ["Please fill this in."] });
      const page = await openAdmin(`${path}?edit=new`, { ...editor, form: { name, description: "Typed." } });
      expect([page.status, page.html]).toEqual([400, expect.stringContaining("Category name is required")]);
      expect(page.html).toMatch(/name="description"[^>]*>Typed\.</);
      expect(await db.category.count()).toBe(0);
    },
  );

  test.each([
    ["a name of 1,000 signs", { name: "n".repeat(1000) }, "name"],
    ["a description of 1,000 signs", { description: "d".repeat(1000) }, "description"],
    ["a glyph that nobody drew", { glyph: "durian" }, "glyph"],
    ["a hue outside the circle", { hue: "360" }, "hue"],
    ["a hue that is no number", { hue: "NaN" }, "hue"],
    ["a place below nothing", { display_order: "-5" }, "display_order"],
    ["a place without an end", { display_order: "1e9" }, "display_order"],
    ["a picture elsewhere", { image_url: "https://evil.test/a.jpg" }, "image_url"],
    ["a script as a picture", { image_url: "javascript:alert(1)" }, "image_url"],
    ["a picture in the address", { image_url: "data:image/png;base64,AAAA" }, "image_url"],
    ["another site's picture", { image_url: "//evil.test/a.jpg" }, "image_url"],
  ])("%s is refused at its field, and what was typed stays", async (_, wrong, field) => {
    const answer = await section.save({ name: "Fruit", ...wrong });
    const { error, initialValue } = returnedForm(answer);
    expect([answer.status, Object.keys(error)]).toEqual([400, [field]]);
    expect(initialValue).toMatchObject({ name: "Fruit", ...wrong });
    expect(await db.category.count()).toBe(0);
  });

  test("a name in markup or made of joined emoji is shown as it was typed", async () => {
    for (const name of ["<b>Fruit</b>", "👨‍👩‍👧 Family"]) expect((await section.save({ name })).status).toBe(302);
    expect((await named("👨‍👩‍👧 Family")).slug).toBe("family");
    const page = await html();
    expect(page).toContain("&lt;b&gt;Fruit&lt;/b&gt;");
    expect(page).toContain("👨‍👩‍👧 Family");
  });

  test.each(["Fruit", "FRUIT", " fruit ", "pHAL"])(
    "a name that another category has in either language is refused (%s)",
    async (name) => {
      await bareCategory("Fruit", { nameUr: "Phal" });
      const { id } = await bareCategory("Spices");
      for (const answer of [await section.save({ name }), await section.save(await section.formOf(id, { name }))]) {
        expect(answer.status).toBe(409);
        expect(returnedForm(answer).error).toEqual({ name: ["There already is a category Fruit."] });
      }
      expect(await db.category.count()).toBe(2);
    },
  );

  test("a category may take its own name in other letters", async () => {
    const { id } = await bareCategory("fruit");
    expect((await section.save(await section.formOf(id, { name: "Fruit" }))).status).toBe(302);
  });

  test("its picture comes along with the form and is kept", async () => {
    const form = formWithFile("image_url_file", await makePicture());
    for (const [name, value] of Object.entries({ name: "Fruit", image_url: "blob:http://shop.test/1" })) form.append(name, value);
    expect((await section.save(form)).status).toBe(302);
    const { id, imageUrl } = await named("Fruit");
    expect(imageUrl).toMatch(/^\/uploads\/categories\/\d+\.webp$/);
    await section.save(await section.formOf(id, { description: "Fresh." }));
    expect((await named("Fruit")).imageUrl).toBe(imageUrl);
  });

  test.each(badImages)("$what is refused at the picture's field, and what was typed stays", async ({ name, type, bytes }) => {
    const form = formWithFile("image_url_file", await bytes(), { name, type });
    form.append("name", "Spices");
    const answer = await section.save(form);
    expect([answer.status, Object.keys(returnedForm(answer).error)]).toEqual([400, ["image_url"]]);
    expect(returnedForm(answer).initialValue).toMatchObject({ name: "Spices" });
    expect(await db.category.count()).toBe(0);
  });

  test("nothing is saved while its picture cannot be stored", async () => {
    const folder = join(env.DATA_DIR, "uploads");
    await mkdir(folder, { recursive: true });
    await rm(join(folder, "categories"), { recursive: true, force: true });
    await writeFile(join(folder, "categories"), "in the way");
    const form = formWithFile("image_url_file", await makePicture());
    form.append("name", "Spices");
    const answer = await section.save(form);
    await rm(join(folder, "categories"));
    expect([answer.status, Object.keys(returnedForm(answer).error)]).toEqual([503, ["image_url"]]);
    expect(await db.category.count()).toBe(0);
  });

  test("the file of a picture is sent with the form, and may only be an image", async () => {
    expect(await html("?edit=new")).toMatch(
      /<input type="file" name="image_url_file" accept="image\/jpeg,image\/png,image\/webp"/,
    );
  });
});

test("a viewer reads the list and its history, and can change nothing", async () => {
  const { id } = await bareCategory("Fruit");
  const page = await html("", viewer);
  for (const word of ["Add Category", "Delete", "Import"]) expect(page).not.toContain(word);
  const { save, act: actAs } = categorySection(viewer);
  expect((await save({ name: "Spices" })).status).toBe(403);
  expect((await actAs(`${id}/delete`, { version: "1" })).status).toBe(403);
  expect((await answerTo(loader(visit(path)))).status).toBe(302);
});

test("the categories go out as a file, and one that is read in adds and changes them by the same rules", async () => {
  const { id } = await bareCategory("Fruit");
  expect(await section.download()).toContain("Fruit");
  const send = async (lines: string[]) => {
    const form = new FormData();
    form.append("file", new File([lines.join("\n")], "categories.csv", { type: "text/csv" }));
    const { location } = await section.act("import", form);
    return section.act(`import/${location?.split("=")[1]}/apply`);
  };
  await send(["id,name,description", `${id},Fruit,Fresh.`, ",Spices,Ground."]);
  expect(await named("Fruit")).toMatchObject({ description: "Fresh." });
  expect(await named("Spices")).toMatchObject({ slug: "spices", displayOrder: 1 });
  expect(shownFailure(await send(["name", "Tea", "SPICES"]))).toBe("There already is a category Spices.");
  expect(await db.category.count()).toBe(2);
});
