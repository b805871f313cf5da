import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { setClock } from "./clock.server.ts";
import { db } from "./db.server.ts";
import { enqueueMessage, LaneDown, LimitReached, NoAnswer, NotNeeded, type OutboxMessage, RetryAfter } from "./outbox.server.ts";
import { renewEvery } from "./outbox-claims.server.ts";
import { deliverDueMessages } from "./outbox-delivery.server.ts";

const start = new Date("2026-11-20T08:00:00Z");
const minute = 60_000;
const after = (minutes: number) => setClock(new Date(start.getTime() + minutes * minute));
const notice = { channel: "whatsapp", kind: "new_order_admin", payload: {}, recipient: "+923000000001" } as const;
const confirmation = { channel: "whatsapp", kind: "order_confirmation", payload: {} } as const;
const paces = async () => ({ whatsapp: { least: 0, most: 0, perDay: 1000 } });
const lane = () => db.outboxLane.findUniqueOrThrow({ where: { name: "whatsapp" } });
const rows = () => db.outbox.findMany({ orderBy: { id: "asc" }, include: { entries: { orderBy: { id: "asc" } } } });

type Answer = (message: OutboxMessage) => Promise<void>;
const deliver = (answer: Answer) =>
  deliverDueMessages({ "whatsapp/new_order_admin": answer, "whatsapp/order_confirmation": answer }, undefined, paces);

beforeEach(() => after(0));
afterEach(async () => {
  setClock(null);
  await db.outbox.deleteMany();
  await db.outboxLane.deleteMany();
});

