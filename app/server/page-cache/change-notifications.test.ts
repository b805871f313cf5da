import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { databaseUrl, db } from "#app/platform/db.server.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";

const arrived: (string | undefined)[] = [];
let listener: pg.Client;

beforeAll(async () => {
  listener = new pg.Client({ connectionString: databaseUrl() });
  listener.on("notification", ({ payload }) => arrived.push(payload));
  await listener.connect();
  await listener.query("LISTEN shop_facts");
});

afterAll(() => listener.end());

/** The notifications up to now: a query on the same connection is answered after them. */
async function notifications() {
  await listener.query("SELECT 1");
  return arrived.splice(0);
}

beforeEach(notifications);

test("a price, a name or a new product is told to every process at its commit", async () => {
  const { id } = await makeProduct({ stockQuantity: 90_000 });
  expect(await notifications()).toContain("products");
  await db.product.update({ where: { id }, data: { price: 500 } });
  expect(await notifications()).toEqual(["products"]);
});

test("a picture that was drawn is told to every process", async () => {
  const { id } = await makeProduct();
  await notifications();
  await db.product.update({ where: { id }, data: { drawnUrl: "/uploads/drawn/000000000000001.webp" } });
  expect(await notifications()).toEqual(["products"]);
});

test("stock is told when a shelf shows it differently, not while there is plenty", async () => {
  const { id } = await makeProduct({ stockQuantity: 900_000 });
  await notifications();
  const sell = (stockQuantity: number) => db.product.update({ where: { id }, data: { stockQuantity } });
  await sell(800_000);
  await sell(50_000);
  expect(await notifications()).toEqual([]);
  await sell(5000);
  expect(await notifications()).toEqual([`product:${id}`]);
  await sell(4000);
  expect(await notifications()).toEqual([`product:${id}`]);
});

test("what a package is made of is told while it runs short", async () => {
  const product = await makeProduct({ stockQuantity: 50_000 });
  await makePackage([{ product, quantity: 5 }]);
  await notifications();
  await db.product.update({ where: { id: product.id }, data: { stockQuantity: 20_000 } });
  expect(await notifications()).toEqual(["package_parts"]);
});
