import fc from "fast-check";
import { expect, test } from "vitest";
import { saveProduct } from "#app/domain/catalog/save-product.server.ts";
import { saveOrder } from "#app/domain/orders/save-order.server.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { runs } from "#tests/fixtures/runs.ts";

const { id: by } = await makeUser({ role: "admin" });

/** Counts a product anew; null stops the counting. */
const count = (id: number, pieces: number | null) =>
  saveProduct(id, { stockQuantity: pieces === null ? null : thousandths(pieces * 1000) }, { version: null, by });
const move = (id: number, status: "cancelled" | "pending") => saveOrder(id, { status }, { version: null, by });
const find = (id: number) => db.product.findUniqueOrThrow({ where: { id } });

async function bookOf(productId: number) {
  const sum = { _sum: { change: true } } as const;
  const { _sum: all } = await db.stockMovement.aggregate({ where: { productId }, ...sum });
  const held = await db.stockMovement.groupBy({ by: ["orderId"], where: { productId, orderId: { not: null } }, ...sum });
  return { all: all.change ?? 0, held: new Map(held.map(({ orderId, _sum }) => [orderId, 0 - (_sum.change ?? 0)])) };
}

test("an order that is cancelled while its product is not counted holds nothing, and the next count is what is there", async () => {
  const { id } = await makeProduct();
  await count(id, 10);
  const order = await makeOrder({ product: await find(id), quantity: 2000 });
  await count(id, null);
  await move(order.id, "cancelled");
  expect(await bookOf(id)).toEqual({ all: 0, held: new Map([[order.id, 0]]) });
  await count(id, 7);
  expect([(await find(id)).stockQuantity, (await bookOf(id)).all]).toEqual([7000, 7000]);
});

test("the ledger adds up to the stock, whatever happens to an order and to the counting meanwhile", async () => {
  const step = fc.constantFrom("cancelled", "pending", "untracked", "counted", "ordered");
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 9 }), async (steps) => {
      const { id } = await makeProduct();
      await count(id, 10);
      const orders = [await makeOrder({ product: await find(id), quantity: 2000 })];
      for (const what of steps) {
        const newest = orders.at(-1)?.id ?? 0;
        if (what === "ordered") orders.push(await makeOrder({ product: await find(id), quantity: 1000 }));
        else if (what === "untracked" || what === "counted") await count(id, what === "counted" ? 10 : null);
        else await move(newest, what);
        const { all, held } = await bookOf(id);
        expect(all).toBe((await find(id)).stockQuantity ?? 0);
        const cancelled = await db.order.findMany({ where: { id: { in: orders.map((one) => one.id) }, status: "cancelled" } });
        for (const one of cancelled) expect(held.get(one.id) ?? 0).toBe(0);
      }
    }),
    { numRuns: runs(25) },
  );
});
