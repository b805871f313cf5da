import { connect } from "node:net";
import { sendRemixResponse } from "@remix-run/express/dist/server.js";
import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as entry from "#app/entry.server.tsx";
import { saveKeyName } from "#app/lib/save-key-name.ts";
import { bufferedResponse } from "#app/platform/buffered-response.ts";
import { inRequestScope } from "#app/platform/request-scope.server.ts";
import { type OpenApp, openApp } from "#tests/support/open-app.ts";
import { type PageBuild, pagesOf, rendererOf } from "./pages.ts";

const said = "<p>Taaza sabzi — 5 kg آٹا</p>";

const answers: Record<string, () => Response> = {
  "/whole": () => {
    const headers = new Headers({ "Content-Type": "text/html; charset=utf-8" });
    headers.append("Set-Cookie", "lang=ur");
    headers.append("Set-Cookie", "toast=");
    return bufferedResponse([said.slice(0, 5), said.slice(5)], { status: 404, headers });
  },
  "/streamed": () => new Response(new Blob([said]).stream(), { status: 203 }),
  "/moved": () => new Response(null, { status: 303, headers: { Location: "/whole" } }),
};

/** A stream without an end: how many chunks were pulled, and whether it was cancelled. */
const events = { made: 0, isCancelled: false };
answers["/events"] = () => {
  const piece = new Uint8Array(64 * 1024);
  const body = new ReadableStream({
    pull(stream) {
      events.made++;
      stream.enqueue(piece);
    },
    cancel() {
      events.isCancelled = true;
    },
  });
  return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
};

let shop: OpenApp;

beforeAll(async () => {
  const answerTo = (path: string) => answers[path]?.() ?? Promise.reject(new Error("the shelf fell down"));
  shop = await openApp(pagesOf(async ({ url }) => answerTo(new URL(url).pathname)));
});

afterAll(() => shop.close());

test("a page that is rendered in one go arrives whole, with its length, its status and all its cookies", async () => {
  const { status, headers, text } = await shop.send("/whole");
  expect({ status, text }).toEqual({ status: 404, text: said });
  expect(headers["content-length"]).toBe(String(Buffer.byteLength(said)));
  expect(headers["set-cookie"]).toEqual(["lang=ur", "toast="]);
});

test("what is not there as a whole is sent as it comes, and a redirect without anything", async () => {
  expect(await shop.send("/streamed")).toMatchObject({ status: 203, text: said });
  expect(await shop.send("/moved")).toMatchObject({ status: 303, text: "", headers: { location: "/whole" } });
});

test("events wait in their stream, not in the answer, for a browser that takes nothing in; and end when it goes", async () => {
  const { port, hostname } = new URL(shop.origin);
  const socket = connect(Number(port), hostname);
  socket.write(`GET /events HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`);
  socket.pause();
  const settled = async () => {
    const before = events.made;
    await new Promise((resolve) => setTimeout(resolve, 200));
    return events.made > 0 && events.made === before;
  };
  await expect.poll(settled).toBe(true);
  expect(events.made).toBeLessThan(200); // of 64 kB: what the system's own buffers hold
  socket.destroy();
  await expect.poll(() => events.isCancelled).toBe(true);
});

test("a page that breaks outside Remix is told as a reference", async () => {
  const { status, text } = await shop.send("/fallen");
  expect(status).toBe(500);
  expect(text).toMatch(/Reference: [\da-f]{12}\s*$/);
});

test("a page that is rendered in one go can be read as any answer", async () => {
  const page = bufferedResponse([said], { status: 200 });
  expect([await page.text(), page.status, page.whole.toString()]).toEqual([said, 200, said]);
});

test("a page that is rendered in one go arrives whole through Remix's own server too", async () => {
  const remix = await openApp((_, res) => sendRemixResponse(res, answers["/whole"]?.() ?? new Response()));
  expect(await remix.send("/")).toMatchObject({ status: 404, text: said });
  await remix.close();
});

