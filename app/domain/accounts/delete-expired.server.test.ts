import { expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { deleteExpired } from "./delete-expired.server.ts";

const days = (count: number) => new Date(now().getTime() + count * 24 * 60 * 60_000);
const bytes = (first: number) => new Uint8Array(32).fill(first);

test("what nobody may use again is cleared, and nothing else", async () => {
  const { id: userId } = await makeUser();
  const session = { userId, isStaff: false };
  await db.session.createMany({
    data: [
      { ...session, tokenHash: bytes(1), expiresAt: days(-1) },
      { ...session, tokenHash: bytes(2), expiresAt: days(1) },
    ],
  });
  await db.passwordReset.createMany({
    data: [
      { userId, tokenHash: bytes(1), expiresAt: days(-1) },
      { userId, tokenHash: bytes(2), expiresAt: days(1), usedAt: now() },
      { userId, tokenHash: bytes(3), expiresAt: days(1) },
    ],
  });
  const [old, recent] = [await makeOrder({ userId }), await makeOrder({ userId })];
  await db.idempotencyKey.createMany({
    data: [
      { userId, key: "old", contentHash: bytes(1), orderId: old.id, createdAt: days(-31) },
      { userId, key: "recent", contentHash: bytes(1), orderId: recent.id, createdAt: days(-29) },
    ],
  });
  await db.cart.createMany({
    data: [
      { deviceHash: bytes(1), updatedAt: days(-31) },
      { deviceHash: bytes(2), updatedAt: days(-29) },
      { userId, updatedAt: days(-400) },
    ],
  });

  await deleteExpired();
  expect((await db.session.findMany()).map(({ tokenHash }) => tokenHash[0])).toEqual([2]);
  expect((await db.passwordReset.findMany()).map(({ tokenHash }) => tokenHash[0])).toEqual([3]);
  expect((await db.idempotencyKey.findMany()).map(({ key }) => key)).toEqual(["recent"]);
  expect(
    (await db.cart.findMany({ orderBy: { updatedAt: "asc" } })).map(({ deviceHash }) => deviceHash?.[0] ?? "account"),
  ).toEqual(["account", 2]);
  expect(await db.order.count()).toBe(2);
});

test("what was sent, read and counted is forgotten when it is old; what still waits or is unread is kept longer", async () => {
  const { id: userId } = await makeUser();
  const email = { channel: "email", recipient: "someone@example.test", kind: "order_confirmation", payload: {} } as const;
  await db.outbox.createMany({
    data: [
      { ...email, status: "sent", createdAt: days(-91) },
      { ...email, status: "dead", createdAt: days(-91) },
      { ...email, status: "waiting", createdAt: days(-91) },
      { ...email, status: "sent", createdAt: days(-89) },
    ],
  });
  const word = { userId, type: "system", title: "t", content: "c" } as const;
  await db.notification.createMany({
    data: [
      { ...word, title: "read long ago", read: true, createdAt: days(-181) },
      { ...word, title: "read", read: true, createdAt: days(-179) },
      { ...word, title: "unread", createdAt: days(-181) },
      { ...word, title: "never read", createdAt: days(-397) },
    ],
  });
  await db.analyticsEvent.createMany({
    data: [
      { eventType: "old", createdAt: days(-397) },
      { eventType: "new", createdAt: days(-395) },
    ],
  });
  const file = { byUserId: userId, content: "x", header: [], rowsCount: 1 };
  await db.productImport.createMany({
    data: [
      { ...file, fileName: "old.csv", createdAt: days(-91) },
      { ...file, fileName: "new.csv", createdAt: days(-89) },
    ],
  });

  const sent = { recipientPhone: "+923012345678", status: "sent" };
  await db.whatsappMessage.createMany({
    data: [
      { ...sent, messageContent: "old", createdAt: days(-91) },
      { ...sent, messageContent: "new", createdAt: days(-89) },
    ],
  });
  await db.whatsappIncoming.createMany({
    data: [
      { messageId: "1", phone: "+923012345678", message: "old", receivedAt: days(-397) },
      { messageId: "2", phone: "+923012345678", message: "new", receivedAt: days(-395) },
    ],
  });

  await deleteExpired();
  expect((await db.whatsappMessage.findMany()).map(({ messageContent }) => messageContent)).toEqual(["new"]);
  expect((await db.whatsappIncoming.findMany()).map(({ message }) => message)).toEqual(["new"]);
  expect((await db.outbox.findMany({ orderBy: { id: "asc" } })).map(({ status }) => status)).toEqual(["waiting", "sent"]);
  expect((await db.notification.findMany({ orderBy: { id: "asc" } })).map(({ title }) => title)).toEqual(["read", "unread"]);
  expect((await db.analyticsEvent.findMany()).map(({ eventType }) => eventType)).toEqual(["new"]);
  expect((await db.productImport.findMany()).map(({ fileName }) => fileName)).toEqual(["new.csv"]);
});

test("a deleted row can be restored for 30 days, and an uploaded list is kept for one", async () => {
  const row = { entity: "faq", name: "Alpha?", row: {}, version: 1 };
  await db.deletedRow.createMany({
    data: [
      { ...row, entityId: 1, deletedAt: days(-31) },
      { ...row, entityId: 2, deletedAt: days(-29) },
    ],
  });
  const file = { byUserId: 1, fileName: "faq.csv", content: "x" };
  await db.resourceImport.createMany({
    data: [
      { ...file, entity: "old", createdAt: days(-1.1) },
      { ...file, entity: "new", createdAt: days(-0.9) },
    ],
  });
  await deleteExpired();
  expect((await db.deletedRow.findMany()).map(({ entityId }) => entityId)).toEqual([2]);
  expect((await db.resourceImport.findMany()).map(({ entity }) => entity)).toEqual(["new"]);
});

test("years of old rows go in steps, and a stop waits for one step only", async () => {
  await db.analyticsEvent.createMany({ data: Array.from({ length: 2500 }, () => ({ eventType: "old", createdAt: days(-400) })) });
  const stopped = AbortSignal.abort();
  await deleteExpired(stopped);
  expect(await db.analyticsEvent.count({ where: { eventType: "old" } })).toBe(2500);
  await deleteExpired();
  expect(await db.analyticsEvent.count({ where: { eventType: "old" } })).toBe(0);
});
