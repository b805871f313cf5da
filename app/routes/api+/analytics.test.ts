import { afterEach, describe, expect, test } from "vitest";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { inRequestScope } from "#app/platform/request-scope.server.ts";
import { hostileCases, hostileValues } from "#tests/fixtures/hostile.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { action, loader } from "./analytics.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const view = { event: "page_view", page_url: "/product/7" };

type Sender = { cookie?: string; userAgent?: string };

const send = (body: unknown, { cookie, userAgent = firefox }: Sender = {}) => {
  const args = post("/api/analytics", typeof body === "string" ? body : JSON.stringify(body), { cookie });
  args.request.headers.set("User-Agent", userAgent);
  return answerTo(action(args));
};
const sendOne = (event: object) => send({ events: [{ ...view, ...event }] });
const kept = () => db.analyticsEvent.findMany({ orderBy: { id: "asc" } });

afterEach(async () => {
  setClock(null);
  await db.analyticsEvent.deleteMany();
  await db.$executeRaw`TRUNCATE limits`;
});

describe("what visitors did", () => {
  test("A3.19 is kept whole: event, category, action, label, value, time, page, browser and parameters", async () => {
    setClock(new Date("2026-11-20T05:00:00Z"));
    const search = { event: "search", category: "listing", action: "typed", label: "aaloo", value: 24 };
    await send({ events: [{ ...search, page_url: "/products", custom_parameters: { has_more: true, sort: "price" } }] });
    const [event] = await kept();
    expect(event).toMatchObject({
      ...{ eventType: "search", category: "listing", action: "typed", label: "aaloo", value: 24, pageUrl: "/products" },
      ...{ userAgent: firefox, customParameters: { has_more: true, sort: "price" }, userId: null, visitorId: null },
    });
    expect(event?.createdAt.toISOString()).toMatch(/^2026-11-20T05:00:0/);
  });

  test("A7.09 comes as {events: […]}, up to ten at a time, and is answered 204", async () => {
    const labels = Array.from({ length: 10 }, (_, n) => `n${n}`);
    expect((await send({ events: labels.map((label) => ({ ...view, label })) })).status).toBe(204);
    expect((await kept()).map(({ label }) => label)).toEqual(labels);
    expect((await send({ events: Array.from({ length: 11 }, () => view) })).status).toBe(400);
    expect(await kept()).toHaveLength(10);
  });

  test("A2.35 is filed under the kind of its page", async () => {
    const pages = {
      home: ["/"],
      product: ["/product/7"],
      category: ["/category/3"],
      package: ["/package/1"],
      cart: ["/cart"],
      checkout: ["/checkout"],
      "order-success": ["/order-success?order=7"],
      admin: ["/admin", "/admin/orders/1042"],
      other: ["/faq"],
    };
    for (const page_url of Object.values(pages).flat()) await sendOne({ page_url });
    expect((await kept()).map(({ category }) => category)).toEqual(
      Object.entries(pages).flatMap(([kind, paths]) => paths.map(() => kind)),
    );
  });

  test("who did it comes from the session, when from the shop's clock: neither is taken from the body", async () => {
    const [ayesha, bilal] = [await makeUser(), await makeUser()];
    const claim = { user_id: bilal.id, userId: bilal.id, timestamp: "2001-01-01T00:00:00Z", user_agent: "x", id: 1 };
    await send({ events: [{ ...view, ...claim }], userId: bilal.id }, { cookie: await signIn(ayesha) });
    expect(await kept()).toMatchObject([{ userId: ayesha.id, userAgent: firefox }]);
    expect((await kept())[0]?.createdAt.getFullYear()).toBeGreaterThan(2001);
  });

  test("a robot's is thanked for and not kept", async () => {
    for (const userAgent of ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", "curl/8.5.0"])
      expect((await send({ events: [view] }, { userAgent })).status).toBe(204);
    expect(await kept()).toEqual([]);
  });

  test("what stands behind a path, and what looks like an e-mail address or a phone number, is not kept", async () => {
    await sendOne({ page_url: "https://shop.test/reset-password?token=secret#x", label: "0301 234 5678" });
    await sendOne({ label: "ayesha@made.test", custom_parameters: { typed: "0301-2345678", shown: 3 } });
    expect(await kept()).toMatchObject([
      { pageUrl: "/reset-password", label: null },
      { label: null, customParameters: { typed: null, shown: 3 } },
    ]);
  });
});

describe("what is no batch of events", () => {
  test.each([
    ["nothing", ""],
    ["no JSON", '{"events":['],
    ["a list", "[]"],
    ["null", "null"],
    ["no events", '{"events":[]}'],
    ["an event without a name", '{"events":[{"label":"x"}]}'],
    ["an event that is no object", '{"events":[1]}'],
    ["parameters in parameters", '{"events":[{"event":"x","custom_parameters":{"a":{"b":1}}}]}'],
    ["a parameter that is no word", '{"events":[{"event":"x","custom_parameters":{"a-b":"y"}}]}'],
    ["a value beyond numbers", '{"events":[{"event":"x","value":1e999}]}'],
    ["half a surrogate pair", '{"events":[{"event":"x","label":"\\ud83d"}]}'],
    ["a null byte", '{"events":[{"event":"x","custom_parameters":{"a":"\\u0000"}}]}'],
  ])("%s is refused with 400", async (_, body) => {
    expect((await send(body)).status).toBe(400);
    expect(await kept()).toEqual([]);
  });

  test("more than ten events can need is refused with 413", async () => {
    expect((await send({ events: [{ ...view, label: "x".repeat(20_000) }] })).status).toBe(413);
  });

  test.each(hostileCases)("%s anywhere breaks nothing", async (_, value) => {
    for (const field of ["event", "category", "action", "label", "value", "page_url"])
      expect((await sendOne({ [field]: value })).status).toBeLessThan(500);
    expect((await sendOne({ custom_parameters: { typed: value, [value]: 1 } })).status).toBeLessThan(500);
    expect((await send({ events: [view] }, { userAgent: value.replaceAll(/[^\x20-\x7e]/g, "") })).status).toBe(204);
  });

  test("all of it at once breaks nothing either", async () => {
    expect((await send({ events: hostileValues.filter(({ length }) => length < 1000) })).status).toBe(400);
  });
});

test("one address may send so often and no oftener: 429 with the time to wait", async () => {
  const from = (address: string) => inRequestScope({ requestId: "", address }, () => send({ events: [view] }));
  const answers = await Promise.all(Array.from({ length: 125 }, () => from("203.0.113.9")));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(5);
  expect(Number(refused[0]?.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await from("203.0.113.10")).status).toBe(204);
});

test("there is nothing to read or to delete at its address", async () => {
  expect((await answerTo(loader())).status).toBe(405);
  const { request, ...rest } = visit("/api/analytics");
  expect((await answerTo(action({ request: new Request(request.url, { method: "DELETE" }), ...rest }))).status).toBe(405);
});
