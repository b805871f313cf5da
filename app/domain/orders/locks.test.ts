import { afterEach, expect, test } from "vitest";
import { lockProduct } from "#app/domain/catalog/product-row.server.ts";
import { rankProducts } from "#app/domain/catalog/rank-products.server.ts";
import { takeStock } from "#app/domain/inventory/take-stock.server.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { db, type Tx } from "#app/platform/db.server.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { lockOrder, writeChange } from "./change-order.server.ts";

afterEach(() => setClock(null));

const { id: by } = await makeUser({ role: "admin" });

/** A promise that stays pending until it is released. */
function endpoint() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

/** Waits until so many wait for rows that somebody else holds. */
const waiting = (count: number) =>
  expect
    .poll(async () => {
      const [row] = await db.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      return row?.count;
    })
    .toBe(count);

/** Holds rows, lets others queue for them one by one, and lets go of all at once. None of the others is tried again. */
async function queueBehind(hold: (tx: Tx) => Promise<unknown>, others: readonly ((tx: Tx) => Promise<unknown>)[]): Promise<void> {
  const [held, gone] = [endpoint(), endpoint()];
  const holder = db.$transaction(async (tx) => {
    await hold(tx);
    held.open();
    await gone.opened;
  });
  await held.opened;
  const works: Promise<unknown>[] = [];
  for (const other of others) {
    works.push(db.$transaction(other));
    await waiting(works.length);
  }
  gone.open();
  await Promise.all([holder, ...works]);
}

test("two orders that change places in two full slots never wait for each other in a circle", async () => {
  const [morning, evening] = ["10:00:00", "18:00:00"];
  const day = "2026-11-22";
  for (const time of [morning, evening])
    await db.$executeRaw`INSERT INTO delivery_slots (date, start_time, capacity, used) VALUES (${day}::date, ${time}::time, 5, 1)`;
  const ordered = async (time: string) => {
    const { id } = await makeOrder();
    await db.$executeRaw`UPDATE orders SET delivery_date = ${day}::date, scheduled_delivery_time = ${time}::time WHERE id = ${id}`;
    return id;
  };
  const [early, late] = [await ordered(morning), await ordered(evening)];
  const move = (id: number, deliveryTime: string) => async (tx: Tx) => {
    const before = await lockOrder(tx, id);
    if (!before) throw new Error("The order is gone.");
    return writeChange(tx, id, { before, after: { ...before, deliveryTime }, by });
  };
  await queueBehind((tx) => tx.$queryRaw`SELECT FROM delivery_slots FOR UPDATE`, [move(early, evening), move(late, morning)]);
  const slots = await db.$queryRaw<{ used: number }[]>`SELECT used FROM delivery_slots`;
  expect(slots).toEqual([{ used: 1 }, { used: 1 }]);
});

test("a product is given a barcode while an order takes it", async () => {
  const product = await makeProduct({ stockQuantity: 10_000 });
  const { id: orderId } = await makeOrder();
  const [held, written] = [endpoint(), endpoint()];
  const save = db.$transaction(async (tx) => {
    await lockProduct(tx, product.id);
    held.open();
    await written.opened;
    await waiting(1);
    await tx.product.update({ where: { id: product.id }, data: { barcode: "8961014009" } });
  });
  await held.opened;
  const order = db.$transaction(async (tx) => {
    const line = { orderId, kind: "product", productId: product.id, name: product.name, quantity: 1000 } as const;
    await tx.orderLine.create({ data: { ...line, listPrice: 100, unitPrice: 100, lineTotal: 100 } });
    written.open();
    return takeStock(tx, { orderId, wants: [{ productId: product.id, quantity: 1000 }], by });
  });
  expect(await Promise.all([save, order])).toEqual([undefined, []]);
  expect(await db.product.findUnique({ where: { id: product.id } })).toMatchObject({
    barcode: "8961014009",
    stockQuantity: 9000,
  });
});

test("a shelf is called otherwise while an order takes two of its products", async () => {
  const { id: categoryId } = await makeCategory();
  const make = (popularity: number) => makeProduct({ categoryId, popularity, stockQuantity: 10_000 });
  const [first, second] = [await make(0), await make(10)];
  await db.product.update({ where: { id: first.id }, data: { name: "Turnips, behind the other by every index" } });
  const { id: orderId } = await makeOrder();
  const wants = [first, second].map(({ id: productId }) => ({ productId, quantity: 1000 }));
  await queueBehind(
    (tx) => lockProduct(tx, second.id),
    [
      (tx) => tx.category.update({ where: { id: categoryId }, data: { name: "Roots and tubers" } }),
      (tx) => takeStock(tx, { orderId, wants, by }),
    ],
  );
  const left = await db.product.findMany({ where: { categoryId }, select: { stockQuantity: true } });
  expect(left).toEqual([{ stockQuantity: 9000 }, { stockQuantity: 9000 }]);
});

test("popularity is counted while an order takes two of the products", async () => {
  const { id: categoryId } = await makeCategory();
  const make = () => makeProduct({ categoryId, popularity: 100, stockQuantity: 10_000 });
  const [first, second] = [await make(), await make()];
  const { id: orderId } = await makeOrder();
  const wants = [first, second].map(({ id: productId }) => ({ productId, quantity: 1000 }));
  const week = 7 * 24 * 60 * 60_000;
  await rankProducts();
  setClock(new Date(Date.now() + week));
  await queueBehind((tx) => lockProduct(tx, second.id), [() => rankProducts(), (tx) => takeStock(tx, { orderId, wants, by })]);
  const both = await db.product.findMany({ where: { categoryId }, select: { popularity: true, stockQuantity: true } });
  expect(both).toEqual([1, 2].map(() => ({ popularity: 90, stockQuantity: 9000 })));
});

test("a week's popularity that one process is counting is counted by no other", async () => {
  await db.rankedWeek.deleteMany();
  setClock(new Date("2027-03-03T10:00:00Z"));
  await rankProducts();
  const { id } = await makeProduct({ popularity: 100 });
  setClock(new Date("2027-03-08T10:00:00Z"));
  const until = new Date("2027-03-07T19:00:00Z");
  await queueBehind((tx) => tx.rankedWeek.create({ data: { until } }), [() => rankProducts()]);
  expect(await db.product.findUnique({ where: { id } })).toMatchObject({ popularity: 100 });
});
