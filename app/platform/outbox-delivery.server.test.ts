import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { done, refused } from "#app/lib/outcome.ts";
import { startTicks } from "#tests/fixtures/work-of.ts";
import { setClock } from "./clock.server.ts";
import { db, transact } from "./db.server.ts";
import { enqueueMessage, NotNeeded, type OutboxMessage, Undeliverable } from "./outbox.server.ts";
import { deliverDueMessages } from "./outbox-delivery.server.ts";

const start = new Date("2026-11-20T08:00:00Z");
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
const word = { channel: "email", recipient: "ayesha@made.test", kind: "suggestion", payload: { id: 7 } } as const;
const onlyRow = () => db.outbox.findFirstOrThrow();

beforeEach(() => setClock(start));
afterEach(async () => {
  setClock(null);
  await db.outbox.deleteMany();
  await db.outboxLane.deleteMany();
});

/** A row as another version of the shop may have written it. */
const write = (kind: string, payload: object = {}) =>
  db.outbox.create({ data: { channel: "email", recipient: "ayesha@made.test", kind, payload, notBefore: start } });

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
    const handlers = { "email/suggestion": async (message: OutboxMessage) => void sent.push(message) };
    await transact(async (tx) => done(await enqueueMessage(tx, { ...word, orderId: 7 })));
    expect(await deliverDueMessages(handlers)).toBe(1);
    expect(await deliverDueMessages(handlers)).toBe(0);
    expect(sent).toMatchObject([{ recipient: "ayesha@made.test", kind: "suggestion", payload: { id: 7 }, orderId: 7 }]);
    expect(await onlyRow()).toMatchObject({ status: "sent", tries: 1, sentAt: expect.any(Date) });
  });

  test("it never leaves before its time", async () => {
    const handlers = { "email/suggestion": async () => undefined };
    await enqueueMessage(db, { ...word, notBefore: minutes(1) });
    expect(await deliverDueMessages(handlers)).toBe(0);
    setClock(minutes(1));
    expect(await deliverDueMessages(handlers)).toBe(1);
  });

  test("two processes looking at once send each message once", async () => {
    const sent: bigint[] = [];
    const handlers = { "email/suggestion": async ({ id }: OutboxMessage) => void sent.push(id) };
    for (let count = 0; count < 15; count++) await enqueueMessage(db, word);
    const left = await Promise.all([deliverDueMessages(handlers), deliverDueMessages(handlers), deliverDueMessages(handlers)]);
    expect(left.reduce((total, count) => total + count, 0)).toBe(15);
    expect(new Set(sent).size).toBe(15);
    expect(sent).toHaveLength(15);
  });
});

test("that a message left is noted at once, while all else that is to be known of it is still written", async () => {
  await enqueueMessage(db, word);
  const alsoNote = () => expect.poll(async () => (await onlyRow()).status).toBe("sent");
  expect(await deliverDueMessages({ "email/suggestion": async () => ({ text: "Salam", provider: "smtp", alsoNote }) })).toBe(1);
});

