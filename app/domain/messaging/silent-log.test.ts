import { createECDH, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { notify } from "#app/domain/accounts/notify.server.ts";
import { requestReset } from "#app/domain/accounts/request-reset.server.ts";
import { pushes } from "#app/domain/push/pushes.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { enqueueMessage } from "#app/platform/outbox.server.ts";
import { keepLogLines } from "#tests/fixtures/log-lines.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { subscribe } from "#tests/fixtures/subscribe.ts";
import { setWhatsapp } from "#tests/fixtures/whatsapp-gateway.ts";
import { deliverOutbox } from "./deliver-outbox.server.ts";

/** How the machine that stands for gateway, mail service and push service answers. A refusal repeats all that it was sent. */
type Mood = "takes" | "refuses" | "fails" | "breaks off" | "hangs";
let mood: Mood = "takes";
let asked: string[] = [];

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

const machine = createServer(async (request, response) => {
  const [path = "", body] = [request.url, await bodyOf(request)];
  asked.push(path.split(/[/?]/)[1] ?? "");
  if (mood === "hangs") return;
  if (mood === "breaks off") return void request.socket.destroy();
  const repeated = `${path} ${body} ${JSON.stringify(request.headers)}`;
  if (mood !== "takes") return void response.writeHead(mood === "refuses" ? 400 : 500).end(repeated);
  if (path.startsWith("/push/")) return void response.writeHead(201).end();
  response.end(path.startsWith("/api/") ? "OK" : JSON.stringify({ status: 100, message: "success" }));
});

/** What nobody reads in a log: of a person, of the shop's accounts, and of what was written. */
const known = {
  ...{ phone: "3451112233", email: "zubaida@made.test", name: "Zubaida", address: "Kothi 77", template: "Lafz of the gateway" },
  ...{
    session: "session-4711",
    privateKey: "private-4711",
    publicKey: "public-4711",
    title: "Lafz of the push",
    tail: "Lafz below",
  },
  endpoint: "browser-4711",
};
const secrets: string[] = Object.values(known);

let lines: string[] = [];

beforeAll(async () => {
  machine.listen(0, "127.0.0.1");
  await once(machine, "listening");
});
afterAll(() => {
  machine.close();
  machine.closeAllConnections();
});

beforeEach(async () => {
  const host = `127.0.0.1:${(machine.address() as AddressInfo).port}`;
  env.OUTBOUND_ALLOW.push(host);
  env.DEMO = false;
  lines = keepLogLines();
  asked = [];
  await db.emailProvider.deleteMany();
  const account = { name: "mail", serviceId: "service", templateId: "template", apiUrl: `http://${host}` };
  const { id: providerId } = await db.emailProvider.create({ data: { ...account, publicKey: known.publicKey } });
  await db.emailSecret.create({ data: { providerId, secret: known.privateKey } });
  await setWhatsapp({
    api_config: { base_url: `http://${host}`, cred_id: known.session },
    message_templates: { order_confirmation: `${known.template} {customer_name} {delivery_address}` },
    pace: { min_seconds: 0, max_seconds: 0, daily_cap: 100_000 },
  });
  await enqueueAll(host);
});
afterEach(async () => {
  vi.restoreAllMocks();
  log.level = env.LOG_LEVEL;
  env.DEMO = true;
  env.OUTBOUND_ALLOW.length = 0;
  await db.emailSecret.deleteMany();
  await db.emailProvider.deleteMany();
  await db.whatsappSetting.deleteMany();
  await db.outbox.deleteMany();
  await db.outboxLane.deleteMany();
  await db.user.deleteMany({ where: { email: known.email } });
});

/** Enqueues a message over WhatsApp, an e-mail with an order, one with a secret link, and a push. */
async function enqueueAll(host: string) {
  const { phone, email, name, address, endpoint, title, tail } = known;
  const user = await makeUser({ name, email, phone: `+92${phone}` });
  const keys = createECDH("prime256v1").generateKeys("base64url", "uncompressed");
  const auth = randomBytes(16).toString("base64url");
  secrets.push(keys, auth);
  const browser = () => ({ endpoint: `http://${host}/push/${endpoint}`, p256dh: keys, auth });
  await subscribe({ browser }, user);
  const contact = { customerName: name, customerPhone: `+92${phone}`, customerEmail: email, deliveryAddress: address };
  const { id: orderId } = await makeOrder({ userId: user.id, ...contact });
  const confirmation = { kind: "order_confirmation", payload: {}, orderId } as const;
  await enqueueMessage(db, { channel: "whatsapp", recipient: `+92${phone}`, ...confirmation });
  await enqueueMessage(db, { channel: "email", recipient: email, ...confirmation });
  await requestReset(email);
  await notify(db, { userId: user.id, type: "message", compose: () => ({ title, content: tail }) });
}

test.each<[Mood, string | null]>([
  ["takes", null],
  ["refuses", "message not sent"],
  ["fails", "message not sent"],
  ["breaks off", "no answer to a message: perhaps sent"],
  ["hangs", "no answer to a message: perhaps sent"],
])("a machine that %s leaves no number, address, key or word of a message in the log, whatever its level", async (how, said) => {
  mood = how;
  const sent = await deliverOutbox(undefined, pushes);
  expect(new Set(asked)).toEqual(new Set(["api", "send-text-message", "push"]));
  expect(sent).toBe(how === "takes" ? 4 : 0);
  log.trace("the last line");
  expect(lines.some((line) => /message not sent|perhaps sent/.test(line))).toBe(said !== null);
  if (said) expect(lines.some((line) => line.includes(said))).toBe(true);
  expect(lines.at(-1)).toContain("the last line");
  const written = lines.join("\n");
  for (const secret of secrets) expect(written).not.toContain(secret);
});
