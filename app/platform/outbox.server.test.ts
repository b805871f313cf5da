import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { done, refused } from "#app/lib/outcome.ts";
import { setClock } from "./clock.server.ts";
import { db, transact } from "./db.server.ts";
import { deliverDueMessages, enqueueMessage, type OutboxMessage, resend, Undeliverable } from "./outbox.server.ts";

const start = new Date("2026-11-20T08:00:00Z");
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
const word = { channel: "email", recipient: "ayesha@made.test", kind: "greeting", payload: { hello: "Ayesha" } } as const;
const onlyRow = () => db.outbox.findFirstOrThrow();

beforeEach(() => setClock(start));
afterEach(async () => {
  setClock(null);
  await db.outbox.deleteMany();
});

describe("word is promised together with what caused it", () => {
  test("what is undone leaves no promise behind", async () => {
    await transact(async (tx) => {
      await enqueueMessage(tx, word);
      return refused("cart.empty");
    });
    expect(await db.outbox.count()).toBe(0);
  });

  test("it reaches its recipient once, with what its text needs", async () => {
    const sent: OutboxMessage[] = [];
    const handlers = { "email/greeting": async (message: OutboxMessage) => void sent.push(message) };
    await transact(async (tx) => done(await enqueueMessage(tx, { ...word, orderId: 7 })));
    expect(await deliverDueMessages(handlers)).toBe(1);
    expect(await deliverDueMessages(handlers)).toBe(0);
    expect(sent).toMatchObject([{ recipient: "ayesha@made.test", kind: "greeting", payload: { hello: "Ayesha" }, orderId: 7 }]);
    expect(await onlyRow()).toMatchObject({ status: "sent", tries: 1, sentAt: expect.any(Date) });
  });

  test("it never leaves before its time", async () => {
    const handlers = { "email/greeting": async () => undefined };
    await enqueueMessage(db, { ...word, notBefore: minutes(1) });
    expect(await deliverDueMessages(handlers)).toBe(0);
    setClock(minutes(1));
    expect(await deliverDueMessages(handlers)).toBe(1);
  });

  test("two processes looking at once send each message once", async () => {
    const sent: bigint[] = [];
    const handlers = { "email/greeting": async ({ id }: OutboxMessage) => void sent.push(id) };
    for (let count = 0; count < 15; count++) await enqueueMessage(db, word);
    const left = await Promise.all([deliverDueMessages(handlers), deliverDueMessages(handlers), deliverDueMessages(handlers)]);
    expect(left.reduce((total, count) => total + count, 0)).toBe(15);
    expect(new Set(sent).size).toBe(15);
    expect(sent).toHaveLength(15);
  });
});

describe("a gateway that says no is asked again", () => {
  const broken = { "email/greeting": async () => Promise.reject(new Error("mailbox is full")) };

  test("eight times with growing delays, then the message is dead and says why", async () => {
    await enqueueMessage(db, word);
    const waits: number[] = [];
    for (let tries = 1; tries <= 8; tries++) {
      const before = await onlyRow();
      setClock(before.notBefore);
      expect(await deliverDueMessages(broken)).toBe(0);
      const after = await onlyRow();
      expect(after).toMatchObject({ tries, lastError: "mailbox is full", status: tries < 8 ? "waiting" : "dead" });
      if (tries < 8) waits.push(Math.round((after.notBefore.getTime() - before.notBefore.getTime()) / 60_000));
    }
    expect(waits).toEqual([1, 5, 15, 30, 60, 180, 360]);
  });

  test("one bad message does not hold up the others", async () => {
    const sent: string[] = [];
    const handlers = {
      "email/greeting": async ({ recipient }: OutboxMessage) => {
        if (recipient.startsWith("bad")) throw new Error("no such mailbox");
        sent.push(recipient);
      },
    };
    await enqueueMessage(db, { ...word, recipient: "bad@made.test" });
    await enqueueMessage(db, word);
    expect(await deliverDueMessages(handlers)).toBe(1);
    expect(sent).toEqual(["ayesha@made.test"]);
  });

  test("a process that died while sending loses nothing: another one tries after ten minutes", async () => {
    await enqueueMessage(db, word);
    await db.outbox.updateMany({ data: { tries: 1, notBefore: minutes(10) } });
    const handlers = { "email/greeting": async () => undefined };
    expect(await deliverDueMessages(handlers)).toBe(0);
    setClock(minutes(10));
    expect(await deliverDueMessages(handlers)).toBe(1);
  });

  test("a process that died during the last try leaves a dead message, not an endless one", async () => {
    await enqueueMessage(db, word);
    await db.outbox.updateMany({ data: { tries: 8 } });
    expect(await deliverDueMessages(broken)).toBe(0);
    expect(await onlyRow()).toMatchObject({ status: "dead", lastError: "the shop stopped during the last try" });
  });
});

describe("what can never be sent", () => {
  test("a message of an unknown kind is dead with its reason", async () => {
    await enqueueMessage(db, { ...word, kind: "nonsense" });
    expect(await deliverDueMessages({})).toBe(0);
    expect(await onlyRow()).toMatchObject({ status: "dead", lastError: "nobody sends email/nonsense", tries: 1 });
  });

  test("a message that makes no sense any more is dead at once", async () => {
    await enqueueMessage(db, word);
    await deliverDueMessages({ "email/greeting": async () => Promise.reject(new Undeliverable("the order is gone")) });
    expect(await onlyRow()).toMatchObject({ status: "dead", lastError: "the order is gone" });
  });

  test("a dead message may be sent again, from the start", async () => {
    await enqueueMessage(db, { ...word, kind: "nonsense" });
    await deliverDueMessages({});
    const { id } = await onlyRow();
    expect(await resend(id)).toBe(true);
    expect(await onlyRow()).toMatchObject({ status: "waiting", tries: 0, lastError: null });
    expect(await deliverDueMessages({ "email/nonsense": async () => undefined })).toBe(1);
    expect(await resend(id + 1n)).toBe(false);
  });
});

test("a push does not wait for letters that a slow mail server takes, nor does one that comes meanwhile", async () => {
  setClock(null);
  await db.outbox.createMany({ data: Array.from({ length: 40 }, () => word) });
  await enqueueMessage(db, { ...word, channel: "push" });
  const pushed: number[] = [];
  const begun = performance.now();
  const handlers = {
    "email/greeting": () => new Promise<void>((resolve) => setTimeout(resolve, 3000)),
    "push/greeting": async () => void pushed.push(performance.now() - begun),
  };
  const delivering = deliverDueMessages(handlers);
  await expect.poll(() => pushed.length).toBe(1);
  await enqueueMessage(db, { ...word, channel: "push" });
  await expect.poll(() => pushed.length).toBe(2);
  expect(Math.max(...pushed)).toBeLessThan(2500);
  expect(await delivering).toBe(42);
});
