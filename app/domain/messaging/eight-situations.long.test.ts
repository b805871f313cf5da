import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { karachiInstant, karachiTime } from "#app/lib/dates.ts";
import { now, setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { enqueueMessage } from "#app/platform/outbox.server.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { setWhatsapp } from "#tests/fixtures/whatsapp-gateway.ts";
import { deliverOutbox } from "./deliver-outbox.server.ts";

type Call = { phone_number: string; message: string; key: string; at: Date };

/** A gateway over real HTTP: `calls` is what came, `answering` how it is answered. */
const calls: Call[] = [];
let answering: (response: ServerResponse, call: Call) => unknown;
const succeed = (response: ServerResponse) => response.end('"success"');
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    const key = String(request.headers["idempotency-key"]);
    const call = { ...(JSON.parse(Buffer.concat(parts).toString()) as Call), key, at: now() };
    calls.push(call);
    answering(response, call);
  });
});

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  env.OUTBOUND_ALLOW.push(host);
  const pace = { min_seconds: 0, max_seconds: 0, daily_cap: 1000 };
  await setWhatsapp({ api_config: { base_url: `http://${host}`, cred_id: "shop-1" }, pace });
  calls.length = 0;
  answering = succeed;
  clock("12:00");
});
afterEach(async () => {
  env.OUTBOUND_ALLOW.length = 0;
  setClock(null);
  await db.outbox.deleteMany();
  await db.outboxLane.deleteMany();
});

const clock = (time: string, day = 20) => setClock(karachiInstant(`2026-11-${day}`, time));
const phone = (nth: number) => `+92301${2_000_000 + nth}`;
const [noticed, confirmed] = ["new_order_admin", "order_confirmation"] as const;

/** A message about an order of its own. */
async function enqueue(kind: typeof noticed | typeof confirmed, recipient: string, more: Parameters<typeof makeOrder>[0] = {}) {
  const { id: orderId } = await makeOrder({ createdAt: now(), ...more });
  await enqueueMessage(db, { channel: "whatsapp", kind, payload: {}, recipient, orderId });
  return orderId;
}

/** Delivers every so many minutes, from now on; the first time at once. */
async function deliverFor(minutes: number, every = 1): Promise<void> {
  const start = now().getTime();
  for (let passed = 0; passed <= minutes; passed += every) {
    setClock(new Date(start + passed * 60_000));
    await deliverOutbox();
  }
}

const rows = () => db.outbox.findMany({ orderBy: { id: "asc" } });
const sent = async () => (await rows()).filter(({ status }) => status === "sent").length;

test("one notice that the gateway fails each time: the shop's next ten notices leave at once, where the first left 700 minutes later", async () => {
  const bad = await enqueue(noticed, phone(0), { customerName: "Bad" });
  answering = (response, { message }) =>
    message.includes("Bad") ? response.writeHead(500).end('"failed send message"') : succeed(response);
  await deliverOutbox();
  for (let nth = 0; nth < 10; nth++) await enqueue(noticed, phone(0));
  await deliverOutbox();
  expect(await sent()).toBe(10);
  expect((await rows()).filter(({ status }) => status === "waiting").map(({ orderId }) => orderId)).toEqual([bad]);
});

test("a text that a firewall answers with 403: the five others leave within two minutes, where none had left after 66", async () => {
  await enqueue(noticed, phone(0), { customerName: "Bad" });
  answering = (response, { message }) =>
    message.includes("Bad") ? response.writeHead(403).end("<html>Forbidden</html>") : succeed(response);
  for (let nth = 1; nth <= 5; nth++) await enqueue(noticed, phone(nth));
  await deliverFor(2);
  expect(await sent()).toBe(5);
});

test("429 with ten minutes of Retry-After and twenty messages: one call in ten minutes, where there were twenty; then all leave", async () => {
  for (let nth = 0; nth < 20; nth++) await enqueue(confirmed, phone(nth));
  answering = (response) => response.writeHead(429, { "Retry-After": 600 }).end();
  await deliverFor(9);
  expect(calls).toHaveLength(1);
  answering = succeed;
  clock("12:11");
  await deliverOutbox();
  expect(await sent()).toBe(20);
});

