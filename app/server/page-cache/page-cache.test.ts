import { request } from "node:http";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { requestScope } from "#app/platform/request-scope.server.ts";
import { startTicks } from "#tests/fixtures/work-of.ts";
import { listen } from "../listen.ts";
import { headersOf, securityHeaders, sharedPolicy } from "../security-headers.ts";
import { cachePages } from "./page-cache.ts";
import type { Render } from "./render-page.ts";

let made = 0;
let notify: (change?: string) => void = () => undefined;
let isSubscribed = true;
let flushed: Promise<void> = Promise.resolve();
let render: Render;

const shop = await listen(
  cachePages((_, res) => void res.end("made for you"), {
    render: (requested, page) => render(requested, page),
    headers: Object.entries(headersOf(securityHeaders({ https: false })))
      .flat()
      .map(String),
    policyOf: (scripts) => sharedPolicy({ https: false }, scripts),
    isSubscribed: () => isSubscribed,
    flushNotifications: () => flushed,
    onChange: (listener) => {
      notify = listener;
    },
    originOf: ({ headers }) => (headers.host === "elsewhere" ? null : `http://${headers.host}`),
    compress: true,
  }),
  { port: 0, host: "127.0.0.1" },
);

afterAll(() => shop.close());

beforeEach(() => {
  notify();
  made = 0;
  isSubscribed = true;
  flushed = Promise.resolve();
  render = async ({ headers }, { cspNonce }) => {
    made++;
    const html = `<a href="/product/7">${headers.get("Cookie")}</a><script nonce="${cspNonce}">go()</script>`;
    return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "private, no-cache" } });
  };
});

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request({ port: shop.port, host: "127.0.0.1", path, headers, agent: false }, async (reply) => {
      const parts: Buffer[] = [];
      for await (const part of reply) parts.push(part);
      resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(parts) });
    });
    sent.once("error", reject).end();
  });

test("a page is made once for all who come, however many come at once", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => get("/")));
  await get("/?utm_source=x");
  expect(made).toBe(1);
  const bodies = new Set(answers.map(({ body }) => body.toString()));
  expect(bodies.size).toBe(1);
  const [page = ""] = bodies;
  expect(page.startsWith('<a href="/product/7">lang=en</a><script>go();try{')).toBe(true);
});

test("it says what every answer says, and names its scripts instead of trusting a nonce", async () => {
  const { headers } = await get("/");
  expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "cache-control": "private, no-cache" });
  expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='/);
  expect(headers["content-security-policy"]).not.toContain("nonce");
  expect(headers["x-request-id"]).toMatch(/^[\da-f]{12}$/);
});

test("it is sent as small as the browser takes it, and not at all to whom has it", async () => {
  expect((await get("/", { "Accept-Encoding": "gzip, br" })).headers["content-encoding"]).toBe("br");
  expect((await get("/", { "Accept-Encoding": "gzip, br;q=0" })).headers["content-encoding"]).toBe("gzip");
  const tags = new Set<unknown>();
  for (const accepted of ["identity", "gzip", "br"]) {
    const { headers } = await get("/", { "Accept-Encoding": accepted });
    tags.add(headers["etag"]);
    const again = await get("/", { "Accept-Encoding": accepted, "If-None-Match": String(headers["etag"]) });
    expect(again).toMatchObject({ status: 304, headers: { etag: headers["etag"] } });
    expect(again.body).toHaveLength(0);
    expect((await get("/", { "If-None-Match": String(headers["etag"]) })).status).toBe(accepted === "identity" ? 304 : 200);
  }
  expect(tags.size).toBe(3);
});

test("people without our script, posts and hosts that are not ours go on to the shop, and no cookie of theirs makes a page", async () => {
  for (const headers of [{ Cookie: "session=a" }, { Host: "elsewhere" }] as Record<string, string>[]) {
    expect((await get("/", headers)).body.toString()).toBe("made for you");
  }
  expect(made).toBe(0);
  expect((await get("/", { Cookie: "lang=ur; secret=1; device=x; scripts=1" })).body.toString()).toContain("lang=ur</a>");
});

test("a browser with picks of its own is told to ask for them", async () => {
  const marked = async (cookie: string) => (await get("/faq", { Cookie: cookie })).headers["set-cookie"];
  expect(await marked("device=x; scripts=1")).toEqual([expect.stringMatching(/^personal=guest; Path=\/; Max-Age=[1-9]/)]);
  expect(await marked("session=x; scripts=1")).toEqual([expect.stringContaining("personal=account;")]);
  expect(await marked("session=x; scripts=1; personal=account")).toBeUndefined();
  expect(await marked("scripts=1; personal=account")).toEqual([expect.stringContaining("personal=; Path=/; Max-Age=0")]);
  expect((await get("/")).headers["set-cookie"]).toBeUndefined();
});

