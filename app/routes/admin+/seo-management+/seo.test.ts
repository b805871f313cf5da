import { beforeEach, describe, expect, test } from "vitest";
import { addressOfHash } from "#app/admin/page-address.ts";
import type { SeoRecord } from "#app/generated/prisma/client.ts";
import { readHeadData } from "#app/pages/head-data.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post, returnedForm, shownFailure, shownToast, visit } from "#tests/fixtures/request.ts";
import { resourceSection } from "#tests/fixtures/resource-section.ts";
import { withoutTable } from "#tests/fixtures/without-table.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action as act, loader as download } from "./$.ts";
import { action as generate } from "./generate.ts";
import { action, loader } from "./index.tsx";

const path = "/admin/seo-management";
const editor = await makeStaff("editor");
const viewer = await makeStaff("viewer");
const { save, formOf } = resourceSection<SeoRecord>({ path, loader, action, act, download }, editor);
const html = async (query = "") => (await openAdmin(path + query, editor)).html;
const read = (query = "") => loader(visit(path + query, editor));
const make = (pageName: string, more: Partial<SeoRecord> = {}) =>
  db.seoRecord.create({ data: { pageName, pageId: pageName, pageType: "page", ...more } });
const names = async (query: string) => (await read(query)).list?.rows.map(({ pageName }) => pageName);
const press = () => answerTo(generate(post(`${path}/generate`, {}, editor)));
const titleOf = async (pageId: string) => (await db.seoRecord.findFirst({ where: { pageId } }))?.metaTitle;

beforeEach(async () => {
  await db.seoRecord.deleteMany();
  await db.seoTemplate.deleteMany();
});

test.each([
  ["#seo-management", path, "SEO Management"],
  ["#seo-health", "/admin/seo-health", "SEO Health"],
])("B2.01 the hash %s opens its page", async (hash, address, title) => {
  expect(addressOfHash(hash)).toBe(address);
  const { status, html: page } = await openAdmin(address, editor);
  expect([status, /<h1[^>]*>([^<]+)/.exec(page)?.[1]?.trim()]).toEqual([200, title]);
});

describe("a canonical address", () => {
  const canonicalOf = async (id: number) =>
    (await readHeadData(visit("/product/1").request, { page: { type: "product", id }, path: `/product/${id}`, title: "x" }))
      .canonical;
  const record = async (canonicalUrl: string | null = null) => {
    const { id } = await makeProduct();
    return { product: id, ...(await make("Potatoes", { pageType: "product", pageId: String(id), canonicalUrl })) };
  };
  const saved = async (id: number) => (await db.seoRecord.findUniqueOrThrow({ where: { id } })).canonicalUrl;

  test.each([
    ["https://evil.test/", "Please enter a page of this shop, like /product/7: no other site, no user name or password."],
    ["/product/99999", "No such page is on sale or published here. Please check the address."],
    ["/nowhere", "No such page is on sale or published here. Please check the address."],
    ["/admin", "No such page is on sale or published here. Please check the address."],
  ])("that is %s is refused at its field, and what was typed stays", async (canonicalUrl, sentence) => {
    const { id } = await record();
    const answer = await save(await formOf(id, { canonical_url: canonicalUrl }));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(returnedForm(answer).error).toEqual({ canonical_url: [sentence] });
    expect(returnedForm(answer).initialValue).toMatchObject({ canonical_url: canonicalUrl });
    expect(await saved(id)).toBeNull();
  });

  test("with a name and password is refused at its field", async () => {
    const { id } = await record();
    const answer = await save(await formOf(id, { canonical_url: "https://user:p@x.test" }));
    expect(answer.status).toBe(400);
    expect(Object.keys(returnedForm(answer).error)).toEqual(["canonical_url"]);
  });

  test("of a product that is no longer on sale is refused, of one that is on sale is saved and shown", async () => {
    const { id, product } = await record();
    const [draft, other] = [await makeProduct({ status: "archived" }), await makeProduct()];
    expect((await save(await formOf(id, { canonical_url: `/product/${draft.id}` }))).status).toBeGreaterThanOrEqual(400);
    expect((await save(await formOf(id, { canonical_url: `/product/${other.id}` }))).status).toBe(302);
    expect(await canonicalOf(product)).toMatch(new RegExp(`/product/${other.id}$`));
  });

  test.each(["https://user:p@x.test/", "https://evil.test/", "/product/99999", "javascript:alert(1)"])(
    "%s that was stored before is not shown",
    async (canonicalUrl) => {
      const { product } = await record(canonicalUrl);
      expect(await canonicalOf(product)).toMatch(new RegExp(`/product/${product}$`));
    },
  );
});