test("a notice that keeps failing delays only its own order's: the shop's next ten notices leave at once", async () => {
  const sent: (number | null)[] = [];
  const answer: Answer = async ({ orderId }) => {
    if (orderId === 1) throw new Error('500 "failed send message"');
    sent.push(orderId);
  };
  await enqueueMessage(db, { ...notice, orderId: 1 });
  await deliver(answer);
  for (let nth = 2; nth <= 11; nth++) await enqueueMessage(db, { ...notice, orderId: nth });
  expect(await deliver(answer)).toBe(10);
  expect(sent).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

describe("a message that the service answers as if the channel were down", () => {
  const poisoned: Answer = async ({ orderId }) => {
    if (orderId === 1) throw new LaneDown("403 Forbidden");
  };

  test("keeps the others for a minute, not for ever: the lane is tried with the message that was tried longest ago, and it alone spends tries", async () => {
    for (let nth = 1; nth <= 6; nth++)
      await enqueueMessage(db, { ...confirmation, recipient: `+92300000000${nth}`, orderId: nth });
    for (let minutes = 0; minutes <= 2.1; minutes += 1.05) {
      after(minutes);
      await deliver(poisoned);
    }
    const [bad, ...good] = await rows();
    expect(good.map(({ status }) => status)).toEqual(Array(5).fill("sent"));
    expect(bad).toMatchObject({ status: "waiting", ownFault: true });
    expect(bad?.tries).toBeGreaterThanOrEqual(1);
    expect(await lane()).toMatchObject({ downSince: null });
  });

  test("ends as failed after its eighth try, while whatever comes meanwhile leaves at its pace", async () => {
    await enqueueMessage(db, { ...confirmation, recipient: "+923000000009", orderId: 1 });
    const waits: number[] = [];
    for (let minutes = 0; minutes < 16 * 60; minutes += 10) {
      after(minutes);
      await enqueueMessage(db, { ...confirmation, recipient: "+923000000002", orderId: 100 + minutes });
      await deliver(poisoned);
      waits.push(await db.outbox.count({ where: { status: "waiting", orderId: { not: 1 } } }));
    }
    expect((await rows())[0]).toMatchObject({ status: "dead", tries: 8, lastError: "403 Forbidden" });
    expect(waits.reduce((most, count) => Math.max(most, count))).toBeLessThanOrEqual(1);
  });
});

test("a service that asks for silence is left alone by the whole lane until then", async () => {
  for (let nth = 1; nth <= 20; nth++) await enqueueMessage(db, { ...confirmation, recipient: `+9230000000${nth}`, orderId: nth });
  let calls = 0;
  const busy: Answer = async () => {
    calls += 1;
    throw new RetryAfter("429 slow down", new Date(start.getTime() + 10 * minute));
  };
  for (const minutes of [0, 1, 5, 9.9]) {
    after(minutes);
    await deliver(busy);
  }
  expect(calls).toBe(1);
  expect((await rows()).filter(({ tries }) => tries > 0)).toHaveLength(1);
  after(10.1);
  expect(await deliver(async () => undefined)).toBe(20);
});

test("what a process had in hand when it was killed leaves a minute later, marked, and the lost try has a line of its own", async () => {
  await enqueueMessage(db, { ...confirmation, recipient: "+923000000001", orderId: 1 });
  const stopping = new AbortController();
  const hanging = deliverDueMessages(
    { "whatsapp/order_confirmation": () => new Promise<void>(() => undefined) },
    stopping.signal,
    paces,
  );
  await expect.poll(() => db.outbox.count({ where: { claimedAt: { not: null } } })).toBe(1);
  stopping.abort();
  await hanging;
  after(0.9);
  expect(await deliver(async () => undefined)).toBe(0);
  after(1.2);
  expect(await deliver(async () => undefined)).toBe(1);
  const [row] = await rows();
  expect(row).toMatchObject({ status: "sent", perhapsTwice: true, tries: 2 });
  expect(row?.entries.map(({ action }) => action)).toEqual(["lost", "sent"]);
});

test("a message that is being sent for minutes stays with its process: no other one takes it meanwhile", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  await enqueueMessage(db, { ...confirmation, recipient: "+923000000001", orderId: 1 });
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const sending = deliver(() => answered);
  await expect.poll(() => db.outbox.count({ where: { claimedAt: { not: null } } })).toBe(1);
  for (let renewals = 1; renewals <= 6; renewals++) {
    after((renewals * renewEvery) / minute);
    vi.advanceTimersByTime(renewEvery);
    const until = new Date(start.getTime() + renewals * renewEvery + minute);
    await expect.poll(() => db.outbox.count({ where: { notBefore: { gte: until } } })).toBe(1);
  }
  vi.useRealTimers();
  expect(await deliver(async () => undefined)).toBe(0);
  answer();
  expect(await sending).toBe(1);
  expect((await rows())[0]).toMatchObject({ status: "sent", tries: 1, perhapsTwice: false });
});

test("a push service that takes and never answers gets each push twice at most, and its silence stops the pushes of no other", async () => {
  const calls: string[] = [];
  const answer = async ({ recipient }: OutboxMessage) => {
    calls.push(recipient);
    if (recipient !== "9") throw new NoAnswer("the push service did not answer: TimeoutError");
  };
  const push = { channel: "push", kind: "notification", payload: { notification: 1 } } as const;
  for (const recipient of ["1", "2", "3", "4", "9"]) await enqueueMessage(db, { ...push, recipient });
  for (const minutes of [0, 6, 12, 60, 400]) {
    after(minutes);
    await deliverDueMessages({ "push/notification": answer });
  }
  expect(calls.sort()).toEqual(["1", "1", "2", "2", "3", "3", "4", "4", "9"]);
  expect((await rows()).map(({ status, perhapsTwice }) => [status, perhapsTwice])).toEqual([
    ...Array(4).fill(["dead", true]),
    ["sent", false],
  ]);
});

test("a service that asks for a second of silence each time uses up the tries of a message no sooner than one that fails", async () => {
  await enqueueMessage(db, { ...confirmation, recipient: "+923000000001", orderId: 1 });
  for (let minutes = 0; minutes < 30; minutes += 0.5) {
    after(minutes);
    const until = new Date(start.getTime() + minutes * minute + 1000);
    await deliver(() => Promise.reject(new RetryAfter("429 slow down", until)));
  }
  const [row] = await rows();
  expect(row).toMatchObject({ status: "waiting" });
  expect(row?.tries).toBeLessThanOrEqual(4);
});

test("messages that nobody needs any more, or that wait for the morning, cost a lane that is down no minute and the day no number", async () => {
  const down: Answer = () => Promise.reject(new LaneDown("please scan barcode"));
  for (let nth = 1; nth <= 31; nth++) await enqueueMessage(db, { ...confirmation, recipient: `+9230000000${nth}`, orderId: nth });
  await deliver(down);
  after(4 * 24 * 60);
  const morning = new Date(start.getTime() + (4 * 24 + 9) * 60 * minute);
  const back: Answer = async ({ orderId }) => {
    if ((orderId ?? 0) <= 20) throw new NotNeeded("the order was handled");
    if ((orderId ?? 0) <= 30) throw new LimitReached("the customer is asleep", morning, "night");
  };
  expect(await deliver(back)).toBe(1);
  expect(await lane()).toMatchObject({ downSince: null, sentToday: 1 });
  expect((await rows()).filter(({ ownFault }) => ownFault)).toMatchObject([{ orderId: 1 }]); // the only one that met it
});

test("a message that is held until the morning keeps its place before later ones about its order, and nobody asks for it meanwhile", async () => {
  const sent: string[] = [];
  const morning = new Date(start.getTime() + 300 * minute);
  const answer: Answer = async ({ kind }) => {
    if (kind === "order_confirmation" && sent.length === 0) throw new LimitReached("the customer is asleep", morning, "night");
    sent.push(kind);
  };
  await enqueueMessage(db, { ...confirmation, recipient: notice.recipient, orderId: 1 });
  await deliver(answer);
  await enqueueMessage(db, { ...notice, orderId: 1 });
  after(1);
  expect(await deliver(answer)).toBe(0);
  sent.push("morning");
  after(301);
  await deliver(answer);
  expect(sent).toEqual(["morning", "order_confirmation", "new_order_admin"]);
});
