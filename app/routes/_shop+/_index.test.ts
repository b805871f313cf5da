import { expect, test } from "vitest";
import { itemsOf } from "#app/lib/json-list.ts";
import { db } from "#app/platform/db.server.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { loader, meta } from "./_index.tsx";
import { loader as categories } from "./categories.tsx";
import { loader as home } from "./home.tsx";

test("A2.01 A6.01 a visitor finds products and categories on the home page, in English and in Roman Urdu", async () => {
  const { id: categoryId } = await makeCategory({ name: "Vegetables", nameUr: "Sabziyan" });
  await makeProduct({ categoryId, name: "Potatoes" });
  const page = await loader(visit("/"));
  expect(page.head).toMatchObject({ title: "Online grocery in Multan", canonical: "http://shop.test/" });
  expect(itemsOf(page.everyday)).toMatchObject([{ name: "Potatoes" }]);
  expect(itemsOf(page.categories)).toMatchObject([{ name: "Vegetables" }]);
  const inUrdu = await loader(visit("/", { cookie: "lang=ur" }));
  expect(itemsOf(inUrdu.categories)).toMatchObject([{ name: "Sabziyan" }]);
});

test("A2.01 the home page tells machines of the store, and what staff wrote about it", async () => {
  const record = { pageId: "home", pageName: "Home", pageType: "page" as const };
  await db.seoRecord.create({
    data: { ...record, metaTitle: "Sabzi in Multan", metaDescription: "Fresh.", metaKeywords: "sabzi" },
  });
  const shop = { brand: "Taaza Mandi", city: "Multan", phone: "", email: "", address: "</script><b>" };
  const matches = [{ id: "routes/_shop+/_layout", data: { shop } }];
  const head = meta({ data: await loader(visit("/")), matches } as unknown as Parameters<typeof meta>[0]);
  expect(head).toEqual(
    expect.arrayContaining([
      { title: "Sabzi in Multan" },
      { name: "description", content: "Fresh." },
      { name: "keywords", content: "sabzi" },
      { tagName: "link", rel: "canonical", href: "http://shop.test/" },
      { property: "og:title", content: "Sabzi in Multan" },
      { name: "twitter:card", content: "summary_large_image" },
      { "script:ld+json": expect.objectContaining({ "@type": "Store", url: "http://shop.test/" }) },
    ]),
  );
  await db.seoRecord.deleteMany();
});

test("A2.01 a customer orders the last order again from the home page, not one that was cancelled", async () => {
  const [user, product] = [await makeUser(), await makeProduct()];
  const cookie = await signIn(user);
  const latest = async () => (await loader(visit("/", { cookie }))).latestOrder;
  expect(await latest()).toBeNull();
  const { id } = await makeOrder({ userId: user.id, product, status: "delivered" });
  await makeOrder({ userId: user.id, product, status: "cancelled" });
  await makeOrder({ userId: (await makeUser()).id, product });
  expect(await latest()).toEqual({ id, status: "delivered" });
  expect((await loader(visit("/"))).latestOrder).toBeNull();
});

test("A2.01 the home page announces what staff put on it, in the visitor's language, and nothing that is switched off", async () => {
  const picture = "/placeholders/store-85.svg";
  await db.featuredSlide.create({
    data: { alt: "Mangoes", title: "Mangoes are in", titleUr: "Aam aa gaye", desktopImageUrl: picture, mobileImageUrl: picture },
  });
  const banner = { description: "Today.", imageUrl: picture, linkUrl: "/packages" };
  await db.promotionalBanner.createMany({
    data: [
      { ...banner, title: "Shown" },
      { ...banner, title: "Off", active: false },
    ],
  });
  const { slides, banners } = await loader(visit("/", { cookie: "lang=ur" }));
  expect(itemsOf(slides)).toMatchObject([{ title: "Aam aa gaye", alt: "Mangoes", href: null }]);
  expect(itemsOf(banners)).toMatchObject([{ title: "Shown", href: "/packages", linkText: "Shop Now" }]);
});

test("/home is the home page", async () => {
  expect(await home(visit("/home"))).toEqual(await loader(visit("/")));
});

test("A2.06 /categories lists every category", async () => {
  const page = await categories(visit("/categories"));
  expect(page).toMatchObject({ title: "Categories", head: { canonical: "http://shop.test/categories" } });
  expect(itemsOf(page.categories).map(({ name }) => name)).toContain("Vegetables");
});
