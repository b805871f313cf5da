import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { requestReset } from "#app/domain/accounts/request-reset.server.ts";
import { addDays, karachiDate, startOfKarachiDay } from "#app/lib/dates.ts";
import { now, setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { killWorker, startMessageWorkers } from "#tests/faults/start-message-worker.ts";
import { startMailServer } from "#tests/fixtures/mail-server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";

const start = new Date("2026-11-20T08:00:00Z");
const midnight = startOfKarachiDay(addDays(karachiDate(start), 1));

let mail: Awaited<ReturnType<typeof startMailServer>>;
let workers: Awaited<ReturnType<typeof startMessageWorkers>> = [];
beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(() => mail.stop());
afterEach(async () => {
  await Promise.all(workers.map(killWorker));
  setClock(null);
});

/** Ends the two processes that send, if there are any, and starts two whose clocks run on from a time. */
async function sendFrom(at: Date): Promise<void> {
  await Promise.all(workers.map(killWorker));
  setClock(at);
  workers = await startMessageWorkers(2, at);
}

const counts = async () =>
  (await db.emailProvider.findMany({ orderBy: { name: "asc" } })).map(({ emailsSentToday }) => emailsSentToday);
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
/**
 * The e-mails at the mail server, those counted today and those noted as sent: one on its way is counted already, and of one that was
 * not noted a process that is killed leaves a second try.
 */
const arrivedCountedNoted = async () => [
  mail.emails.length,
  sum(await counts()),
  await db.outbox.count({ where: { status: "sent" } }),
];
const waitingForMidnight = () => db.outbox.count({ where: { status: "waiting", notBefore: { gte: midnight } } });
const soon = { timeout: 90_000, interval: 100 };

test("of 300 e-mails to 300 customers four configurations of 50 send 190 through two processes, never 51 each; 110 wait for midnight, and ten resets pass", async () => {
  const { hostname, port } = new URL(env.SMTP_URL ?? "");
  env.OUTBOUND_ALLOW.push(`${hostname}:${port}`);
  const smtp = { kind: "smtp", smtpHost: hostname, smtpPort: Number(port), dailyLimit: 50 };
  await db.emailProvider.deleteMany();
  await db.emailProvider.createMany({ data: ["a", "b", "c", "d"].map((name) => ({ name, ...smtp })) });
  setClock(start);
  const { id: orderId } = await makeOrder({});
  const email = {
    channel: "email",
    kind: "order_confirmation",
    payload: {},
    orderId,
    createdAt: start,
    notBefore: start,
  } as const;
  const emails = Array.from({ length: 300 }, (_, nth) => ({ ...email, recipient: `customer-${nth}@quota.test` }));
  await db.outbox.createMany({ data: emails });

  await sendFrom(start);
  await expect.poll(waitingForMidnight, soon).toBe(110);
  await expect.poll(arrivedCountedNoted, soon).toEqual([190, 190, 190]);
  expect(Math.max(...(await counts()))).toBeLessThanOrEqual(50);

  for (let nth = 0; nth < 11; nth++) await requestReset((await makeUser()).email);
  await expect.poll(waitingForMidnight, soon).toBe(111);
  await expect.poll(arrivedCountedNoted, soon).toEqual([200, 200, 200]);
  expect(await counts()).toEqual([50, 50, 50, 50]);
  expect(mail.emails.slice(190).every(({ source }) => source.includes("/reset-password?token="))).toBe(true);

  await sendFrom(new Date(midnight.getTime() + 7 * 3_600_000 + 1000)); // messages about orders wake nobody
  await expect.poll(() => db.outbox.count({ where: { status: "waiting" } }), soon).toBe(0);
  await expect.poll(arrivedCountedNoted, soon).toEqual([310, 110, 310]);
  expect(new Set(mail.emails.map(({ to }) => to[0])).size).toBe(310);
  expect(await db.outbox.count({ where: { status: "dead" } })).toBe(1); // the eleventh link, which ended before midnight
  expect(now().getTime()).toBeGreaterThan(midnight.getTime());
}, 240_000);
