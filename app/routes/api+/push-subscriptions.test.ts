import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { vapidKeys } from "#app/platform/web-push.server.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { startPushService } from "#tests/fixtures/push-service.ts";
import { post } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { action, loader } from "./push-subscriptions.ts";
import { action as remove } from "./push-subscriptions_.remove.ts";

let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());
afterEach(async () => {
  await db.$executeRaw`TRUNCATE limits`;
});

const caught = (answering: Promise<Response>) =>
  answering.catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  });
const save = (form: Record<string, string>, cookie?: string) => caught(action(post("/api/push-subscriptions", form, { cookie })));
const stop = (endpoint: string, cookie?: string) =>
  caught(remove(post("/api/push-subscriptions/remove", { endpoint }, { cookie })));
const rowsOf = (userId: number) => db.pushSubscription.findMany({ where: { userId }, orderBy: { id: "asc" } });

async function arrive() {
  const user = await makeUser();
  return { ...user, cookie: await signIn(user) };
}

test("A7.12 a browser is told the public key to subscribe with", async () => {
  const answer = await loader();
  expect(await answer.json()).toEqual({ publicKey: (await vapidKeys()).publicKey });
});

describe("a push subscription", () => {
  test("A4.02 A7.08 is stored for the signed-in person", async () => {
    await makeUser();
    const { id, cookie } = await arrive();
    const browser = service.browser();
    expect((await save(browser, cookie)).status).toBe(204);
    expect(await rowsOf(id)).toMatchObject([browser]);
  });

  test("is renewed, not doubled, and may stand in for another", async () => {
    const { id, cookie } = await arrive();
    const [first, second] = [service.browser(), service.browser()];
    await save(first, cookie);
    await save(first, cookie);
    expect(await rowsOf(id)).toHaveLength(1);
    await save({ ...second, replaces: first.endpoint }, cookie);
    expect(await rowsOf(id)).toMatchObject([second]);
  });

  test("follows whoever signed in last in that browser", async () => {
    const [ayesha, bilal, browser] = [await arrive(), await arrive(), service.browser()];
    await save(browser, ayesha.cookie);
    await save(browser, bilal.cookie);
    expect([await rowsOf(ayesha.id), await rowsOf(bilal.id)]).toMatchObject([[], [browser]]);
  });

  test("cannot stand in for somebody else's", async () => {
    const [ayesha, bilal, browser] = [await arrive(), await arrive(), service.browser()];
    await save(browser, ayesha.cookie);
    await save({ ...service.browser(), replaces: browser.endpoint }, bilal.cookie);
    expect(await rowsOf(ayesha.id)).toHaveLength(1);
  });

  test("the eleventh of a person takes the place of the oldest", async () => {
    const { id, cookie } = await arrive();
    const browsers = Array.from({ length: 11 }, () => service.browser());
    for (const browser of browsers) await save(browser, cookie);
    expect((await rowsOf(id)).map(({ endpoint }) => endpoint)).toEqual(browsers.slice(1).map(({ endpoint }) => endpoint));
  });

  test("needs a sign-in", async () => {
    expect((await save(service.browser())).status).toBe(401);
    expect((await save(service.browser(), "session=made-up")).status).toBe(401);
    expect((await stop("https://push.example/x")).status).toBe(401);
  });

  test("is ended by its owner and by nobody else", async () => {
    const [ayesha, bilal, browser] = [await arrive(), await arrive(), service.browser()];
    await save(browser, ayesha.cookie);
    expect((await stop(browser.endpoint, bilal.cookie)).status).toBe(204);
    expect(await rowsOf(ayesha.id)).toHaveLength(1);
    expect((await stop(browser.endpoint, ayesha.cookie)).status).toBe(204);
    expect(await rowsOf(ayesha.id)).toEqual([]);
  });

  test("is limited: the twenty-first try of a person within ten minutes is told when to come back", async () => {
    const { cookie } = await arrive();
    const browser = service.browser();
    for (let tries = 0; tries < 20; tries++) expect((await save(browser, cookie)).status).toBe(204);
    const answer = await save(browser, cookie);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});

const somePoint = Buffer.from([4, ...Array.from({ length: 64 }, () => 7)]).toString("base64url");

test.each([
  ["endpoint", "absent", ""],
  ["endpoint", "no address", "push"],
  ["endpoint", "on this machine", "https://127.0.0.1/push"],
  ["endpoint", "of an inner network", "https://192.168.0.10/push"],
  ["endpoint", "of a cloud's own data", "https://169.254.169.254/latest/meta-data"],
  ["endpoint", "without encryption", "http://push.example/x"],
  ["endpoint", "of no push service", "https://evil.test/push"],
  ["endpoint", "named like a push service", "https://fcm.googleapis.com.evil.test/push"],
  ["endpoint", "that ends like a push service", "https://evilpush.apple.com/push"],
  ["endpoint", "at another port of one", "https://fcm.googleapis.com:8443/push"],
  ["endpoint", "of another kind", "javascript:alert(1)"],
  ["endpoint", "with a null byte", "https://push.example/\u0000"],
  ["endpoint", "too long", `https://push.example/${"x".repeat(1000)}`],
  ["p256dh", "absent", ""],
  ["p256dh", "no key", "abc"],
  ["p256dh", "not on the curve", somePoint],
  ["auth", "absent", ""],
  ["auth", "too short", "YWJj"],
])("%s: %s is refused at the field and stored nowhere", async (field, _, value) => {
  const { id, cookie } = await arrive();
  const answer = await save({ ...service.browser(), [field]: value }, cookie);
  expect(answer.status).toBe(400);
  expect(Object.keys(((await answer.json()) as { result: { error: object } }).result.error)).toEqual([field]);
  expect(await rowsOf(id)).toEqual([]);
});

test.each([
  "https://fcm.googleapis.com/fcm/send/abc:APA91b",
  "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
  "https://wns2-par02p.notify.windows.com/w/?token=BQYAAAD",
  "https://web.push.apple.com/QGuQyavXutnMH",
])("the browsers' own push services are taken: %s", async (endpoint) => {
  const { cookie } = await arrive();
  expect((await save({ ...service.browser(), endpoint }, cookie)).status).toBe(204);
});

test("the address that a demo pretends with is taken in demo mode alone", async () => {
  const { cookie } = await arrive();
  const browser = { ...service.browser(), endpoint: "https://push.example/a-browser" };
  expect((await save(browser, cookie)).status).toBe(204);
  env.DEMO = false;
  expect((await save(browser, cookie)).status).toBe(400);
  env.DEMO = true;
});

test.each(hostileCases)("%s in any field breaks nothing", async (_, value) => {
  const { cookie } = await arrive();
  for (const field of ["endpoint", "p256dh", "auth", "replaces"])
    expect((await save({ ...service.browser(), [field]: value }, cookie)).status).toBeLessThan(500);
  expect((await stop(value, cookie)).status).toBeLessThan(500);
});
