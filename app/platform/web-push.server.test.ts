import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startPushService } from "#tests/fixtures/push-service.ts";
import { db } from "./db.server.ts";
import { env } from "./env.server.ts";
import { sendWebPush, vapidKeys } from "./web-push.server.ts";

beforeEach(resetProcess);
afterEach(() => {
  env.VAPID_PUBLIC_KEY = env.VAPID_PRIVATE_KEY = undefined;
});

test("A7.12 a pair of keys is made at the first use and kept for every process and every start", async () => {
  const [first, second] = await Promise.all([vapidKeys(), vapidKeys()]);
  expect(Buffer.from(first.publicKey, "base64url")).toHaveLength(65);
  expect(second).toEqual(first);
  expect((await db.setting.findUnique({ where: { key: "vapid_keys" } }))?.value).toEqual(first);
  resetProcess();
  expect(await vapidKeys()).toEqual(first);
});

test("keys from the environment come first, both or neither", async () => {
  env.VAPID_PUBLIC_KEY = "public";
  await expect(vapidKeys()).rejects.toThrow("belong together");
  env.VAPID_PRIVATE_KEY = "private";
  expect(await vapidKeys()).toEqual({ publicKey: "public", privateKey: "private" });
});

test("a service that takes a push and hangs up has perhaps sent it; one that nobody reaches has not", async () => {
  const server = createServer((request) => request.socket.destroy()).listen(0, "127.0.0.1");
  await once(server, "listening");
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  env.OUTBOUND_ALLOW.push(host);
  const { p256dh, auth } = await startPushService().then(async (service) => {
    const browser = service.browser();
    await service.stop();
    return browser;
  });
  const send = () =>
    sendWebPush(
      { endpoint: `http://${host}/1`, p256dh, auth },
      { payload: "{}", seconds: 60, urgency: "normal" },
      "mailto:a@made.test",
    );
  await expect(send()).rejects.toMatchObject({ code: "NO_ANSWER" });
  await new Promise((closed) => server.close(closed));
  await expect(send()).rejects.not.toMatchObject({ code: "NO_ANSWER" });
  env.OUTBOUND_ALLOW.length = 0;
});

/** Leaves what a process keeps in its memory, as another process or another start would find it. */
function resetProcess() {
  const { __taaza: kept } = globalThis as { __taaza?: Map<string, { keys?: unknown }> };
  const held = kept?.get("vapid-keys");
  if (held) held.keys = undefined;
}
