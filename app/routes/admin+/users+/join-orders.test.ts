import { beforeEach, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post, shownFailure, shownToast } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action } from "./$userId_.join-orders.ts";

const phone = "+923012345678";
const admin = await makeStaff("admin");
const staff = await makeStaff("staff");

const join = (id: number, { cookie } = admin, query = "") =>
  answerTo(action(post(`/admin/users/${id}/join-orders${query}`, {}, { cookie, params: { userId: String(id) } })));

beforeEach(async () => {
  await db.order.updateMany({ data: { customerPhone: "+923000000000" } });
  await db.user.deleteMany({ where: { role: null } });
});

test("an order by phone is joined to the account with its number, from the order or from the customer's page, on record", async () => {
  const { id } = await makeUser({ name: "Bano Bibi", phone, email: null });
  const [order, another] = [await makeOrder({ source: "phone" }), await makeOrder({ source: "counter" })];
  const others = await makeOrder({ customerPhone: "+923339998877" });
  const orderPage = (await openAdmin(`/admin/orders/${order.id}`, admin)).html;
  expect(orderPage).toContain("Bano Bibi has an account with this phone number. 2 orders can join it.");
  expect(orderPage).toContain(`action="/admin/users/${id}/join-orders?order=${order.id}"`);
  const { html } = await openAdmin(`/admin/users/${id}`, admin);
  expect(html).toContain("2 orders of this phone number belong to no account. Joined, Bano Bibi sees them.");
  const answer = await join(id, admin, `?order=${order.id}`);
  expect(answer.location).toBe(`/admin/orders/${order.id}`);
  expect(shownToast(answer)).toBe("Orders that joined the account of Bano Bibi: 2.");
  const owners = await db.order.findMany({
    where: { id: { gte: order.id } },
    orderBy: { id: "asc" },
    select: { id: true, userId: true },
  });
  expect(owners).toEqual([
    { id: order.id, userId: id },
    { id: another.id, userId: id },
    { id: others.id, userId: null },
  ]);
  expect(await db.auditEntry.findFirst({ where: { action: "join-orders" } })).toMatchObject({
    entityId: String(id),
    byUserId: admin.id,
    after: { orders: 2 },
  });
  expect((await openAdmin(`/admin/orders/${order.id}`, admin)).html).not.toContain("Join to account");
  expect(shownFailure(await join(id))).toContain("No order of this account's phone number is left to join.");
});

test("only who may edit customers joins orders, and is offered it", async () => {
  const { id } = await makeUser({ phone });
  const order = await makeOrder();
  expect((await openAdmin(`/admin/orders/${order.id}`, staff)).html).not.toContain("Join to account");
  expect((await join(id, staff)).status).toBe(403);
  expect(await db.order.findUnique({ where: { id: order.id } })).toMatchObject({ userId: null });
});
