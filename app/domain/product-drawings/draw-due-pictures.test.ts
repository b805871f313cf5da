import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findProductSource } from "#app/domain/cart/cart-item-source.server.ts";
import { findPicture } from "#app/domain/media/find-picture.server.ts";
import { readSystemFacts } from "#app/domain/site-settings/read-system-facts.server.ts";
import type { Prisma } from "#app/generated/prisma/client.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { openShop } from "#tests/support/shop-pages.tsx";
import { drawDuePictures } from "./draw-due-pictures.server.ts";

const draw = (signal?: AbortSignal) => drawDuePictures(signal, { restBetween: 0 });
const countDue = async () => (await readSystemFacts()).picturesDue;
const made = await makeProduct({ name: "Potatoes", unit: "kg" });
await draw();

const first = async () => {
  const [computed] = await db.$queryRaw<
    { pictureUrl: string | null }[]
  >`SELECT picture_url AS "pictureUrl" FROM products WHERE id = ${made.id}`;
  return { ...(await db.product.findUniqueOrThrow({ where: { id: made.id } })), pictureUrl: computed?.pictureUrl };
};
const change = (data: Prisma.ProductUncheckedUpdateInput) => db.product.update({ where: { id: made.id }, data });

test("a product without a photo gets a drawn picture, which is kept in the sizes of lists; neither version nor time change", async () => {
  const drawn = await first();
  expect(drawn.pictureUrl).toMatch(/^\/uploads\/drawn\/\d{15}\.webp$/);
  expect(drawn).toMatchObject({ imageUrl: null, version: made.version, updatedAt: made.updatedAt });
  const stem = drawn.pictureUrl?.slice("/uploads/".length, -".webp".length);
  for (const size of ["160.avif", "160.webp", "320.avif", "320.webp", "640.avif"])
    expect((await findPicture(`${stem}/${size}`))?.type).toBe(`image/${size.slice(4)}`);
  expect([await draw(), await countDue()]).toEqual([0, 0]);
});

test("the shop shows it on the product's page and in the cart", async () => {
  const { pictureUrl } = await first();
  const stem = pictureUrl?.slice(0, -".webp".length);
  expect((await openShop(`/product/${made.id}`)).html).toContain(`${stem}/640.avif`);
  const source = await findProductSource(db, made.id);
  expect(source?.picture_url).toBe(pictureUrl);
});

test("a photo always wins, and is drawn over by nothing; without it the drawing is there again", async () => {
  const { drawnUrl } = await first();
  await change({ imageUrl: "/uploads/products/1763635374123.webp", name: "Red potatoes" });
  expect((await first()).pictureUrl).toBe("/uploads/products/1763635374123.webp");
  expect(await draw()).toBe(0);
  await change({ imageUrl: null, name: "Potatoes" });
  expect([(await first()).pictureUrl, await countDue()]).toEqual([drawnUrl, 0]);
});

test("a product whose name, brand, size or category changes is drawn again, one whose price changes is not", async () => {
  const { pictureUrl } = await first();
  await change({ price: 12_000 });
  expect(await countDue()).toBe(0);
  await change({ name: "Onions" });
  expect([await countDue(), (await first()).pictureUrl]).toEqual([1, pictureUrl]);
  expect(await draw()).toBe(1);
  expect((await first()).pictureUrl).not.toBe(pictureUrl);
});

test("a shape that staff choose is drawn in place of the usual one, and without the choice the usual one is there again", async () => {
  const { pictureUrl } = await first();
  await change({ drawnAs: "sack" });
  expect(await draw()).toBe(1);
  expect((await first()).pictureUrl).not.toBe(pictureUrl);
  await change({ drawnAs: null });
  expect([await draw(), (await first()).pictureUrl]).toEqual([1, pictureUrl]);
});

test("a stop ends the work after the picture in hand, and what is archived is not drawn", async () => {
  await makeProduct({ name: "Old", status: "archived" });
  await change({ companyName: "Somebody" });
  const stopping = new AbortController();
  stopping.abort();
  expect([await draw(stopping.signal), await draw(), await draw()]).toEqual([0, 1, 0]);
});

test("what cannot be kept on a full or broken disk is left for the next run, and nothing ends", async () => {
  const folder = join(env.DATA_DIR, "uploads/drawn");
  await change({ name: "Tomatoes" });
  await rename(folder, `${folder}-aside`);
  await writeFile(folder, "no folder");
  expect([await draw(), await countDue()]).toEqual([0, 1]);
  await rm(folder);
  await rename(`${folder}-aside`, folder);
  expect([await draw(), await countDue()]).toEqual([1, 0]);
});
