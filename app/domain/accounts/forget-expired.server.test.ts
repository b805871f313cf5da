import { expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { forgetExpired } from "./forget-expired.server.ts";

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

  await forgetExpired();
  expect((await db.session.findMany()).map(({ tokenHash }) => tokenHash[0])).toEqual([2]);
  expect((await db.passwordReset.findMany()).map(({ tokenHash }) => tokenHash[0])).toEqual([3]);
  expect((await db.idempotencyKey.findMany()).map(({ key }) => key)).toEqual(["recent"]);
  expect(
    (await db.cart.findMany({ orderBy: { updatedAt: "asc" } })).map(({ deviceHash }) => deviceHash?.[0] ?? "account"),
  ).toEqual(["account", 2]);
  expect(await db.order.count()).toBe(2);
});
