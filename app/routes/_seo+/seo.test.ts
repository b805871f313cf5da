import { beforeAll, describe, expect, test } from "vitest";
import { countParts, listSitemapEntries } from "#app/domain/seo/list-sitemap-entries.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { visit } from "#tests/fixtures/request.ts";
import { loader as manifest } from "./manifest[.]webmanifest.ts";
import { loader as robots } from "./robots[.]txt.ts";
import { loader as sitemap } from "./sitemap[.]xml.ts";

const readSitemap = async (query = "") => await (await sitemap(visit(`/sitemap.xml${query}`))).text();

describe("the sitemap", () => {
  let sold: Awaited<ReturnType<typeof makeProduct>>[];
  let draft: (typeof sold)[number];

  beforeAll(async () => {
    sold = [await makeProduct(), await makeProduct(), await makeProduct()];
    draft = await makeProduct({ status: "draft" });
  });

  test("names what is on sale, categories, shelves, packages and pages, and nothing that is not", async () => {
    const { id: packageId } = await makePackage([{ product: sold[0]!, quantity: 1 }]);
    const { categoryId } = sold[0]!;
    const shelf = await db.subcategory.create({ data: { slug: "leafy", name: "Leafy", categoryId } });
    const text = await readSitemap();
    const paths = [..."/products /packages /custom-package /faq /delivery-tracking /cookie-policy /sitemap".split(" ")];
    paths.push(
      "/products?featured=true",
      `/category/${categoryId}`,
      `/category/${categoryId}?subcategory=${shelf.id}`,
      `/package/${packageId}`,
      "/",
      "/about",
      "/return-policy",
    );
    for (const path of [...paths, ...sold.map(({ id }) => `/product/${id}`)])
      expect(text).toContain(`<loc>http://shop.test${path}</loc>`);
    expect(text).not.toContain(`/product/${draft.id}<`);
    expect(text).not.toMatch(/\/(admin|cart|checkout|profile|favorites|auth)</);
    expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>') && text.endsWith("</urlset>\n")).toBe(true);
  });

  test("falls into parts that hold each product once and the other pages in the first alone", async () => {
    const parts = await countParts(2);
    expect(parts).toBeGreaterThanOrEqual(2);
    const paths: string[] = [];
    for (let part = 1; part <= parts; part++)
      for await (const addresses of listSitemapEntries(part, 2)) paths.push(...addresses.map(({ path }) => path));
    expect(paths.filter((path) => path.startsWith("/product/"))).toEqual(sold.map(({ id }) => `/product/${id}`));
    expect(paths.filter((path) => path === "/about")).toHaveLength(1);
  });

  test.each(["0", "2", "x", "1e1", "-1", ""])("has no part %j", async (part) => {
    await expect(sitemap(visit(`/sitemap.xml?part=${part}`))).rejects.toMatchObject({ status: 404 });
  });

  test("of a shop with more than one file holds is an index of files", async () => {
    await makeProduct({ id: 90_001 });
    const text = await readSitemap();
    expect(text.match(/<loc>http:\/\/shop\.test\/sitemap\.xml\?part=\d<\/loc>/g)).toHaveLength(3);
    expect(await readSitemap("?part=3")).toContain("/product/90001<");
    expect(await readSitemap("?part=2")).not.toContain("<url>");
  });
});

test("robots are told where the sitemap is and what is nobody else's", async () => {
  const text = await robots(visit("/robots.txt")).text();
  expect(text).toContain("Sitemap: http://shop.test/sitemap.xml\n");
  for (const path of ["/admin", "/checkout", "/profile", "/*?*sort=", "/*?*brand="])
    expect(text).toContain(`Disallow: ${path}\n`);
});

test("the manifest names the shop, its icons and its colour", async () => {
  const answer = await manifest(visit("/manifest.webmanifest"));
  expect(answer.headers.get("Content-Type")).toBe("application/manifest+json");
  expect(await answer.json()).toMatchObject({
    ...{ name: "Taaza Mandi", start_url: "/", display: "standalone", theme_color: "#4a1a5c" },
    icons: expect.arrayContaining([expect.objectContaining({ purpose: "maskable" })]),
  });
});
