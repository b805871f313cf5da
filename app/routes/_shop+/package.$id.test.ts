import { expect, test } from "vitest";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { answerTo, visit } from "#tests/fixtures/request.ts";
import { loader, meta } from "./package.$id.tsx";
import { loader as alias } from "./packages_.$id.tsx";

const open = (id: string, cookie?: string) =>
  answerTo(loader(visit(`/package/${id}`, { params: { id }, ...(cookie && { cookie }) })));

test("A2.22 a package's page is at both addresses, and names the one it is known by", async () => {
  const { id, name } = await makePackage([{ product: await makeProduct(), quantity: 1 }]);
  const head = { canonical: `http://shop.test/package/${id}`, title: `${name} in Multan` };
  const page = { card: { id, name, price: rupees(1000) }, head };
  expect((await open(String(id))).body).toMatchObject(page);
  const params = { id: String(id) };
  expect((await answerTo(alias(visit(`/packages/${id}`, { params })))).body).toMatchObject(page);
});

test("A2.22 it tells machines what it costs and whether it can be had, and what staff wrote about it", async () => {
  const { id } = await makePackage([{ product: await makeProduct({ inStock: false }), quantity: 1 }]);
  const record = { pageId: `/package/${id}`, pageName: "Ramzan", pageType: "page" as const, metaTitle: "Ramzan rashan" };
  await db.seoRecord.create({ data: record });
  const { body: data } = await open(String(id));
  const said = meta({ data, matches: [] } as unknown as Parameters<typeof meta>[0]);
  const availability = "https://schema.org/OutOfStock";
  expect(said).toEqual(
    expect.arrayContaining([
      { title: "Ramzan rashan" },
      {
        "script:ld+json": expect.objectContaining({
          ...{ "@type": "Product", url: `http://shop.test/package/${id}` },
          offers: expect.objectContaining({ price: "1000.00", priceCurrency: "PKR", availability }),
        }),
      },
      { "script:ld+json": expect.objectContaining({ "@type": "BreadcrumbList" }) },
    ]),
  );
});

test("it lists what is in the package, how much of each and what that costs by itself", async () => {
  const rice = await makeProduct({ price: rupees(700) });
  const gone = await makeProduct({ price: rupees(200), status: "archived" });
  const { id } = await makePackage([
    { product: rice, quantity: 2 },
    { product: gone, quantity: 1 },
  ]);
  expect((await open(String(id))).body).toMatchObject({
    card: { singly: rupees(1600), soldOut: true },
    contents: [
      { product: { id: rice.id, name: rice.name }, quantity: 2000, total: rupees(1400), isSold: true },
      { product: { id: gone.id }, quantity: 1000, total: rupees(200), isSold: false },
    ],
  });
});

test("it speaks the visitor's language where it can", async () => {
  const { id, description } = await makePackage([{ product: await makeProduct(), quantity: 1 }]);
  expect((await open(String(id), "lang=ur")).body).toMatchObject({ description });
  await db.package.update({ where: { id }, data: { nameUr: "Mahana Rashan", descriptionUr: "Tees din ka rashan." } });
  const spoken = {
    card: { name: "Mahana Rashan" },
    description: "Tees din ka rashan.",
    head: { title: "Mahana Rashan, Multan" },
  };
  expect((await open(String(id), "lang=ur")).body).toMatchObject(spoken);
});

test("three others stand below it, first those that share its products, never one that is not offered", async () => {
  const rice = await makeProduct();
  const shelf = [await makeProduct(), rice, rice, await makeProduct(), rice];
  const made = [];
  for (const product of shelf) made.push(await makePackage([{ product, quantity: 1 }]));
  const [, mine, alike, , hidden] = made.map(({ id }) => id);
  await db.package.update({ where: { id: hidden }, data: { isActive: false } });
  const { related } = (await open(String(mine))).body as { related: { id: number }[] };
  expect(related).toHaveLength(3);
  expect(related[0]).toMatchObject({ id: alike });
  for (const id of [mine, hidden]) expect(related.map((other) => other.id)).not.toContain(id);
});

test("a package that is not offered is not there", async () => {
  const { id } = await makePackage([{ product: await makeProduct(), quantity: 1 }]);
  await db.package.update({ where: { id }, data: { isActive: false } });
  expect(await open(String(id))).toMatchObject({ status: 404 });
});

test.each(["0", "-1", "99999", "99999999999", "1e3", "x", "1;drop", "%00", ""])("a package %s is not there", async (id) => {
  expect(await open(id)).toMatchObject({ status: 404 });
});
