import { afterEach, expect, test } from "vitest";
import { deliverOutbox } from "#app/domain/messaging/deliver-outbox.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { startMailServer } from "#tests/fixtures/mail-server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post, shownFailure, shownToast } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action } from "./$orderId_.confirmation.ts";

const admin = await makeStaff("admin");
const viewer = await makeStaff("viewer");
const press = (id: number, { cookie } = admin) =>
  answerTo(action(post(`/admin/orders/${id}/confirmation`, {}, { cookie, params: { orderId: String(id) } })));

afterEach(async () => {
  await db.outbox.deleteMany();
});

test("B7.75 an order's confirmation is sent to its customer again from the order's page, which says so", async () => {
  const mail = await startMailServer();
  const { id, trackingId } = await makeOrder({ customerEmail: "ayesha@made.test" });
  const page = (await openAdmin(`/admin/orders/${id}`, admin)).html;
  expect(page).toMatch(new RegExp(`action="/admin/orders/${id}/confirmation"[^>]*>.*?Send confirmation again`, "s"));
  const answer = await press(id);
  expect([answer.location, shownToast(answer)]).toEqual([
    `/admin/orders/${id}`,
    "The order confirmation is on its way to ayesha@made.test.",
  ]);
  expect(await deliverOutbox()).toBe(1);
  await mail.stop();
  expect(mail.emails.map(({ to }) => to)).toEqual([["ayesha@made.test"]]);
  expect(mail.emails[0]?.source).toContain(trackingId);
});

test("a second press while the first e-mail waits adds none", async () => {
  const { id } = await makeOrder({ customerEmail: "ayesha@made.test" });
  await Promise.all([press(id), press(id), press(id)]);
  expect(await db.outbox.count({ where: { orderId: id } })).toBe(1);
});

test("a cancelled order is confirmed to nobody: its page does not offer it, and an e-mail that still waited does not leave", async () => {
  const { id } = await makeOrder({ customerEmail: "ayesha@made.test" });
  await press(id);
  await db.order.update({ where: { id }, data: { status: "cancelled" } });
  const mail = await startMailServer();
  await deliverOutbox();
  await mail.stop();
  expect(mail.emails).toEqual([]);
  expect(await db.outbox.findFirst({ where: { orderId: id } })).toMatchObject({ droppedAt: expect.any(Date) });
  expect((await openAdmin(`/admin/orders/${id}`, admin)).html).not.toContain("Send confirmation again");
  expect(shownFailure(await press(id))).toContain("This order is cancelled");
});

test("B8.16 a confirmation that fails says 'Failed to send order confirmation', any other e-mail 'Email sending failed'", async () => {
  const { id } = await makeOrder({ customerEmail: null });
  const said = shownFailure(await press(id));
  expect(said).toBe("Failed to send order confirmation. This order has no e-mail address.");

  const mail = await startMailServer();
  mail.isFull(true);
  const order = await makeOrder({ customerEmail: "ayesha@made.test", status: "confirmed" });
  await press(order.id);
  const other = {
    channel: "email",
    recipient: "other@made.test",
    kind: "order_status",
    payload: { status: "confirmed" },
  } as const;
  await db.outbox.create({ data: { ...other, orderId: order.id, notBefore: now(), createdAt: now() } });
  await deliverOutbox();
  await mail.stop();
  const errorOf = async (kind: string) => (await db.outbox.findFirst({ where: { orderId: order.id, kind } }))?.lastError;
  expect(await errorOf("order_confirmation")).toMatch(/^Failed to send order confirmation: /);
  expect(await errorOf("order_status")).toMatch(/^Email sending failed: /);
});

test("who may only look at orders sends nothing, nor does a shop whose e-mails leave nowhere; no such order is 404", async () => {
  const { id } = await makeOrder({ customerEmail: "ayesha@made.test" });
  expect((await press(id, viewer)).status).toBe(403);
  expect((await openAdmin(`/admin/orders/${id}`, viewer)).html).not.toContain("Send confirmation again");
  expect((await press(99_999_999)).status).toBe(404);
  env.DEMO = false;
  const said = shownFailure(await press(id));
  env.DEMO = true;
  expect(said).toContain("Failed to send order confirmation");
  expect(await db.outbox.count()).toBe(0);
});