describe("the records", () => {
  test("B2.42 four cards say how many there are, active, auto generated and manual", async () => {
    await make("One", { isAutoGenerated: true });
    await make("Two", { isAutoGenerated: true, isActive: false });
    await make("Three");
    const figures = /<dl class="admin-figures list-figures">(.*?)<\/dl>/s.exec(await html())?.[1] ?? "";
    expect([...figures.matchAll(/<dt>([^<]+)<\/dt><dd>(\d+)</g)].map(([, ...card]) => card)).toEqual([
      ["Total", "3"],
      ["Active", "2"],
      ["Auto generated", "2"],
      ["Manual", "1"],
    ]);
  });

  test("B2.43 B2.44 B7.72 are narrowed by a search and by page type", async () => {
    await make("Potatoes", { pageType: "product", metaTitle: "Aloo" });
    await make("Vegetables", { pageType: "category" });
    await make("faq");
    expect(await names("?q=aloo")).toEqual(["Potatoes"]);
    for (const [type, name] of [
      ["product", "Potatoes"],
      ["category", "Vegetables"],
      ["page", "faq"],
    ] as const)
      expect(await names(`?tab=${type}`), type).toEqual([name]);
    expect(await names("")).toHaveLength(3);
    const page = await html();
    expect(page).toMatch(/<input type="search" name="q"/);
    const tabs = /<nav aria-label="Parts of the list">(.*?)<\/nav>/s.exec(page)?.[1] ?? "";
    for (const type of ["product", "category", "page"]) expect(tabs).toMatch(new RegExp(`tab=${type}"[^>]*>${type}<`));
  });

  test("B2.45 B2.46 B7.72 stand 50, 100 (the usual number), 200, 500, 1000 or 2000 to a page, and the last page has no next one", async () => {
    await db.seoRecord.createMany({
      data: Array.from({ length: 120 }, (_, at) => ({
        pageId: String(at),
        pageName: `Page ${at}`,
        pageType: "product" as const,
      })),
    });
    const sizes = /<select[^>]*name="rows"[^>]*>(.*?)<\/select>/s.exec(await html())?.[1] ?? "";
    expect([...sizes.matchAll(/>(\d+) per page</g)].map(([, size]) => Number(size))).toEqual([50, 100, 200, 500, 1000, 2000]);
    expect(sizes).toMatch(/selected=""[^>]*>100 per page/);
    for (const [query, rows, hasNext] of [
      ["", 100, true],
      ["?page=2", 20, false],
      ["?rows=50&page=2", 50, true],
      ["?rows=50&page=3", 20, false],
      ["?rows=200", 120, false],
      ["?rows=2000", 120, false],
      ["?rows=7", 100, true],
    ] as const) {
      expect((await read(query)).list?.rows.length, query).toBe(rows);
      expect((await html(query)).includes('rel="next"'), query).toBe(hasNext);
    }
  });

  test("B7.70 B8.47 the templates stand below, the newest first; where they cannot be read nothing is said", async () => {
    for (const [name, day] of [
      ["Old", 1],
      ["New", 2],
    ] as const)
      await db.seoTemplate.create({
        data: { name, pageType: "product", titleTemplate: "T", descriptionTemplate: "D", createdAt: new Date(2026, 1, day) },
      });
    expect((await read()).templates.map(({ name }) => name)).toEqual(["New", "Old"]);
    expect((await withoutTable("seo_templates", () => read())).templates).toEqual([]);
    const { status, html: page } = await withoutTable("seo_templates", () => openAdmin(path, editor));
    expect(status).toBe(200);
    expect(page).not.toContain("Failed");
  });

  test("B8.44 where they cannot be read it says 'Failed to fetch SEO data'", async () => {
    expect(await withoutTable("seo_data", () => html())).toContain("Failed to fetch SEO data");
  });

  test("A6.08 whoever may only view content is not let in", async () => {
    await expect(loader(visit(path, viewer))).rejects.toMatchObject({ status: 403 });
    await expect(generate(post(`${path}/generate`, {}, viewer))).rejects.toMatchObject({ status: 403 });
    const closed = resourceSection<SeoRecord>({ path, loader, action, act, download }, viewer);
    const { id } = await make("faq", { metaTitle: "Questions" });
    expect((await closed.save(await formOf(id, { meta_title: "Mine" }))).status).toBe(403);
    expect((await closed.act(`${id}/deactivate`)).status).toBe(403);
    await expect(closed.download()).rejects.toMatchObject({ status: 403 });
    expect(await db.seoRecord.findFirstOrThrow()).toMatchObject({ metaTitle: "Questions", isActive: true });
  });
});

