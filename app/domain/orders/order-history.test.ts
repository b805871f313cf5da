import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { findCustomerOrder } from "./find-customer-order.server.ts";
import { findStaffOrder } from "./find-staff-order.server.ts";
import { findTrackedOrder } from "./find-tracked-order.server.ts";

test("the timeline of an order that moved very often still says where it is, and in the order of time", async () => {
  const { id: userId } = await makeUser();
  const { id, trackingId } = await makeOrder({ userId });
  const moves = Array.from({ length: 52 }, (_, at) => (at % 2 === 0 ? "preparing" : "confirmed"));
  await db.orderEvent.createMany({ data: [...moves, "delivered"].map((status) => ({ orderId: id, status })) });
  const [own, tracked] = [await findCustomerOrder(id, userId), await findTrackedOrder(trackingId)];
  for (const order of [own, tracked]) {
    expect(order?.timeline).toHaveLength(50);
    expect(order?.timeline.slice(-3).map(({ status }) => status)).toEqual(["preparing", "confirmed", "delivered"]);
  }
  const staff = await findStaffOrder(id, { contactsVisible: true });
  expect(staff?.timeline[0]?.changes).toEqual([{ field: "status", before: "confirmed", after: "delivered" }]);
});

test("the history of an order can only be added to, and the order is not deleted from under it", async () => {
  const { id: orderId } = await makeOrder();
  await expect(db.orderEvent.updateMany({ where: { orderId }, data: { status: "delivered" } })).rejects.toThrow(/append-only/);
  await expect(db.orderEvent.deleteMany({ where: { orderId } })).rejects.toThrow(/append-only/);
  await expect(db.order.delete({ where: { id: orderId } })).rejects.toThrow();
  expect(await db.orderEvent.count({ where: { orderId, status: "pending" } })).toBe(1);
});