test("after a form that was sent without our script the browser gets pages of its own again", async () => {
  const cookie = "session=a; scripts=1; personal=account";
  const sent = (accept: string) =>
    fetch(`http://127.0.0.1:${shop.port}/cart`, {
      method: "POST",
      headers: { Accept: accept, Cookie: cookie },
      keepalive: false,
    });
  expect((await sent("text/html,*/*;q=0.8")).headers.getSetCookie()).toEqual([
    expect.stringContaining("scripts=; Path=/; Max-Age=0"),
  ]);
  expect((await sent("*/*")).headers.getSetCookie()).toEqual([]);
  expect((await get("/faq", { Cookie: cookie.replace("scripts=1; ", "") })).body.toString()).toBe("made for you");
});

test("a page for everybody says that it is one, so that its script loads what is the browser's", async () => {
  const scopes: unknown[] = [];
  const plain = render;
  render = (...given) => {
    scopes.push(requestScope()?.isShared);
    return plain(...given);
  };
  await get("/faq", { Cookie: "session=a; scripts=1" });
  expect(scopes).toEqual([true]);
});

test("a change is on the page at the next request; one of another product leaves it alone", async () => {
  await get("/");
  notify("product:8");
  await get("/");
  expect(made).toBe(1);
  notify("product:7");
  await get("/");
  expect(made).toBe(2);
  notify("products");
  await get("/");
  expect(made).toBe(3);
});

test("a page that was being made while something changed is not kept", async () => {
  const slow = render;
  render = async (...given) => {
    const answer = await slow(...given);
    if (made === 1) notify("products");
    return answer;
  };
  await get("/");
  await get("/");
  expect(made).toBe(2);
});

test("a change of another product leaves a page in the making to those who wait for it, one of its own does not", async () => {
  const quick = render;
  let finish: () => void = () => undefined;
  const slowly = () => {
    const gate = new Promise<void>((resolve) => {
      finish = resolve;
    });
    render = async (...given) => {
      const answer = await quick(...given); // read before the change
      await gate;
      return answer;
    };
  };
  for (const [change, times] of [
    ["product:8", 1],
    ["product:7", 2],
    ["products", 2],
  ] as const) {
    notify();
    made = 0;
    slowly();
    const first = get("/");
    await expect.poll(() => made).toBe(1);
    notify(change);
    const second = get("/");
    await new Promise((resolve) => setTimeout(resolve, 100));
    finish();
    await Promise.all([first, second]);
    await get("/");
    expect([change, made]).toEqual([change, times]);
  }
});

test("when the database does not answer at once, a page of the last half minute is shown as it is", async () => {
  await get("/");
  let answered: () => void = () => undefined;
  flushed = new Promise((resolve) => {
    answered = resolve;
  });
  const since = startTicks();
  expect((await get("/")).status).toBe(200);
  expect(since()).toBeLessThan(1);
  const other = get("/products");
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(made).toBe(1);
  answered();
  expect((await other).status).toBe(200);
  expect(made).toBe(2);
});

test("a clock that is put right makes no page older", async () => {
  await get("/");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
  await get("/");
  vi.useRealTimers();
  expect(made).toBe(1);
});

test("while changes can't be heard nothing comes from memory", async () => {
  await get("/");
  isSubscribed = false;
  expect((await get("/")).body.toString()).toBe("made for you");
});

test("a missing page is answered as such and made anew each time; one that would set a cookie is nobody else's", async () => {
  render = async () => {
    made++;
    return new Response("gone", { status: 404 });
  };
  expect(await get("/product/999")).toMatchObject({ status: 404 });
  expect(await get("/product/999")).toMatchObject({ status: 404 });
  expect(made).toBe(2);
  render = async () => new Response("mine", { headers: { "Set-Cookie": "a=b" } });
  expect((await get("/")).body.toString()).toBe("made for you");
});

test("a page that lacks a part which could not be read is shown, and made anew for whoever comes next", async () => {
  const whole = render;
  render = (...given) => {
    const scope = requestScope();
    if (scope) scope.isPartial = true;
    return whole(...given);
  };
  expect((await get("/")).body.toString()).toContain("/product/7");
  await get("/");
  expect(made).toBe(2);
  render = whole;
  await get("/");
  await get("/");
  expect(made).toBe(3);
});

test("a page that can't be made is left to the shop", async () => {
  render = async () => {
    throw new Error("no database");
  };
  expect((await get("/")).body.toString()).toBe("made for you");
});
