import { expect, test } from "vitest";
import { undoWindow } from "#app/domain/audit/undo-time.ts";
import { rupees } from "#app/lib/money.ts";
import { now, setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { readInbox as inboxOf } from "#tests/fixtures/read-inbox.ts";
import { cancelOrder } from "../cancel-order.server.ts";
import { refundOrder } from "../refund-order.server.ts";
import { saveOrder } from "../save-order.server.ts";
import { type OrderStatus, orderNumber, orderStatuses } from "../status.ts";

const details = { isPaid: false, deliveryDate: null, deliveryTime: null, deliveryNotes: null };
const move = (id: number, status: OrderStatus, changed: Partial<typeof details> = {}) =>
  saveOrder(id, { ...details, status, ...changed }, { version: null, by: 1 });

test("A7.06 a move by staff is told in the customer's inbox, and leads to the order", async () => {
  const { id: userId } = await makeUser();
  const { id } = await makeOrder({ userId });
  await move(id, "confirmed");
  expect(await inboxOf(userId)).toMatchObject([
    { type: "system", title: `Order #${orderNumber(id)} is confirmed`, link: `/order/${id}`, read: false },
  ]);
});

test.each(orderStatuses.filter((status) => status !== "pending"))(
  "a move to %s has sentences in both languages",
  async (status) => {
    for (const language of ["en", "ur"] as const) {
      const { id: userId } = await makeUser({ language });
      const { id } = await makeOrder({ userId });
      await move(id, status);
      const [word] = await inboxOf(userId);
      expect(word?.title).toContain(`#${orderNumber(id)}`);
      expect(`${word?.title} ${word?.content}`).not.toMatch(/[{}]|order\./);
    }
  },
);

test("who pays the rider reads how much, who has paid does not", async () => {
  const { id: userId } = await makeUser();
  await move((await makeOrder({ userId })).id, "out for delivery");
  expect((await inboxOf(userId))[0]?.content).toContain("Rs. 400");
  await move((await makeOrder({ userId, isPaid: true })).id, "out for delivery", { isPaid: true });
  expect((await inboxOf(userId))[0]?.content).not.toContain("400");
});

test("money that comes in while the word of a move is held changes what it says", async () => {
  const { id: userId } = await makeUser();
  const { id } = await makeOrder({ userId });
  const inbox = async () => (await inboxOf(userId)).map(({ content }) => content.replaceAll("\u00a0", " "));
  await move(id, "out for delivery");
  expect(await inbox()).toEqual(["Please keep Rs. 400 ready for the rider."]);
  await move(id, "out for delivery", { isPaid: true });
  expect(await inbox()).toEqual(["It is paid for. Nothing is left to give to the rider."]);
  await refundOrder(id, { amount: rupees(400), cause: "corrected", note: null }, { version: null, key: null, by: 1 });
  expect(await inbox()).toEqual(["Please keep Rs. 400 ready for the rider."]);
  setClock(new Date(now().getTime() + undoWindow + 1000));
  await move(id, "out for delivery", { isPaid: true });
  expect(await inbox()).toEqual(["Please keep Rs. 400 ready for the rider."]);
  setClock(null);
});

test("a save that moves nothing, and a move that is refused, leave no word", async () => {
  const { id: userId } = await makeUser();
  const { id } = await makeOrder({ userId });
  await move(id, "pending", { isPaid: true });
  await saveOrder(id, { ...details, status: "confirmed" }, { version: 77, by: 1 });
  expect(await inboxOf(userId)).toEqual([]);
});

test("a customer's own cancelling is noted in their inbox once", async () => {
  const { id: userId } = await makeUser();
  const { id } = await makeOrder({ userId });
  await cancelOrder({ orderId: id, userId });
  await cancelOrder({ orderId: id, userId });
  expect(await inboxOf(userId)).toMatchObject([{ title: `Order #${orderNumber(id)} is cancelled` }]);
});

test("an order taken on the phone tells nobody", async () => {
  const { id } = await makeOrder({ userId: null });
  expect(await move(id, "confirmed")).toMatchObject({ ok: true });
  expect(await db.notification.count({ where: { link: `/order/${id}` } })).toBe(0);
});
