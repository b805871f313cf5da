import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DemoFaults } from "#app/contract/demo-inbox.ts";
import { sendWhatsapp } from "#app/domain/messaging/send-whatsapp.server.ts";
import { readDemoInbox, setDemoFaults } from "#app/platform/demo/read-inbox.server.ts";
import { startDemoInbox } from "#app/platform/demo/start-inbox.server.ts";
import { env } from "#app/platform/env.server.ts";
import { sendBySmtp } from "#app/platform/mail.server.ts";
import { Undeliverable } from "#app/platform/outbox.server.ts";
import { startTicks } from "#tests/fixtures/work-of.ts";

let inbox: Awaited<ReturnType<typeof startDemoInbox>>;
beforeAll(async () => {
  inbox = await startDemoInbox();
  Object.assign(env, { ...inbox.environment, OUTBOUND_ALLOW: inbox.environment.OUTBOUND_ALLOW.split(",") });
});
afterAll(async () => {
  Object.assign(env, {
    OUTBOUND_ALLOW: [],
    DEMO_INBOX_URL: undefined,
    DEMO_GATEWAY_URL: undefined,
    DEMO_SMTP_URL: undefined,
    DEMO_PUSH_URL: undefined,
  });
  await inbox.stop();
});

const works = { gateway: "well", mail: "well", notOnWhatsapp: [] } satisfies DemoFaults;
const texts = async () => (await readDemoInbox())?.messages.map(({ text }) => text.trim());

/** How a sending failed, and after how many seconds. */
async function failure(sending: Promise<unknown>): Promise<{ problem: unknown; seconds: number }> {
  const since = startTicks();
  const problem = await sending.then(() => null).catch((fault: unknown) => fault);
  return { problem, seconds: since() };
}

test("a gateway that accepts and never answers, and one that is slow: the message is tried again, or arrives in the end", async () => {
  const write = (id: bigint, text: string) => sendWhatsapp({ id, recipient: "+923012345678", orderId: null }, text);
  await setDemoFaults({ ...works, gateway: "hanging" });
  const { problem, seconds } = await failure(write(1n, "never answered"));
  expect(problem).toBeInstanceOf(Error);
  expect(problem).not.toBeInstanceOf(Undeliverable);
  expect(seconds).toBeLessThan(20);
  await setDemoFaults({ ...works, gateway: "slow" });
  const since = performance.now();
  await write(2n, "after three seconds");
  expect(performance.now() - since).toBeGreaterThan(2900);
  expect(await texts()).toEqual(["after three seconds"]);
});

test("a mail server that takes an e-mail and never says so is waited for, as RFC 5321 asks, far longer than other steps", async () => {
  await setDemoFaults({ ...works, mail: "hanging" });
  const from = { name: "Taaza Mandi", address: "salam@taaza.example" };
  const email = { id: "hanging", from, to: ["waiting@made.test"], subject: "Salam", text: "Salam", html: "<p>Salam</p>" };
  const sending = sendBySmtp({ url: inbox.environment.DEMO_SMTP_URL }, email).then(
    () => "sent",
    () => "failed",
  );
  expect(await Promise.race([sending, sleep(25_000, "waits", { ref: false })])).toBe("waits");
  expect(await texts()).not.toContain("Salam");
});
