import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { requestReset } from "#app/domain/accounts/request-reset.server.ts";
import { addDays, karachiDate, startOfKarachiDay } from "#app/lib/dates.ts";
import { now, setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { enqueueMessageSql, LaneDown, LimitReached, RetryAfter, Undeliverable } from "#app/platform/outbox.server.ts";
import { findMessageAlarm } from "#app/platform/outbox-alarm.server.ts";
import { killWorker, startMessageWorkers } from "#tests/faults/start-message-worker.ts";
import { gapsBetween, startEmailJs } from "#tests/fixtures/email-js.ts";
import { startMailServer } from "#tests/fixtures/mail-server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { deliverOutbox } from "./deliver-outbox.server.ts";
import { sendThroughProviders } from "./internal/send-through-providers.server.ts";
import { takeQuota } from "./internal/take-quota.server.ts";

let service: Awaited<ReturnType<typeof startEmailJs>>;
beforeAll(async () => {
  service = await startEmailJs();
});
afterAll(() => service.stop());
beforeEach(async () => {
  env.DEMO = false;
  await db.emailProvider.deleteMany();
  await db.outbox.deleteMany();
});
afterEach(() => {
  env.DEMO = true;
  setClock(null);
  service.says(null);
  service.calls.length = 0;
});

const account = (name: string, more: object = {}) => ({
  ...{ name, kind: "emailjs", serviceId: name, templateId: "t", publicKey: "pk", apiUrl: service.url, ...more },
});
const mail = {
  ...{ id: "outbox-1", from: { name: "Taaza Mandi", address: "salam@taaza.example" }, to: ["ayesha@made.test"] },
  ...{ subject: "Salam", text: "Salam", html: "<p>Salam</p>" },
};
async function send(isReserved = false) {
  const carried = await sendThroughProviders(mail, { isReserved });
  await carried.alsoNote?.();
  return carried;
}
const problemOf = () => send().catch((problem: unknown) => problem);
const counts = async () =>
  (await db.emailProvider.findMany({ orderBy: { name: "asc" } })).map(({ emailsSentToday }) => emailsSentToday);

describe("rotation", () => {
  test("B4.06 e-mails take turns among the active configurations", async () => {
    for (const name of ["a", "b", "c"]) await db.emailProvider.create({ data: account(name) });
    await db.emailProvider.create({ data: account("off", { isActive: false }) });
    for (let email = 0; email < 6; email++) await send();
    expect(service.calls.map((call) => call.service_id)).toEqual(["a", "b", "c", "a", "b", "c"]);
    expect(await counts()).toEqual([2, 2, 2, 0]);
  });

  test("one account is called once a second", async () => {
    await db.emailProvider.create({ data: account("a") });
    await Promise.all([send(), send(), send()]);
    expect(service.calls).toHaveLength(3);
    for (const gap of gapsBetween(service.calls)) expect(gap).toBeGreaterThan(900);
  });

  test("a call that leaves late puts the next one off: an account is given its second after a standstill too", async () => {
    await db.emailProvider.create({ data: account("a") });
    const standstill = setTimeout(() => {
      for (const until = Date.now() + 700; Date.now() < until; );
    }, 950); // over the moment at which the second e-mail may leave
    await Promise.all([send(), send(), send()]);
    clearTimeout(standstill);
    expect(service.calls).toHaveLength(3);
    for (const gap of gapsBetween(service.calls)) expect(gap).toBeGreaterThan(900);
  });

  test("two processes share the turns of an account", async () => {
    await db.emailProvider.create({ data: account("a") });
    const { id: orderId } = await makeOrder({});
    const email = { channel: "email", kind: "order_confirmation", payload: {}, orderId } as const;
    const emails = Array.from({ length: 8 }, (_, nth) => ({ ...email, recipient: `customer-${nth}@made.test` }));
    const workers = await startMessageWorkers(2);
    await db.$executeRaw(enqueueMessageSql(...emails));
    await expect.poll(() => service.calls.length, { timeout: 90_000 }).toBe(8);
    await Promise.all(workers.map(killWorker));
    for (const gap of gapsBetween(service.calls)) expect(gap).toBeGreaterThan(900);
    expect(new Set(service.calls.map((call) => call.template_params?.["to_email"])).size).toBe(8);
  });

  test("a reset overtakes the thirty e-mails that wait for the turn of the only account, in two senders: three at most leave before it", async () => {
    await db.emailProvider.create({ data: account("a") });
    const { id: orderId } = await makeOrder({});
    const queued = { channel: "email", kind: "order_confirmation", payload: {}, orderId } as const;
    const emails = Array.from({ length: 30 }, (_, nth) => ({ ...queued, recipient: `customer-${nth}@made.test` }));
    await db.$executeRaw(enqueueMessageSql(...emails));
    const stopping = new AbortController();
    const senders = [deliverOutbox(stopping.signal), deliverOutbox(stopping.signal)];
    await expect.poll(() => service.calls.length, { timeout: 40_000 }).toBe(2);
    const { email } = await makeUser();
    await requestReset(email);
    const before = service.calls.length;
    const reset = () => service.calls.find(({ template_params: sent }) => sent?.["to_email"] === email);
    await expect.poll(() => reset()?.at, { timeout: 40_000 }).toBeGreaterThan(0);
    stopping.abort();
    await Promise.all(senders);
    const place = service.calls.findIndex(({ template_params: sent }) => sent?.["to_email"] === email);
    expect(place - before).toBeLessThanOrEqual(3); // of a second each: it arrives within five
    for (const gap of gapsBetween(service.calls)) expect(gap).toBeGreaterThan(900);
  });

  test("an e-mail that finds no turn for a minute goes back into the outbox, long before its lease is over", async () => {
    await db.emailProvider.create({ data: account("a", { nextAt: new Date(now().getTime() + 600_000) }) });
    const waiting = problemOf();
    setTimeout(() => setClock(new Date(Date.now() + 61_000)), 200);
    expect(await waiting).toBeInstanceOf(LimitReached);
    expect([service.calls, await counts()]).toEqual([[], [0]]);
  });

  test("a process that ends in its turn keeps the account from the others for no longer than half a minute", async () => {
    await db.emailProvider.create({ data: account("a") });
    await takeQuota({ isReserved: false, except: [] });
    setClock(new Date(Date.now() + 30_000));
    expect((await send()).provider).toBe("a");
  });

  test("one that refuses the account rests, is given its count back, and the next takes the e-mail", async () => {
    const broken = await startEmailJs();
    broken.says({ status: 403, text: "API calls are disabled for non-browser applications" });
    await db.emailProvider.create({ data: account("a", { apiUrl: broken.url }) });
    await db.emailProvider.create({ data: account("b") });
    for (let email = 0; email < 3; email++) expect((await send()).provider).toBe("b");
    await broken.stop();
    expect(broken.calls).toHaveLength(1);
    expect(await counts()).toEqual([0, 3]);
    expect(await db.emailProvider.findFirst({ where: { name: "a" } })).toMatchObject({
      lastProblem: expect.stringContaining("403"),
    });
  });

  test("one that may have taken the e-mail is the last that is tried", async () => {
    await db.emailProvider.createMany({ data: [account("a"), account("b")] });
    service.says({ status: 500, text: "oops" });
    expect(await problemOf()).toBeInstanceOf(Error);
    expect(service.calls).toHaveLength(1);
  });
});

describe("what an EmailJS-style service says", () => {
  test.each<[number, string, typeof LaneDown | typeof Undeliverable | typeof RetryAfter | null]>([
    [400, "The Public Key is invalid", LaneDown],
    [400, "The service ID not found", LaneDown],
    [400, "The recipients address is empty", Undeliverable],
    [401, "no", LaneDown],
    [403, "The private key is required", LaneDown],
    [404, "gone", Undeliverable],
    [410, "gone", Undeliverable],
    [422, "The recipients address is corrupted", Undeliverable],
    [500, "oops", null],
    [503, "<html>busy</html>", null],
    [200, "<html>log in</html>", null],
    [200, "", null],
    [301, "elsewhere", null],
  ])("%i %s", async (status, text, kind) => {
    await db.emailProvider.create({ data: account("a") });
    service.says({ status, text });
    const problem = await problemOf();
    expect(problem).toBeInstanceOf(Error);
    for (const one of [LaneDown, Undeliverable, RetryAfter]) expect(problem instanceof one).toBe(one === kind);
  });

  test("429 with a time waits for that time, without one like a failure", async () => {
    await db.emailProvider.create({ data: account("a") });
    service.says({ status: 429, text: "slow down", headers: { "Retry-After": "120" } });
    const problem = await problemOf();
    expect(problem).toBeInstanceOf(RetryAfter);
    const seconds = ((problem as RetryAfter).at.getTime() - now().getTime()) / 1000;
    expect(Math.round(seconds / 10)).toBe(12);
    expect(await counts()).toEqual([0]);
  });

  test("nobody at its address is its own fault", async () => {
    env.OUTBOUND_ALLOW.push("127.0.0.1:1");
    await db.emailProvider.create({ data: account("a", { apiUrl: "http://127.0.0.1:1" }) });
    expect(await problemOf()).toBeInstanceOf(LaneDown);
    expect(await counts()).toEqual([0]);
  });
});

describe("daily limits", () => {
  test("of eight e-mails at once through a limit of five, five leave and three wait for midnight in Karachi", async () => {
    await db.emailProvider.create({ data: account("a", { kind: "smtp", smtpHost: "127.0.0.1", smtpPort: 1, dailyLimit: 5 }) });
    const server = await startMailServer();
    const { hostname, port } = new URL(env.SMTP_URL ?? "");
    env.SMTP_URL = undefined;
    env.OUTBOUND_ALLOW.push(`${hostname}:${port}`);
    await db.emailProvider.updateMany({ data: { smtpHost: hostname, smtpPort: Number(port) } });
    const results = await Promise.all(Array.from({ length: 8 }, () => problemOf()));
    expect(results.filter((result) => result instanceof RetryAfter)).toHaveLength(3);
    const midnight = startOfKarachiDay(addDays(karachiDate(now()), 1));
    for (const result of results) if (result instanceof RetryAfter) expect(result.at).toEqual(midnight);
    expect([server.emails.length, await counts()]).toEqual([5, [5]]);
    setClock(midnight);
    await send();
    expect([server.emails.length, await counts()]).toEqual([6, [1]]);
    await server.stop();
  });

  test("nothing is kept back where the limits together are below forty", async () => {
    await db.emailProvider.create({ data: account("a", { dailyLimit: 1 }) });
    expect((await send()).provider).toBe("a");
    expect(await problemOf()).toBeInstanceOf(RetryAfter);
  });

  test("e-mails that wait for midnight spend no try and are no failure of the channel: no desk raises an alarm, days in a row", async () => {
    const { id } = await db.emailProvider.create({ data: account("a", { dailyLimit: 1, emailsSentToday: 1 }) });
    const { id: orderId } = await makeOrder({});
    const email = { channel: "email", kind: "order_confirmation", payload: {}, orderId } as const;
    const to = (nth: number) => ({ ...email, recipient: `customer-${nth}@made.test` });
    await db.$executeRaw(enqueueMessageSql(...Array.from({ length: 5 }, (_, nth) => to(nth))));
    for (let day = 0; day < 10; day++) {
      const at = new Date(startOfKarachiDay(addDays("2026-11-20", day)).getTime() + 8 * 3_600_000);
      setClock(at);
      await db.emailProvider.update({ where: { id }, data: { countedOn: new Date(karachiDate(at)) } });
      await db.outbox.updateMany({ data: { notBefore: at } });
      expect(await deliverOutbox()).toBe(0);
      const rows = await db.outbox.findMany({ select: { status: true, tries: true, lastError: true, claimedAt: true } });
      const lastError = expect.stringContaining("daily limit");
      expect(rows).toEqual(rows.map(() => ({ status: "waiting", tries: 0, lastError, claimedAt: null })));
      expect(await findMessageAlarm()).toBeNull();
    }
    await db.emailProvider.update({ where: { id }, data: { dailyLimit: 50 } });
    setClock(new Date(startOfKarachiDay("2026-12-01").getTime() + 8 * 3_600_000)); // nobody is woken at midnight
    expect(await deliverOutbox()).toBe(5);
  });
});
