import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { now, setClock } from "./clock.server.ts";
import { db } from "./db.server.ts";
import { enqueueMessage, LaneDown, NotUnderstood, type OutboxMessage, RetryAfter } from "./outbox.server.ts";
import { deliverDueMessages } from "./outbox-delivery.server.ts";

const start = new Date("2026-11-20T08:00:00Z");
const at = (seconds: number) => setClock(new Date(start.getTime() + seconds * 1000));
const email = { channel: "email", recipient: "ayesha@made.test", kind: "suggestion", payload: { id: 7 } } as const;
const reset = { channel: "email", recipient: "bilal@made.test", kind: "password_reset", payload: { nonce: "n" } } as const;
const lane = () => db.outboxLane.findUniqueOrThrow({ where: { name: "email" } });
const rows = () => db.outbox.findMany({ orderBy: { id: "asc" }, include: { entries: { orderBy: { id: "asc" } } } });
const send = async () => undefined;

beforeEach(() => at(0));
afterEach(async () => {
  setClock(null);
  await db.outbox.deleteMany();
  await db.outboxLane.deleteMany();
});

describe("a lane that is down", () => {
  const down = async () => Promise.reject(new LaneDown("535 sign-in refused"));

  test("costs its messages no try, is tried with one message a minute, and goes on by itself once it works", async () => {
    for (const name of ["a", "b", "c"]) await enqueueMessage(db, { ...email, recipient: `${name}@made.test` });
    let tries = 0;
    const probe = async () => {
      tries += 1;
      await down();
    };
    expect(await deliverDueMessages({ "email/suggestion": probe })).toBe(0);
    expect((await rows()).map(({ status, tries: spent }) => [status, spent])).toEqual(Array(3).fill(["waiting", 0]));
    expect(await lane()).toMatchObject({ downSince: expect.any(Date), reason: "535 sign-in refused" });
    tries = 0;
    at(30);
    await deliverDueMessages({ "email/suggestion": probe });
    expect(tries).toBe(0);
    at(180);
    await deliverDueMessages({ "email/suggestion": probe });
    await deliverDueMessages({ "email/suggestion": probe });
    expect(tries).toBe(1);
    at(360);
    expect(await deliverDueMessages({ "email/suggestion": send })).toBe(3);
    expect(await lane()).toMatchObject({ downSince: null, failures: 0 });
    expect((await rows()).map(({ tries: spent, status }) => [spent, status])).toEqual(Array(3).fill([1, "sent"]));
  });

  test("is what three answers in a row are that nobody understands; the third costs no try", async () => {
    const puzzling = async () => Promise.reject(new NotUnderstood("<html>Welcome to nginx"));
    for (const [time, tries] of [
      [0, 1],
      [61, 2],
      [400, 2],
    ] as const) {
      at(time);
      if (time === 0) await enqueueMessage(db, email);
      await deliverDueMessages({ "email/suggestion": puzzling });
      expect((await rows())[0]).toMatchObject({ tries, status: "waiting" });
    }
    expect(await lane()).toMatchObject({ downSince: expect.any(Date), reason: "<html>Welcome to nginx", notUnderstood: 3 });
  });
});

test("a service that names a time is left alone until then: no message of its lane calls it, and those of other lanes leave", async () => {
  const until = new Date(start.getTime() + 90_000);
  let calls = 0;
  const busy = async () => {
    calls += 1;
    throw new RetryAfter("429", until);
  };
  await enqueueMessage(db, email);
  await deliverDueMessages({ "email/suggestion": busy });
  expect((await rows())[0]).toMatchObject({ notBefore: until, tries: 1 });
  for (const nth of [1, 2, 3]) await enqueueMessage(db, { ...email, recipient: `${nth}@made.test` });
  await enqueueMessage(db, { channel: "push", recipient: "1", kind: "notification", payload: { notification: 1 } });
  at(89);
  expect(await deliverDueMessages({ "email/suggestion": busy, "push/notification": send })).toBe(1);
  expect(calls).toBe(1);
  at(91);
  expect(await deliverDueMessages({ "email/suggestion": send })).toBe(4);
});

test("who waits at a screen is served before those who wait for news, and bulk comes last", async () => {
  const sent: string[] = [];
  const note = async ({ kind }: OutboxMessage) => void sent.push(kind);
  for (let count = 0; count < 30; count++) await enqueueMessage(db, { ...email, recipient: `${count}@made.test` });
  await enqueueMessage(db, reset);
  await deliverDueMessages({ "email/suggestion": note, "email/password_reset": note });
  expect(sent.indexOf("password_reset")).toBe(0);
});

test("messages about one order to one recipient leave in their order, also when the first has to be tried again; those of another order do not wait for it", async () => {
  const sent: number[] = [];
  let fails = true;
  const note = async ({ payload: { id } }: OutboxMessage<"email/suggestion">) => {
    if (id === 1 && fails) throw new Error("421 later");
    sent.push(id);
  };
  for (const id of [1, 2, 3]) await enqueueMessage(db, { ...email, payload: { id }, orderId: 7 });
  await enqueueMessage(db, { ...email, payload: { id: 4 }, orderId: 8 });
  await enqueueMessage(db, { ...email, recipient: "other@made.test", payload: { id: 5 }, orderId: 7 });
  expect(await deliverDueMessages({ "email/suggestion": note })).toBe(2);
  expect(sent).toEqual([4, 5]);
  fails = false;
  at(61);
  await deliverDueMessages({ "email/suggestion": note });
  expect(sent).toEqual([4, 5, 1, 2, 3]);
});

describe("what is kept of a message", () => {
  test("both its forms, who carried it, and each try with its answer: cut, and nothing in it can play tricks", async () => {
    await enqueueMessage(db, email);
    await deliverDueMessages({
      "email/suggestion": async () => Promise.reject(new Error(`a\u0000b\u202ec\n${"x".repeat(900)}`)),
    });
    at(61);
    const forms = { text: "Salam", html: "<p>Salam</p>", subject: "Hello" };
    const record = { ...forms, provider: "smtp:shop", answer: "250 2.0.0 queued\r\n" };
    await deliverDueMessages({ "email/suggestion": async () => record });
    const [row] = await rows();
    expect(row).toMatchObject({ ...forms, provider: "smtp:shop", status: "sent", lastError: null });
    expect(row?.entries.map(({ action, answer }) => [action, answer?.slice(0, 25)])).toEqual([
      ["later", "a\\u0000b\\u202ec\\u000axxxx"],
      ["sent", "250 2.0.0 queued\\u000d\\u0"],
    ]);
    expect(row?.entries[0]?.answer).toHaveLength(500);
  });

  test("but of an e-mail with a link that signs in only the subject", async () => {
    await enqueueMessage(db, reset);
    const link = "https://shop.test/reset-password?token=secret";
    const record = { text: link, html: `<a href="${link}">x</a>`, subject: "A new password", provider: "smtp:shop" };
    await deliverDueMessages({ "email/password_reset": async () => record });
    expect((await rows())[0]).toMatchObject({ text: null, html: null, subject: "A new password" });
  });
});

test("a message that somebody was sending when the process died is marked as perhaps sent twice", async () => {
  await enqueueMessage(db, email);
  await db.outbox.updateMany({ data: { claimedAt: now(), tries: 1, notBefore: new Date(start.getTime() + 60_000) } });
  at(61);
  await deliverDueMessages({ "email/suggestion": send });
  expect((await rows())[0]).toMatchObject({ status: "sent", perhapsTwice: true, claimedAt: null });
});
