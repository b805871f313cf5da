import { afterEach, beforeEach, expect, test } from "vitest";
import { db } from "./db.server.ts";
import { env } from "./env.server.ts";
import { vapidKeys } from "./web-push.server.ts";

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

/** Leaves what a process keeps in its memory, as another process or another start would find it. */
function resetProcess() {
  const { __taaza: kept } = globalThis as { __taaza?: Map<string, { keys?: unknown }> };
  const held = kept?.get("vapid-keys");
  if (held) held.keys = undefined;
}