test("a reminder of 20:50 and a gateway that is back at 02:00: it leaves at 09:00, where it left at 02:02", async () => {
  const { id: userId } = await makeUser({ offersAt: now() });
  await fillCart(userId, [{ product: await makeProduct(), quantity: 1 }]);
  const { id: cartId } = await db.cart.findFirstOrThrow({ where: { userId } });
  clock("20:50");
  const { id: reminder } = await db.cartReminder.create({ data: { cartId, userId, lastItemId: 1, createdAt: now() } });
  await enqueueMessage(db, { channel: "whatsapp", kind: "cart_reminder", payload: { reminder }, recipient: phone(0) });
  answering = (response) => response.writeHead(500).end('"failed send message"');
  await deliverFor(310, 10);
  expect(calls.filter(({ at }) => karachiTime(at) >= "21:00" || karachiTime(at) < "09:00")).toEqual([]);
  answering = succeed;
  calls.length = 0;
  clock("02:00", 21);
  await deliverFor(480, 10);
  expect(calls.map(({ at }) => karachiTime(at))).toEqual(["09:00"]);
});

test("a day's number of three and six confirmations at 20:00: the three that wait say why, and leave at 07:00, where they left at 00:01", async () => {
  await setWhatsapp({ pace: { min_seconds: 0, max_seconds: 0, daily_cap: 3 } });
  clock("20:00");
  for (let nth = 0; nth < 6; nth++) await enqueue(confirmed, phone(nth));
  await deliverFor(30, 10);
  expect((await rows()).map(({ heldBy }) => heldBy)).toEqual([null, null, null, ...Array(3).fill("daily-number")]);
  clock("23:50");
  await deliverFor(420, 10);
  expect(calls.slice(3).map(({ at }) => karachiTime(at))).toEqual([]);
  clock("07:00", 21);
  await deliverOutbox();
  expect(calls.slice(3).map(({ at }) => karachiTime(at))).toEqual(Array(3).fill("07:00"));
});

test("a gateway that takes a message and answers after twelve seconds takes it twice, the second marked, where it took it eight times", async () => {
  answering = (response) => void setTimeout(() => succeed(response), 12_000).unref();
  await enqueue(confirmed, phone(0));
  for (const time of ["12:00", "12:10", "12:30", "13:30", "18:00"]) {
    clock(time);
    await deliverOutbox();
  }
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
  expect(calls).toHaveLength(2);
  expect(await rows()).toMatchObject([
    { status: "dead", perhapsTwice: true, lastError: expect.stringContaining("perhaps sent") },
  ]);
});

test.each<[string, (response: ServerResponse) => unknown]>([
  ["cut", (response) => response.writeHead(200, { "Content-Length": 50 }).write('{"st', () => response.destroy())],
  ["of 2 MB", (response) => response.writeHead(200).end("x".repeat(2_000_000))],
])(
  "five answers that are %s: the lane is down after the third, where it stayed up and all five were called",
  async (_, answer) => {
    answering = answer;
    for (let nth = 0; nth < 5; nth++) await enqueue(confirmed, phone(nth));
    await deliverOutbox();
    expect(calls).toHaveLength(3);
    expect(await db.outboxLane.findFirst({ where: { name: "whatsapp" } })).toMatchObject({ downSince: expect.any(Date) });
  },
);

test("three days without the phone: nothing of an order that was delivered meanwhile leaves, where both did at 03:02", async () => {
  answering = (response) => response.writeHead(400).end('"please scan barcode"');
  for (const kind of [confirmed, noticed]) await enqueue(kind, phone(0));
  await deliverOutbox();
  await db.order.updateMany({ data: { status: "delivered" } });
  answering = succeed;
  calls.length = 0;
  clock("03:02", 23);
  await deliverFor(600, 60);
  expect(calls).toEqual([]);
  expect((await rows()).map(({ status, droppedAt }) => [status, droppedAt !== null])).toEqual(Array(2).fill(["dead", true]));
});
