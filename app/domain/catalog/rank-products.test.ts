import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { setClock } from "#app/platform/clock.server.ts";
import { databaseUrl, db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { rankProducts } from "./rank-products.server.ts";

type Made = Awaited<ReturnType<typeof makeProduct>>;

/** The shop opens on a Wednesday; its first week ends on Sunday at midnight in Karachi, 19:00 UTC. */
const opening = new Date("2026-11-18T08:00:00Z");
const firstEnd = new Date("2026-11-22T19:00:00Z");
const later = (instant: Date, { weeks = 0, minutes = 0 }) => new Date(instant.getTime() + (weeks * 10_080 + minutes) * 60_000);

/** Runs the popularity count so many minutes after the first week or one of the weeks after it. */
async function rankAfter({ weeks = 0, minutes = 37 } = {}) {
  setClock(later(firstEnd, { weeks, minutes }));
  await rankProducts();
}

const popularityOf = async ({ id }: Made) => (await db.product.findUniqueOrThrow({ where: { id } })).popularity;

/** An order of the first week, or of a week after it. */
const sell = (product: Made, { weeks = 0, status = "delivered" } = {}) =>
  makeOrder({ product, status, createdAt: later(firstEnd, { weeks, minutes: -1 }) });

/** The first run of the count. */
async function open() {
  await db.rankedWeek.deleteMany();
  setClock(opening);
  await rankProducts();
}

beforeEach(open);

afterEach(() => setClock(null));

test("the figures that a shop opens with stand until its first week is over in Karachi", async () => {
  const product = await makeProduct({ popularity: 1000 });
  await makeOrder({ product, createdAt: later(opening, { weeks: -1 }) });
  await open();
  await rankAfter({ minutes: -1 });
  expect(await popularityOf(product)).toBe(1000);
  await rankAfter({ minutes: 0 });
  expect(await popularityOf(product)).toBe(900);
});

test("what is not sold fades by a tenth a week, to nothing", async () => {
  const [staple, rare] = [await makeProduct({ popularity: 1000 }), await makeProduct({ popularity: 2 })];
  for (const weeks of [0, 1]) await rankAfter({ weeks });
  expect([await popularityOf(staple), await popularityOf(rare)]).toEqual([810, 0]);
});

test("however long nobody counted, the shop keeps its order", async () => {
  const [staple, rare] = [await makeProduct({ popularity: 1000 }), await makeProduct({ popularity: 100 })];
  await rankAfter({ weeks: 1000 });
  expect([await popularityOf(staple), await popularityOf(rare)]).toEqual([254, 25]);
});

describe("a product grows by ten for an order", () => {
  test("of the week that is over; one placed since counts in its own", async () => {
    const product = await makeProduct();
    await sell(product);
    await sell(product, { status: "pending" });
    await makeOrder({ product, createdAt: firstEnd });
    await rankAfter();
    expect(await popularityOf(product)).toBe(20);
    await rankAfter({ weeks: 1 });
    expect(await popularityOf(product)).toBe(28);
  });

  test("once, on however many lines and in whatever package it stands", async () => {
    const [product, other] = [await makeProduct(), await makeProduct()];
    const { id: packageId } = await makePackage([{ product, quantity: 2 }]);
    const { id: orderId } = await sell(product);
    const line = { orderId, name: "Line", quantity: 1000, listPrice: 100, unitPrice: 100, lineTotal: 100 };
    const part = ({ id, name }: Made) => ({ productId: id, name, quantity: 2000 });
    await db.orderLine.create({ data: { ...line, kind: "product", productId: product.id } });
    const components = { create: [product, other].map(part) };
    await db.orderLine.create({ data: { ...line, kind: "package", packageId, components } });
    await rankAfter();
    expect([await popularityOf(product), await popularityOf(other)]).toEqual([10, 10]);
  });

  test("unless that was cancelled", async () => {
    const product = await makeProduct();
    await sell(product, { status: "cancelled" });
    await rankAfter();
    expect(await popularityOf(product)).toBe(0);
  });
});

test("a week counts once, however often and by however many it is asked for, and whatever the clock says", async () => {
  const product = await makeProduct({ popularity: 100 });
  await sell(product);
  await sell(product);
  setClock(later(firstEnd, { minutes: 37 }));
  await Promise.all([rankProducts(), rankProducts(), rankProducts()]);
  expect(await popularityOf(product)).toBe(110);
  await rankAfter({ minutes: 97 });
  await rankAfter({ weeks: -2 });
  expect(await popularityOf(product)).toBe(110);
});

test("after a clock that was a year ahead the weeks count on by themselves, and after one that was behind none counts twice", async () => {
  const product = await makeProduct({ popularity: 1000 });
  await rankAfter({ weeks: 52 });
  const faded = await popularityOf(product);
  expect(faded).toBe(254);
  await sell(product, { weeks: 1 });
  await rankAfter({ weeks: 1 });
  expect(await popularityOf(product)).toBe(Math.trunc(254 * 0.9 ** 2 + 10));
  await rankAfter({ weeks: -52 });
  await rankAfter({ weeks: 2 });
  expect(await popularityOf(product)).toBe(Math.trunc(Math.trunc(254 * 0.9 ** 2 + 10) * 0.9));
});

test("weeks that nobody counted are made up for", async () => {
  const sold = async () => {
    const product = await makeProduct({ popularity: 1000 });
    for (const weeks of [0, 0, 2, 3]) await sell(product, { weeks });
    return product;
  };
  const weekly = await sold();
  for (const weeks of [0, 1, 2, 3]) await rankAfter({ weeks });
  expect(await popularityOf(weekly)).toBe(689);

  await open();
  const atLast = await sold();
  await rankAfter({ weeks: 3 });
  expect(await popularityOf(atLast)).toBe(689);
});

test("figures of a count that was cut short are written by the next one, before another week is counted", async () => {
  const product = await makeProduct({ popularity: 100 });
  setClock(later(firstEnd, { minutes: 37 }));
  await rankProducts(AbortSignal.abort());
  expect(await popularityOf(product)).toBe(100);
  await rankAfter({ weeks: 1 });
  expect(await popularityOf(product)).toBe(90);
  await rankAfter({ weeks: 1, minutes: 97 });
  expect(await popularityOf(product)).toBe(81);
});

test("only a figure that changed is written, and neither version nor audit book tells of it", async () => {
  const [same, sold] = [await makeProduct({ popularity: 100 }), await makeProduct({ popularity: 100 })];
  await sell(same);
  const written = async ({ id }: Made) => {
    const [row] = await db.$queryRaw<{ row: string }[]>`SELECT xmin::text AS row FROM products WHERE id = ${id}`;
    return row?.row;
  };
  const before = await written(same);
  await rankAfter();
  expect(await written(same)).toBe(before);
  const after = await db.product.findUniqueOrThrow({ where: { id: sold.id } });
  expect(after).toEqual({ ...sold, popularity: 90 });
  expect(await db.auditEntry.count()).toBe(0);
});

test("pages from memory hear of it once, when all is written", async () => {
  const listener = new pg.Client({ connectionString: databaseUrl() });
  const notifications: (string | undefined)[] = [];
  listener.on("notification", ({ payload }) => notifications.push(payload));
  await listener.connect();
  for (let number = 0; number < 3; number++) await makeProduct({ popularity: 100 });
  await listener.query("LISTEN shop_facts");
  await rankAfter();
  await rankAfter({ minutes: 97 });
  await listener.query("SELECT");
  await listener.end();
  expect(notifications).toEqual(["products"]);
});
