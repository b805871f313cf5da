import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { requestReset } from "#app/domain/accounts/request-reset.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { enqueueMessage, enqueueMessageSql } from "#app/platform/outbox.server.ts";
import { startMailServer } from "#tests/fixtures/mail-server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { setWhatsapp } from "#tests/fixtures/whatsapp-gateway.ts";
import { startTicks } from "#tests/fixtures/work-of.ts";
import { deliverOutbox } from "./deliver-outbox.server.ts";

/** A gateway that takes every request and never answers. */
let asked = 0;
const mute = createServer(() => {
  asked += 1;
});
let address = "";
let mail: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  mail = await startMailServer();
  mute.listen(0, "127.0.0.1");
  await once(mute, "listening");
  address = `http://127.0.0.1:${(mute.address() as AddressInfo).port}`;
});
afterAll(async () => {
  mute.close();
  mute.closeAllConnections();
  await mail.stop();
});
afterEach(async () => {
  await db.outbox.deleteMany();
  await db.outboxLane.deleteMany();
});

test("with 1,000 messages waiting for a gateway that never answers an e-mail for a new password leaves within five seconds", async () => {
  const push = { channel: "push", kind: "notification", payload: { notification: 1 } } as const;
  await db.$executeRaw(enqueueMessageSql(...Array.from({ length: 1000 }, (_, nth) => ({ ...push, recipient: String(nth) }))));
  const stopping = new AbortController();
  const hangs = async () => void (await fetch(address, { method: "POST", signal: stopping.signal }));
  const delivering = deliverOutbox(stopping.signal, { "push/notification": hangs });
  await expect.poll(() => asked).toBeGreaterThan(0);
  const user = await makeUser();
  await requestReset(user.email);
  const since = startTicks();
  await expect.poll(() => mail.emails.length, { interval: 20 }).toBe(1);
  expect(since()).toBeLessThan(5);
  stopping.abort();
  await delivering;
});

test("with 1,000 WhatsApp messages waiting for a gateway that accepts and never answers a reset e-mail and a push leave within five seconds", async () => {
  env.OUTBOUND_ALLOW.push(new URL(address).host);
  await setWhatsapp({ api_config: { base_url: address, cred_id: "shop-1" } });
  const { id: orderId } = await makeOrder();
  const message = { channel: "whatsapp", kind: "order_confirmation", payload: {}, orderId } as const;
  const recipients = Array.from({ length: 1000 }, (_, nth) => `+92301${2_000_000 + nth}`);
  await db.$executeRaw(enqueueMessageSql(...recipients.map((recipient) => ({ ...message, recipient }))));
  asked = 0;
  mail.emails.length = 0;
  const stopping = new AbortController();
  let pushed = 0;
  const push = async () => {
    pushed++;
  };
  const delivering = deliverOutbox(stopping.signal, { "push/notification": push });
  await expect.poll(() => asked).toBeGreaterThan(0);
  const since = startTicks();
  await enqueueMessage(db, { channel: "push", recipient: "1", kind: "notification", payload: { notification: 1 } });
  await requestReset((await makeUser()).email);
  await expect.poll(() => Math.min(pushed, mail.emails.length), { interval: 20 }).toBe(1);
  expect(since()).toBeLessThan(5);
  expect(await db.outbox.count({ where: { channel: "whatsapp", status: "sent" } })).toBe(0);
  stopping.abort();
  mute.closeAllConnections();
  await delivering;
  env.OUTBOUND_ALLOW.length = 0;
});

test("with 1,000 e-mails waiting for a mail server that never answers a push leaves within five seconds", async () => {
  const email = { channel: "email", kind: "suggestion", payload: { id: 1 } } as const;
  await db.$executeRaw(
    enqueueMessageSql(...Array.from({ length: 1000 }, (_, nth) => ({ ...email, recipient: `${nth}@made.test` }))),
  );
  asked = 0;
  const stopping = new AbortController();
  const hangs = async () => void (await fetch(address, { method: "POST", signal: stopping.signal }));
  let pushed = 0;
  const delivering = deliverOutbox(stopping.signal, {
    "email/suggestion": hangs,
    "push/notification": async () => {
      pushed++;
    },
  });
  await expect.poll(() => asked).toBeGreaterThan(0);
  const since = startTicks();
  await enqueueMessage(db, { channel: "push", recipient: "1", kind: "notification", payload: { notification: 1 } });
  await expect.poll(() => pushed, { interval: 20 }).toBeGreaterThan(0);
  expect(since()).toBeLessThan(5);
  stopping.abort();
  await delivering;
});