describe("a route without a page", () => {
  const broken = { problem: new Error("the shelf fell down") };
  const fail = () => {
    throw broken.problem;
  };
  const unreadable = () => {
    throw Response.json({ denied: "error", reference: "4711" }, { status: 503 });
  };
  const added: string[] = [];
  const add = ({ request }: ActionFunctionArgs) => {
    added.push(request.url);
    return redirect(`/list/${added.length}`);
  };
  const table = [
    { id: "add", parentId: "root", path: "share-list", module: { action: add } },
    { id: "root", path: "", module: {} },
    { id: "row", parentId: "root", path: "admin/services/*", module: { action: fail, loader: unreadable } },
    { id: "page", parentId: "root", path: "row", module: { loader: fail, default: () => null } },
    { id: "file", parentId: "root", path: "order.csv", module: { loader: fail } },
  ];
  const routes = Object.fromEntries(table.map((route) => [route.id, route]));
  const assets = { routes, version: "1", url: "/build/manifest-1.js" };
  const build = { routes, assets, entry: { module: entry }, future: { v3_singleFetch: true } } as unknown as PageBuild;
  const render = rendererOf(build, "production");
  const ask = async (path: string, { method = "GET", ...headers }: Record<string, string> = {}) => {
    const request = new Request(`http://shop.test${path}`, { method, headers: { Accept: "text/html", ...headers } });
    const answer = await render(request, { cspNonce: "", requestId: "4711c0ffee00", address: "" });
    return { status: answer.status, type: answer.headers.get("Content-Type"), text: await answer.text() };
  };

  test("two equal posts under one save key do once what the route of any address does, with and without JavaScript", async () => {
    const body = `${saveKeyName}=abcdefgh`;
    const headers = { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": String(body.length) };
    const send = (path: string) =>
      render(new Request(`http://shop.test${path}`, { method: "POST", headers, body }), {
        cspNonce: "",
        requestId: "1",
        address: "",
      });
    const answers = await Promise.all(["/share-list", "/share-list", "/share-list.data"].map(send));
    expect(added.length).toBe(1);
    expect(answers.map((answer) => answer.headers.get("Location"))).toEqual(["/list/1", "/list/1", "/list/1"]);
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 202]);
  });

  test("a form gets a page with a sentence, its reference, and the page that it stood on", async () => {
    const { status, type, text } = await ask("/admin/services/7/up", {
      method: "POST",
      Referer: "http://shop.test/admin/services?page=2",
    });
    expect([status, type]).toEqual([500, "text/html; charset=utf-8"]);
    expect(text).toContain("<p>Something broke on our side and we have been told of it. Please try again in a moment.</p>");
    expect(text).toContain("<small>Reference 4711c0ffee00</small>");
    expect(text).toContain('href="/admin/services?page=2">Try again</a>');
    expect(text).not.toContain("shelf");
    expect((await ask("/admin/services/7/up", { method: "POST" })).text).toContain('href="/admin/services">Try again</a>');
  });

  test("a file that a browser opens becomes the page in the visitor's language, with its own address to try again", async () => {
    const { status, text } = await ask("/order.csv?id=7", { Cookie: "lang=ur" });
    expect(status).toBe(500);
    expect(text).toContain("<h1>Hamari taraf se masla</h1>");
    expect(text).toContain("<small>Hawala 4711c0ffee00</small>");
    expect(text).toContain('href="/order.csv?id=7">Dobara koshish karein</a>');
  });

  test.each([
    [
      "a lock that was not to be had",
      { code: "P2010", message: "Code: `55P03`. Message: `canceling statement due to lock timeout`" },
    ],
    ["a pool without a free connection", { code: "POOL_BUSY", message: "busy" }],
    ["a connection that was ended", { code: "57P01", message: "terminating connection due to administrator command" }],
    ["a connection that is gone", { message: "Connection terminated unexpectedly" }],
    ["a database that is not there", { code: "ECONNREFUSED", message: "connect ECONNREFUSED 127.0.0.1:5432" }],
    ["a database without room for another connection", { code: "53300", message: "too many clients already" }],
  ])(
    "for %s, the database's answer is 503 and when to come again, in a page and in its data",
    async (_, { message, ...code }) => {
      broken.problem = Object.assign(new Error(message), code);
      for (const [path, type] of [
        ["/order.csv", "text/html; charset=utf-8"],
        ["/order.csv", "text/plain"],
        ["/row.data", "text/x-script"],
      ] as const) {
        const request = new Request(`http://shop.test${path}`, {
          headers: { Accept: type.startsWith("text/html") ? "text/html" : "*/*" },
        });
        const context = { cspNonce: "", requestId: "4711c0ffee00", address: "" };
        const answer = await inRequestScope(context, () => render(request, context));
        expect([path, answer.status, answer.headers.get("Retry-After")]).toEqual([path, 503, "5"]);
        expect(answer.headers.get("Content-Type")).toContain(type);
      }
    },
  );

  test("what it throws as an answer keeps its status and becomes the page too", async () => {
    const { status, text } = await ask("/admin/services/export.csv");
    expect(status).toBe(503);
    expect(text).toContain("<h1>Error loading permissions: your rights could not be read just now");
  });

  test("a script that asks gets no page", async () => {
    const { type, text } = await ask("/admin/services/export.csv", { Accept: "*/*" });
    expect([type, text]).toEqual(["application/json", '{"denied":"error","reference":"4711"}']);
  });
});
