import { beforeEach, describe, expect, test } from "vitest";
import { categoryTable } from "#app/domain/catalog/category-table.ts";
import { countUse } from "#app/domain/resource/count-use.server.ts";
import { db } from "#app/platform/db.server.ts";
import { bareCategory, cardIn, categorySection, clearCategories, whileBroken } from "#tests/fixtures/category-sections.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { shownFailure, shownToast } from "#tests/fixtures/request.ts";
import { withoutTable } from "#tests/fixtures/without-table.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";

const path = "/admin/categories";
const editor = await makeStaff("editor");
const viewer = await makeStaff("viewer");
const section = categorySection(editor);
const { html } = section;
const named = (name: string) => db.category.findFirstOrThrow({ where: { name } });

beforeEach(clearCategories);

const moveAll = (id: number, to: string, as = editor) => categorySection(as).act(`${id}/move`, { to });

describe("deleting", () => {
  test("B7.44 asks 'Are you sure you want to delete this category?' first and deletes by id; it can be taken back", async () => {
    const [{ id }, other] = [await bareCategory("Fruit"), await bareCategory("Spices")];
    expect(cardIn(await html(), id)).toMatch(
      /action="\/admin\/categories\/\d+\/delete"[^>]*>.*<p>Are you sure you want to delete this category\?<\/p>/s,
    );
    expect(shownToast(await section.act(`${id}/delete`, { version: "1" }))).toBe("“Fruit” is deleted.");
    expect(await db.category.findMany()).toEqual([other]);
    await section.act(`${id}/restore`);
    expect(await named("Fruit")).toMatchObject({ id, slug: "fruit", version: 2 });
  });

  test("a category in use stays: what hangs on it is said, with the ways there and the way out", async () => {
    const { id } = await bareCategory("Fruit");
    const { id: citrus } = await db.subcategory.create({ data: { name: "Citrus", slug: "citrus", categoryId: id } });
    await makeProduct({ categoryId: id, subcategoryId: citrus });
    expect(cardIn(await html(), id)).toMatch(/class="in-use-note">.*1 product<.*1 subcategory<.*\?move=\d+">Move all products</s);
    const answer = await section.act(`${id}/delete`, { version: "1" });
    expect(shownFailure(answer)).toBe(
      "Failed to delete category: it is still in use (products: 1, subcategories: 1). Move them to another category first.",
    );
    expect(answer.location).toBe(`${path}?move=${id}`);
    await bareCategory("Spices");
    const page = await html(`?move=${id}`);
    expect(page).toContain("Empty the category Fruit");
    expect(page).toMatch(new RegExp(`action="${path}/${id}/move".*?<select[^>]*name="to".*?>Spices</option>`, "s"));
    await section.act("bulk/delete", { id: String(id), version: "1" });
    expect(await db.category.count()).toBe(2);
    expect(await html(`?move=${id}`, viewer)).not.toContain("Empty the category");
  });

  test("all products and subcategories move to another category, each audited, and then it can be deleted", async () => {
    const [fruit, fresh] = [await bareCategory("Fruit"), await bareCategory("Fresh")];
    const sub = (name: string, categoryId: number) =>
      db.subcategory.create({ data: { name, slug: `${name}-${categoryId}`, categoryId } });
    const [citrus, berries, freshCitrus] = [
      await sub("Citrus", fruit.id),
      await sub("Berries", fruit.id),
      await sub("CITRUS", fresh.id),
    ];
    const inCitrus = await makeProduct({ categoryId: fruit.id, subcategoryId: citrus.id });
    const inBerries = await makeProduct({ categoryId: fruit.id, subcategoryId: berries.id, status: "archived" });
    const inNone = await makeProduct({ categoryId: fruit.id });
    const answer = await moveAll(fruit.id, String(fresh.id));
    expect([answer.location, shownToast(answer)]).toEqual([
      path,
      "“Fresh” now also holds what was moved (products: 3, subcategories: 2).",
    ]);
    const place = async ({ id }: { id: number }) => {
      const { categoryId, subcategoryId, version } = await db.product.findUniqueOrThrow({ where: { id } });
      return [categoryId, subcategoryId, version];
    };
    expect(await Promise.all([inCitrus, inBerries, inNone].map(place))).toEqual([
      [fresh.id, freshCitrus.id, 2],
      [fresh.id, berries.id, 2],
      [fresh.id, null, 2],
    ]);
    expect((await db.subcategory.findMany({ orderBy: { id: "asc" } })).map(({ id, categoryId }) => [id, categoryId])).toEqual([
      [berries.id, fresh.id],
      [freshCitrus.id, fresh.id],
    ]);
    const entries = await db.auditEntry.findMany({
      where: { byUserId: editor.id, entity: { in: ["product", "subcategory"] } },
      orderBy: { id: "asc" },
    });
    const ours = entries.filter(
      ({ entityId, entity }) =>
        [inCitrus, inBerries, inNone, citrus, berries].some(({ id }) => String(id) === entityId) && entity,
    );
    expect(ours.map(({ entity, action }) => `${entity} ${action}`)).toEqual([
      ...["product bulk-edit", "product bulk-edit", "product bulk-edit"],
      ...["subcategory delete", "subcategory save"],
    ]);
    expect(await countUse(categoryTable, [fruit.id])).toEqual(new Map([[fruit.id, { products: 0, subcategories: 0 }]]));
    expect(shownToast(await section.act(`${fruit.id}/delete`, { version: "1" }))).toBe("“Fruit” is deleted.");
  });

  test("moving all products that breaks half way moves nothing, says so, and leads back to where it can be done again", async () => {
    const [fruit, fresh] = [await bareCategory("Fruit"), await bareCategory("Fresh")];
    const citrus = await db.subcategory.create({ data: { name: "Citrus", slug: "citrus", categoryId: fruit.id } });
    const products = await Promise.all([1, 2].map(() => makeProduct({ categoryId: fruit.id, subcategoryId: citrus.id })));
    await db.$executeRaw`CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''broken off''; END'`;
    await db.$executeRaw`CREATE TRIGGER break_off BEFORE UPDATE ON subcategories EXECUTE FUNCTION break_off()`;
    const answer = await moveAll(fruit.id, String(fresh.id));
    await db.$executeRaw`DROP FUNCTION break_off CASCADE`;
    expect(answer.location).toBe(`${path}?move=${fruit.id}`);
    expect(shownFailure(answer)).toMatch(
      /It did not work just now and nothing was changed\. Please try again \(reference \w+\)\./,
    );
    const inFruit = { categoryId: fruit.id, subcategoryId: citrus.id, version: 1 };
    expect(await db.product.count({ where: inFruit })).toBe(products.length);
    expect(await db.subcategory.findMany()).toEqual([citrus]);
    expect(
      await db.auditEntry.count({ where: { entity: "product", entityId: { in: products.map(({ id }) => String(id)) } } }),
    ).toBe(0);
  });

  test("nothing moves to the same category, to none, or to one that is not there, nor by who may only look", async () => {
    const { id } = await bareCategory("Fruit");
    await makeProduct({ categoryId: id });
    for (const to of [String(id), "", "x", "999999"])
      expect(shownFailure(await moveAll(id, to)), to).toBe("Please choose another category.");
    expect(shownFailure(await moveAll(999_999, String(id)))).toContain("no longer exists");
    expect((await moveAll(id, "1", viewer)).status).toBe(403);
    expect(await db.product.count({ where: { categoryId: id, version: 1 } })).toBe(1);
  });
});

describe("when the database does not answer", () => {
  test("B8.30 the list says 'Failed to load categories: ' and why", async () => {
    await withoutTable("categories", async () => {
      expect(await html()).toMatch(/Failed to load categories: it could not be read just now \(reference \w+\)/);
    });
  });

  test("B8.31 a failed add, update and delete each say what failed and why, and keep what was typed", async () => {
    const { id } = await bareCategory("Fruit");
    const typed = { name: "Spices" };
    await withoutTable("categories", async () => {
      const why = "It did not work just now and nothing was changed. Please try again \\(reference \\w+\\).";
      const added = await html("?edit=new", { ...editor, form: typed });
      expect(added).toMatch(new RegExp(`Failed to add category: ${why}`));
      expect(added).toMatch(/name="name"[^>]*value="Spices"/);
      expect(shownFailure(await section.act(`${id}/delete`, { version: "1" }))).toMatch(
        new RegExp(`^Failed to delete category: ${why}$`),
      );
    });
    const edited = await section.formOf(id, { name: "Fresh", description: "Typed." });
    await whileBroken("categories", "Fresh", async () => {
      const { status, html: page } = await openAdmin(`${path}?edit=${id}`, { ...editor, form: edited });
      expect(status).toBe(503);
      expect(page).toMatch(/Failed to update category: It did not work just now and nothing was changed\./);
      expect(page).toMatch(/name="description"[^>]*>Typed\.</);
    });
    const unnamed = await section.formOf(id, { name: " " });
    expect(await html(`?edit=${id}`, { ...editor, form: unnamed })).toContain(
      "Failed to update category: Category name is required",
    );
  });
});
