import { once } from "node:events";
import { createServer as createHttpServer, type ServerResponse } from "node:http";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { enqueueMessage } from "#app/platform/outbox.server.ts";
import { startMailServer } from "#tests/fixtures/mail-server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { setWhatsapp } from "#tests/fixtures/whatsapp-gateway.ts";
import { deliverOutbox } from "./deliver-outbox.server.ts";

const start = new Date("2026-11-20T08:00:00Z");
const cleanups: (() => unknown)[] = [];

beforeEach(async () => {
  setClock(start);
  env.DEMO = false;
  await db.outbox.deleteMany();
  await db.emailProvider.deleteMany();
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
  env.DEMO = true;
  env.OUTBOUND_ALLOW.length = 0;
  setClock(null);
  await db.outboxLane.deleteMany();
  await db.emailProvider.deleteMany();
});

/** Delivers at several times, minutes after the start. */
async function deliverAt(...minutes: number[]): Promise<void> {
  for (const count of minutes) {
    setClock(new Date(start.getTime() + (count + 0.1) * 60_000));
    await deliverOutbox();
  }
}

const later = [0, 2, 6, 12, 30, 90, 300, 700];
const row = () => db.outbox.findFirstOrThrow({ include: { entries: { orderBy: { id: "asc" } } } });

describe("a WhatsApp gateway", () => {
  const taken: string[] = [];
  let answering: (response: ServerResponse) => void;
  const server = createHttpServer((request, response) => {
    taken.push(String(request.headers["idempotency-key"]));
    request.resume().on("end", () => answering(response));
  });
  beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /** A gateway that takes every request and then does as it is told. */
  async function startGateway(answer: (response: ServerResponse) => void): Promise<string[]> {
    taken.length = 0;
    answering = answer;
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    env.OUTBOUND_ALLOW.push(host);
    await setWhatsapp({
      api_config: { base_url: `http://${host}`, cred_id: "shop-1" },
      pace: { min_seconds: 0, max_seconds: 0, daily_cap: 1000 },
    });
    return taken;
  }
  const enqueue = async () => {
    const { id: orderId } = await makeOrder({ createdAt: start });
    await enqueueMessage(db, {
      ...{ channel: "whatsapp", kind: "order_confirmation", payload: {}, orderId },
      recipient: "+923012345678",
    });
  };

  test.each<[string, (response: ServerResponse) => void]>([
    ["takes a message and hangs up", (response) => response.destroy()],
    [
      "cuts its answer",
      (response) => void response.writeHead(200, { "Content-Length": 50 }).write('{"st', () => response.destroy()),
    ],
    ["answers without end", (response) => void response.writeHead(200).end("x".repeat(2_000_000))],
    ["says in words of its own that it took it", (response) => void response.writeHead(200).end('{"queued":true}')],
    ["answers nothing", (response) => void response.writeHead(200).end()],
  ])("that %s takes it twice at most, by the same key; the second is marked, then a person decides", async (_, answer) => {
    const taken = await startGateway(answer);
    await enqueue();
    await deliverAt(...later);
    const message = await row();
    expect(taken).toEqual(Array(2).fill(`outbox-${message.id}`));
    expect(message).toMatchObject({ status: "dead", perhapsTwice: true, lastError: expect.stringContaining("perhaps sent") });
    expect(message.entries.map(({ action }) => action)).toEqual(["unanswered", "unanswered"]);
  });

  test("that cuts three answers in a row is down: it is asked once a minute by another message each time", async () => {
    const taken = await startGateway((response) => response.destroy());
    for (let nth = 0; nth < 6; nth++) await enqueue();
    await deliverAt(0);
    expect(new Set(taken).size).toBe(3);
    expect(await db.outboxLane.findFirst({ where: { name: "whatsapp" } })).toMatchObject({ downSince: expect.any(Date) });
    await deliverAt(1.1, 1.2, 2.2);
    expect(new Set(taken).size).toBe(5);
  });

  test("that refuses is told apart from one that does not answer, in the message centre and in the log", async () => {
    await startGateway((response) => void response.writeHead(500).end('"failed send message"'));
    await enqueue();
    await deliverAt(0);
    expect((await row()).entries).toMatchObject([{ action: "later", answer: '500 "failed send message"' }]);
    await db.outbox.deleteMany();
    await startGateway((response) => response.destroy());
    await enqueue();
    await deliverAt(1);
    expect((await row()).entries).toMatchObject([
      { action: "unanswered", answer: expect.stringContaining("the gateway did not answer") },
    ]);
    const log = await db.whatsappMessage.findMany({ orderBy: { id: "asc" } });
    expect(log.slice(-2).map(({ errorMessage }) => errorMessage)).toEqual([
      '500 "failed send message"',
      expect.stringContaining("did not answer"),
    ]);
  });

  test("that is asked too much names its time in seconds or as a date, and is left alone until then", async () => {
    const date = new Date(start.getTime() + 600_000).toUTCString();
    const taken = await startGateway((response) => void response.writeHead(429, { "Retry-After": date }).end());
    for (let nth = 0; nth < 20; nth++) await enqueue();
    await deliverAt(0, 1, 5, 9.7);
    expect(taken).toHaveLength(1);
  });
});

