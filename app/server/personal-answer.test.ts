import { request as ask } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { visitorHeader } from "#app/lib/stored-pages.ts";
import { bufferedResponse } from "#app/platform/buffered-response.ts";
import { type Listening, listen } from "./listen.ts";
import { answerPersonal } from "./personal-answer.ts";

type Got = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

let shop: Listening;
let load: (request: Request) => Promise<Response>;

beforeAll(async () => {
  const app = answerPersonal((_, res) => res.writeHead(299).end("the app"), {
    load: (request) => load(request),
    headers: ["X-Frame-Options", "DENY"],
    originOf: ({ headers: { host } }) => (host === "shop.test" ? "http://shop.test" : null),
    compress: true,
  });
  shop = await listen(app, { port: 0, host: "127.0.0.1" });
});

afterAll(() => shop.close());

const get = (path: string, { method = "GET", host = "shop.test", cookie = "" } = {}) =>
  new Promise<Got>((resolve, reject) => {
    const headers = { host, cookie, "accept-encoding": "gzip" };
    ask({ port: shop.port, host: "127.0.0.1", path, method, headers }, (res) => {
      const parts: Buffer[] = [];
      res.on("data", (part: Buffer) => parts.push(part));
      res.on("end", () => resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(parts).toString() }));
    })
      .on("error", reject)
      .end();
  });

test("the answer comes from the loader, which gets the address and the cookies, with the headers of every answer", async () => {
  load = async ({ url, headers }) =>
    bufferedResponse([JSON.stringify({ url, cookie: headers.get("Cookie") })], {
      headers: { "Cache-Control": "private, no-store" },
    });
  const { status, headers, body } = await get("/api/personal?page=%2F", { cookie: "session=a" });
  expect(status).toBe(200);
  expect(JSON.parse(body)).toEqual({ url: "http://shop.test/api/personal?page=%2F", cookie: "session=a" });
  expect(headers).toMatchObject({ "x-frame-options": "DENY", "cache-control": "private, no-store" });
  expect(headers["x-request-id"]).toMatch(/^[\da-f]{12}$/);
  expect(headers[visitorHeader.toLowerCase()]).toMatch(/^[\w-]{16}$/);
});

test("a long answer is compressed, a short one is not", async () => {
  load = async () => bufferedResponse(["x".repeat(2000)], {});
  expect((await get("/api/personal?page=%2F")).headers["content-encoding"]).toBe("gzip");
  load = async () => bufferedResponse(["x".repeat(200)], {});
  expect((await get("/api/personal?page=%2F")).headers["content-encoding"]).toBeUndefined();
});

test("another address, method or host is left to the app, and so is an answer whose loader failed", async () => {
  load = async () => bufferedResponse(["personal"], {});
  expect((await get("/api/personal?page=%2F")).body).toBe("personal");
  expect((await get("/api/personal.data?page=%2F")).body).toBe("the app");
  expect((await get("/api/personal?page=%2F", { method: "POST" })).body).toBe("the app");
  expect((await get("/api/personal?page=%2F", { host: "elsewhere.test" })).body).toBe("the app");
  load = async () => {
    throw new Error("no database");
  };
  expect((await get("/api/personal?page=%2F")).body).toBe("the app");
});