describe("a gateway that says no is asked again", () => {
  const broken = { "email/suggestion": async () => Promise.reject(new Error("mailbox is full")) };

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

  test("one bad message holds up neither other recipients nor other orders of its own recipient", async () => {
    const sent: string[] = [];
    const handlers = {
      "email/suggestion": async ({ recipient, orderId }: OutboxMessage) => {
        if (recipient.startsWith("bad") && orderId === 1) throw new Error("no such mailbox");
        sent.push(`${recipient} ${orderId}`);
      },
    };
    await enqueueMessage(db, { ...word, recipient: "bad@made.test", orderId: 1 });
    await enqueueMessage(db, { ...word, orderId: 1 });
    await enqueueMessage(db, { ...word, recipient: "bad@made.test", orderId: 2 });
    expect(await deliverDueMessages(handlers)).toBe(2);
    expect(sent).toEqual(["ayesha@made.test 1", "bad@made.test 2"]);
  });

  test("a process that died while sending loses nothing: another one tries after its lease", async () => {
    await enqueueMessage(db, word);
    await db.outbox.updateMany({ data: { tries: 1, notBefore: minutes(1) } });
    const handlers = { "email/suggestion": async () => undefined };
    expect(await deliverDueMessages(handlers)).toBe(0);
    setClock(minutes(1));
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
    await write("nonsense");
    expect(await deliverDueMessages({})).toBe(0);
    expect(await onlyRow()).toMatchObject({ status: "dead", lastError: "nobody sends email/nonsense", tries: 1 });
  });

  test("a message without what its text needs is dead at once, and one with it does not compile otherwise", async () => {
    await write("suggestion", { id: "seven" });
    // @ts-expect-error: a suggestion is known by a number
    const wrong: Parameters<typeof enqueueMessage>[1] = { ...word, payload: { id: "seven" } };
    expect(wrong.kind).toBe("suggestion");
    expect(await deliverDueMessages({ "email/suggestion": async () => undefined })).toBe(0);
    expect(await onlyRow()).toMatchObject({ status: "dead", lastError: "email/suggestion lacks what its text needs" });
  });

  test("a message that makes no sense any more is dead at once; one that nobody needs any more is no failure", async () => {
    await enqueueMessage(db, word);
    await deliverDueMessages({ "email/suggestion": async () => Promise.reject(new Undeliverable("the order is gone")) });
    expect(await onlyRow()).toMatchObject({ status: "dead", lastError: "the order is gone", droppedAt: null });
    await db.outbox.deleteMany();
    await enqueueMessage(db, word);
    await deliverDueMessages({ "email/suggestion": async () => Promise.reject(new NotNeeded("it was read")) });
    expect(await onlyRow()).toMatchObject({ status: "dead", lastError: "it was read", droppedAt: expect.any(Date) });
  });
});

test("a push does not wait for e-mails that a slow mail server takes, nor does one that comes meanwhile", async () => {
  setClock(null);
  for (let count = 0; count < 15; count++) await enqueueMessage(db, { ...word, recipient: `${count}@made.test` });
  const push = { channel: "push", kind: "notification", payload: { notification: 1 }, recipient: "1" } as const;
  await enqueueMessage(db, push);
  const pushed: number[] = [];
  const since = startTicks();
  const handlers = {
    "email/suggestion": () => new Promise<void>((resolve) => setTimeout(resolve, 1500)),
    "push/notification": async () => void pushed.push(since()),
  };
  const delivering = deliverDueMessages(handlers);
  await expect.poll(() => pushed.length).toBe(1);
  await enqueueMessage(db, push);
  await expect.poll(() => pushed.length).toBe(2);
  expect(Math.max(...pushed)).toBeLessThan(2.5);
  expect(await delivering).toBe(17);
});

test("sixty e-mails that are answered at once leave at twenty a second, not a handful a second", async () => {
  for (let count = 0; count < 60; count++) await enqueueMessage(db, { ...word, recipient: `${count}@made.test` });
  const [begun, since] = [performance.now(), startTicks()];
  expect(await deliverDueMessages({ "email/suggestion": async () => undefined })).toBe(60);
  expect(performance.now() - begun).toBeGreaterThan(2500);
  expect(since()).toBeLessThan(10);
});

test("a delivery does not end while a due message waits for an earlier one that another process has on its way", async () => {
  for (const id of [1, 2]) await enqueueMessage(db, { ...word, payload: { id }, orderId: 7 });
  const sent: unknown[] = [];
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const handlers = { "email/suggestion": async ({ payload }: OutboxMessage) => answered.then(() => void sent.push(payload)) };
  const first = deliverDueMessages(handlers);
  await expect.poll(() => db.outbox.count({ where: { tries: 1 } }), { interval: 10 }).toBe(1);
  let hasEnded = false;
  const second = deliverDueMessages(handlers).finally(() => {
    hasEnded = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 600));
  const endedEarly = hasEnded;
  answer();
  const [ofFirst, ofSecond] = await Promise.all([first, second]);
  expect([endedEarly, ofFirst + ofSecond]).toEqual([false, 2]);
  expect(sent).toEqual([{ id: 1 }, { id: 2 }]);
});
