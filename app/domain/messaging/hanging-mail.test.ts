import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { now, setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { enqueueMessage } from "#app/platform/outbox.server.ts";
import { setNoon } from "#tests/fixtures/at-noon.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { soon } from "#tests/fixtures/soon.ts";
import { deliverOutbox } from "./deliver-outbox.server.ts";

const cleanups: (() => unknown)[] = [];
const pass = (seconds: number) => setClock(new Date(now().getTime() + seconds * 1000));

beforeEach(async () => {
  setNoon();
  env.DEMO = false;
  await db.outbox.deleteMany();
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
  Object.assign(env, { DEMO: true, OUTBOUND_ALLOW: [] });
  setClock(null);
  await db.outboxLane.deleteMany();
  await db.emailProvider.deleteMany();
});

/** A mail server that never answers the final dot of an email to an address that `hangs`, and takes all others. */
async function startServer(hangs: (address: string) => boolean) {
  const [taken, hanging]: [string[], string[]] = [[], []];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => undefined));
    let [to, email]: [string, string | null] = ["", null];
    socket.write("220 here\r\n");
    socket.on("data", (bytes) => {
      const text = bytes.toString();
      to = /RCPT TO:<(.+)>/.exec(text)?.[1] ?? to;
      if (email !== null) email += text;
      if (email !== null && !email.endsWith("\r\n.\r\n")) return undefined;
      if (email !== null) {
        email = null;
        (hangs(to) ? hanging : taken).push(to);
        return hangs(to) ? undefined : socket.write("250 taken\r\n");
      }
      if (text.startsWith("DATA")) email = "";
      return socket.write(email === "" ? "354 go on\r\n" : "250 ok\r\n");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  cleanups.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  env.OUTBOUND_ALLOW.push(`127.0.0.1:${port}`);
  await db.emailProvider.create({ data: { name: String(port), kind: "smtp", smtpHost: "127.0.0.1", smtpPort: port } });
  return { taken, hanging };
}

async function enqueue(...recipients: string[]) {
  const { id: orderId } = await makeOrder({ createdAt: now() });
  for (const recipient of recipients)
    await enqueueMessage(db, { channel: "email", kind: "order_confirmation", payload: {}, recipient, orderId });
}

const named = (count: number, name: string) => Array.from({ length: count }, (_, nth) => `${nth}@${name}.test`);

/** Delivers until the test is over. */
function deliver(): void {
  const stopping = new AbortController();
  const delivering = deliverOutbox(stopping.signal);
  cleanups.push(() => stopping.abort());
  cleanups.push(() => delivering);
}

test("as many emails as a lane sends at once hang at one recipient's server: those to others leave meanwhile", async () => {
  const { taken, hanging } = await startServer((to) => to.endsWith("slow.test"));
  await enqueue(...named(5, "slow"), ...named(8, "made"), "more@slow.test");
  deliver();
  await soon(() => expect(hanging).toHaveLength(5));
  expect(taken).toEqual([]);
  pass(25);
  await soon(() => expect(taken).toEqual(named(8, "made")));
  expect(new Set(hanging).size).toBe(hanging.length);
});

test("a server that lets every email hang is given fifteen, no more, and each once", async () => {
  const { hanging } = await startServer(() => true);
  await enqueue(...named(40, "slow"));
  deliver();
  for (let rounds = 0; rounds < 30; rounds++) {
    const before = hanging.length;
    pass(25);
    await db.outbox.updateMany({ where: { claimedAt: { not: null } }, data: { notBefore: new Date(now().getTime() + 60_000) } }); // as its timer does every 20 s
    await soon(() => hanging.length > before || before >= 15 || Promise.reject(new Error("nothing new hangs")));
  }
  expect(new Set(hanging).size).toBe(15);
  expect(hanging).toHaveLength(15);
});

test("of two configurations the one that lets emails hang is asked after the other", async () => {
  const slow = await startServer(() => true);
  await enqueue("first@made.test");
  deliver();
  await soon(() => expect(slow.hanging).toHaveLength(1));
  const well = await startServer(() => false);
  pass(25);
  await enqueue(...named(6, "made"));
  await soon(() => expect(well.taken.sort()).toEqual(named(6, "made")));
  expect(slow.hanging).toHaveLength(1);
});
