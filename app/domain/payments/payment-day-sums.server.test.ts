import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { allPaymentsStatement, mergePaymentDaySums } from "./payment-day-sums.server.ts";

type Cards = { count: number; completed: number; pending: number; received: number };
const cards = async () => {
  const [sums] = await db.$queryRaw<Cards[]>(allPaymentsStatement);
  return sums ?? expect.fail("no sums");
};
const days = () =>
  db.$queryRaw`
    SELECT day::text, sum(payments)::int AS payments, sum(received)::int AS received, count(*)::int AS rows
    FROM payment_day_sums GROUP BY day ORDER BY day`;

test("a payment counts on the day in Karachi that it was opened, and what is received later counts there too", async () => {
  const evening = new Date("2026-03-01T18:59:59Z");
  const night = new Date("2026-03-01T19:00:00Z");
  const { id } = await makeOrder({ isPaid: true });
  const { id: paymentId, received } = await db.payment.findFirstOrThrow({ where: { orderId: id } });
  await db.payment.update({ where: { id: paymentId }, data: { createdAt: evening } });
  await db.payment.create({ data: { orderId: id, method: "cash", amount: 5000, createdAt: night } });
  await mergePaymentDaySums();
  const kept = await days();
  expect(kept).toEqual(
    expect.arrayContaining([
      { day: "2026-03-01", payments: 1, received, rows: 1 },
      { day: "2026-03-02", payments: 1, received: 0, rows: 1 },
    ]),
  );
  expect(await cards()).toEqual({ count: 2, completed: 1, pending: 1, received });
});

test("two payments written at the same time wait for nobody, and rows that are merged meanwhile lose nothing", async () => {
  const { id } = await makeOrder();
  const before = await cards();
  const data = { orderId: id, method: "cash" as const, amount: 100 };
  await db.$transaction(async (tx) => {
    await tx.payment.create({ data });
    await db.payment.create({ data });
    await Promise.all([mergePaymentDaySums(), mergePaymentDaySums(), db.payment.create({ data })]);
    expect((await cards()).count).toBe(before.count + 2);
  });
  expect(await cards()).toEqual({ ...before, count: before.count + 3, pending: before.pending + 3 });
});

test("payments that are gone are in no card any more", async () => {
  await makeOrder({ isPaid: true });
  const before = await cards();
  const { count } = await db.payment.deleteMany({ where: { status: "pending" } });
  expect(count).toBeGreaterThan(0);
  expect(await cards()).toEqual({ ...before, count: before.count - count, pending: 0 });
});