describe("a record", () => {
  test("B3.31 B7.74 title, description, keywords, canonical address and whether it is active are edited in a dialog", async () => {
    const { id } = await make("FAQ", { pageId: "faq", isAutoGenerated: true, metaTitle: "Questions" });
    expect((await read()).list?.rows).toMatchObject([{ id, pageName: "FAQ", isAutoGenerated: true }]);
    const page = await html(`?edit=${id}`);
    expect(page).toMatch(/<h2[^>]*>Edit SEO<\/h2>/);
    expect(page).toMatch(/<b>FAQ<\/b> · (<!-- -->)?page/); // of 543 records the form says which
    expect(page).toMatch(/9(<!-- -->)? characters now/);
    const changed = {
      meta_title: "Answers",
      meta_description: "All of them.",
      meta_keywords: "faq, help",
      canonical_url: "/faq",
    };
    const { is_active: _, ...form } = await formOf(id, changed);
    expect((await save(form)).location).toBe(path);
    expect(await db.seoRecord.findFirstOrThrow()).toMatchObject({
      ...{ id, pageId: "faq", pageName: "FAQ", pageType: "page" },
      ...{ metaTitle: "Answers", metaDescription: "All of them.", metaKeywords: "faq, help", canonicalUrl: "/faq" },
      ...{ isActive: false, isAutoGenerated: false },
    });
  });

  test("B8.46 one that cannot be saved says 'Failed to update SEO data', and what was typed stays", async () => {
    const { id } = await make("faq");
    const form = await formOf(id, { canonical_url: "javascript:alert(1)" });
    const { html: page } = await openAdmin(`${path}?edit=${id}`, { ...editor, form });
    expect(page).toContain("Failed to update SEO data");
    expect(returnedForm(await save(form)).initialValue).toMatchObject({ canonical_url: "javascript:alert(1)" });
  });
});

describe("generate", () => {
  test("B7.73 B8.45 lays a record for each product on sale and each category, and says how many", async () => {
    const { id } = await makeProduct({ name: "Potatoes", unit: "kg" });
    await makeProduct({ name: "Draft", status: "draft" });
    const category = await makeCategory();
    const categories = await db.category.count();
    const products = await db.product.count({ where: { status: "active" } });
    expect(shownToast(await press())).toBe(`SEO generated! ${products} products, ${categories} categories`);
    expect(await titleOf(String(id))).toBe("Potatoes 1 kg price in Multan | Taaza Mandi");
    const laid = await db.seoRecord.findFirstOrThrow({ where: { pageType: "category", pageId: String(category.id) } });
    expect(laid).toMatchObject({
      metaTitle: `${category.name} online in Multan | Taaza Mandi`,
      isActive: true,
      isAutoGenerated: true,
    });
    expect(await db.seoRecord.count({ where: { pageType: "page", metaTitle: null } })).toBeGreaterThan(10);
    expect(await db.seoRecord.count({ where: { pageName: "Draft" } })).toBe(0);
  });

  test("what staff wrote stays until they empty it, what was generated before is generated anew, and no record is laid twice", async () => {
    const { id } = await makeProduct({ name: "Onions", unit: "kg" });
    const pageId = String(id);
    await press();
    const versionOf = async () => (await db.seoRecord.findFirst({ where: { pageId, pageType: "product" } }))?.version;
    expect(await versionOf()).toBe(1);
    await press();
    expect(await versionOf()).toBe(1);
    const all = await db.seoRecord.count();
    await db.product.update({ where: { id }, data: { name: "Red Onions" } });
    await press();
    expect(await titleOf(pageId)).toBe("Red Onions 1 kg price in Multan | Taaza Mandi");
    const record = await db.seoRecord.findFirstOrThrow({ where: { pageId, pageType: "product" } });
    await save(await formOf(record.id, { meta_title: "Mine" }));
    await press();
    expect(await titleOf(pageId)).toBe("Mine");
    expect(await db.seoRecord.count()).toBe(all);
    await save(await formOf(record.id, { meta_title: "" }));
    await press();
    expect(await titleOf(pageId)).toBe("Red Onions 1 kg price in Multan | Taaza Mandi");
  });

  test("a generated title stands on the English page alone, one that staff wrote on both", async () => {
    const { id } = await makeProduct({ name: "Garlic", unit: "kg" });
    await press();
    const headOf = (lang: string) =>
      readHeadData(visit("/", { cookie: `lang=${lang}` }).request, {
        page: { type: "product", id },
        path: `/product/${id}`,
        title: "Own title",
      });
    expect((await headOf("en")).title).toBe("Garlic 1 kg price in Multan | Taaza Mandi");
    expect((await headOf("ur")).title).toBe("Own title");
    const record = await db.seoRecord.findFirstOrThrow({ where: { pageType: "product", pageId: String(id) } });
    await save(await formOf(record.id, { meta_title: "Lehsan | Garlic" }));
    for (const lang of ["en", "ur"]) expect((await headOf(lang)).title).toBe("Lehsan | Garlic");
  });

  test("B8.45 where it fails it says 'Failed to generate SEO data'", async () => {
    expect(shownFailure(await withoutTable("seo_data", press))).toBe("Failed to generate SEO data");
  });
});
