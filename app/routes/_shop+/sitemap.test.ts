import { expect, test } from "vitest";
import { policyPaths } from "#app/domain/content/policies.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { contentPaths, openContent } from "#tests/support/content-pages.tsx";

const links = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, path]) => path?.replaceAll("&amp;", "&"));

const specified =
  "/ /products /products?featured=true /categories /cart /profile /profile?tab=orders#orders /auth /auth?tab=register /about " +
  "/contact /services /videos /packages /custom-package /faq /delivery-tracking /suggestions /development-roadmap /favorites";

test("A2.33 /sitemap leads to every public page and every category", async () => {
  const fruit = await makeCategory({ name: "Fresh Fruit", nameUr: "Taza Phal" });
  const { status, html } = await openContent("/sitemap");
  expect(status).toBe(200);
  expect(links(html)).toEqual(expect.arrayContaining([...specified.split(" "), ...Object.values(policyPaths)]));
  expect(links(html)).toEqual(expect.arrayContaining(contentPaths.filter((path) => path !== "/sitemap")));
  expect(html).toContain(`<a href="/category/${fruit.id}">Fresh Fruit</a>`);
  expect((await openContent("/sitemap", { lang: "ur" })).html).toContain("Taza Phal");
});

test("it names each page once", async () => {
  const all = links((await openContent("/sitemap")).html);
  expect(new Set(all).size).toBe(all.length);
});