describe("a mail server", () => {
  /** A server of a few lines that speaks as far as it is told. */
  async function startServer(speak: (socket: Socket) => void) {
    const server = createServer((socket) => speak(socket.on("error", () => undefined)));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    cleanups.push(() => server.close());
    const { port } = server.address() as AddressInfo;
    env.OUTBOUND_ALLOW.push(`127.0.0.1:${port}`);
    return { kind: "smtp", smtpHost: "127.0.0.1", smtpPort: port };
  }
  const enqueue = async (count = 1) => {
    const { id: orderId } = await makeOrder({ createdAt: start });
    for (let nth = 0; nth < count; nth++)
      await enqueueMessage(db, {
        ...{ channel: "email", kind: "order_confirmation", payload: {}, orderId },
        recipient: `${nth}@made.test`,
      });
  };

  test("that dies before it answers an email takes it twice at most; the second is marked, then a person decides", async () => {
    let taken = 0;
    const dying = await startServer((socket) => {
      let email: string | null = null;
      socket.write("220 here\r\n");
      socket.on("data", (bytes) => {
        if (email !== null) email += bytes.toString();
        if (email?.endsWith("\r\n.\r\n")) {
          taken += 1;
          return socket.destroy();
        }
        if (email !== null) return undefined;
        const isData = bytes.toString().startsWith("DATA");
        if (isData) email = "";
        return socket.write(isData ? "354 go on\r\n" : "250 ok\r\n");
      });
    });
    await db.emailProvider.create({ data: { name: "dying", ...dying } });
    await enqueue();
    await deliverAt(...later);
    expect(taken).toBe(2);
    const message = await row();
    expect(message).toMatchObject({ status: "dead", perhapsTwice: true });
    expect(message.entries.map(({ action }) => action)).toEqual(["unanswered", "unanswered"]);
  });

  test.each<[string, (socket: Socket) => void]>([
    ["answers 421 in place of a greeting", (socket) => void socket.end("421 too busy\r\n")],
    ["hangs up without a greeting", (socket) => void socket.end()],
  ])("that %s rests at once, the next takes all emails, and nothing of its number is used", async (_, speak) => {
    const mail = await startMailServer();
    cleanups.push(mail.stop);
    const { hostname, port } = new URL(env.SMTP_URL ?? "");
    env.SMTP_URL = undefined;
    env.OUTBOUND_ALLOW.push(`${hostname}:${port}`);
    await db.emailProvider.create({ data: { name: "silent", ...(await startServer(speak)) } });
    await db.emailProvider.create({ data: { name: "well", kind: "smtp", smtpHost: hostname, smtpPort: Number(port) } });
    await enqueue(10);
    await deliverAt(0);
    expect(mail.emails).toHaveLength(10);
    const counts = await db.emailProvider.findMany({ orderBy: { id: "asc" } });
    expect(counts.map(({ emailsSentToday }) => emailsSentToday)).toEqual([0, 10]);
  });
});
