import { afterAll, beforeAll, expect, test } from "vitest";
import { HttpConnection } from "#tests/bench/rig/http-connection.ts";
import { type OpenApp, openApp } from "#tests/support/open-app.ts";
import { pagesOf } from "./pages.ts";

const mebibyte = 1024 * 1024;
let shop: OpenApp;
let readToTheEnd = 0;

beforeAll(async () => {
  shop = await openApp(async (req, res, next) => {
    let size = 0;
    try {
      for await (const part of req) size += part.length;
    } catch (problem) {
      return next(problem);
    }
    readToTheEnd++;
    res.send(String(size));
  });
});
afterAll(() => shop.close());

const post = (body: Buffer, headers = {}, path = "/admin/orders") =>
  shop.send(path, { method: "POST", headers: { origin: shop.origin, ...headers }, body });
const chunked = { "transfer-encoding": "chunked" };

test.each([
  ["announced", {}],
  ["streamed", chunked],
])("a body of a mebibyte comes through whole (%s)", async (_, headers) => {
  expect(await post(Buffer.alloc(mebibyte, "a"), headers)).toMatchObject({ status: 200, text: String(mebibyte) });
});

test.each(["/checkout", "/checkout.data", "/contact", "/administration"])(
  "what a visitor writes at %s comes through up to 128 KiB, and not beyond",
  async (path) => {
    expect((await post(Buffer.alloc(128 * 1024, "a"), {}, path)).status).toBe(200);
    expect((await post(Buffer.alloc(128 * 1024 + 1, "a"), {}, path)).status).toBe(413);
    expect((await post(Buffer.alloc(mebibyte, "a"), chunked, path).catch(() => ({ status: 413 }))).status).toBe(413);
  },
);

test("a larger body is refused before anybody reads it", async () => {
  const before = readToTheEnd;
  expect((await post(Buffer.alloc(mebibyte + 1))).status).toBe(413);
  expect(readToTheEnd).toBe(before);
});

test.each([
  "/profile/picture",
  "/admin/products/new",
  "/admin/products/new.data",
  "/admin/products/7",
  "/admin/picture",
  "/admin/content/banners",
  "/admin/content/pages.data",
])("%s takes a picture of 5 MB with words around it, and nothing larger", async (path) => {
  const to = (size: number) =>
    shop.send(path, { method: "POST", headers: { origin: shop.origin }, body: Buffer.alloc(size, "a") });
  expect((await to(5.4 * mebibyte)).status).toBe(200);
  expect((await to(5.6 * mebibyte)).status).toBe(413);
});

test("a slide takes two pictures of 5 MB, and nothing larger", async () => {
  const to = (size: number) =>
    shop.send("/admin/content", { method: "POST", headers: { origin: shop.origin }, body: Buffer.alloc(size, "a") });
  expect((await to(10.4 * mebibyte)).status).toBe(200);
  expect((await to(10.6 * mebibyte)).status).toBe(413);
});

test.each(["/admin/products/import", "/admin/products/import.data", "/admin/faq/import"])(
  "%s takes a file of 8 MB with words around it, and nothing larger",
  async (path) => {
    expect((await post(Buffer.alloc(8.9 * mebibyte, "a"), {}, path)).status).toBe(200);
    expect((await post(Buffer.alloc(9.1 * mebibyte, "a"), {}, path)).status).toBe(413);
  },
);

test.each([
  "/admin/faq/7/delete",
  "/admin/content/seasonal",
  "/admin/products",
  "/admin/products/0",
  "/admin/products/7/archive",
  "/admin/products/units",
])("%s takes what any page takes", async (path) => {
  const sent = shop.send(path, { method: "POST", headers: { origin: shop.origin }, body: Buffer.alloc(2 * mebibyte) });
  expect((await sent).status).toBe(413);
});

test.each([100_000, mebibyte])(
  "a page that does not read a body of %i bytes does not hold up the connection's next request",
  async (size) => {
    const hasty = await openApp(pagesOf(async () => new Response(null, { status: 302, headers: { Location: "/auth" } })));
    const line = new HttpConnection(hasty.origin);
    for (let times = 0; times < 5; times++) {
      const headers = { Origin: hasty.origin, "Content-Type": "text/plain" };
      expect((await line.ask({ method: "POST", path: "/admin/orders", headers, body: Buffer.alloc(size, "a") })).status).toBe(
        302,
      );
      expect((await line.ask({ path: "/healthz" })).status).toBe(200);
    }
    line.hangUp();
    await hasty.close();
  },
);

test("whoever announces and sends too much hears the refusal, and the connection goes on", async () => {
  const line = new HttpConnection(shop.origin);
  const headers = { Origin: shop.origin, "Content-Type": "text/plain" };
  for (let times = 0; times < 10; times++) {
    const refused = await line.ask({ method: "POST", path: "/checkout", headers, body: Buffer.alloc(9 * mebibyte) });
    expect([refused.status, refused.headers.get("connection")]).toEqual([413, "keep-alive"]);
  }
  line.hangUp();
});

test("a body that does not say how large it is ends at the same size", async () => {
  const before = readToTheEnd;
  const outcome = await post(Buffer.alloc(8 * mebibyte), chunked).then(
    ({ status }) => status,
    () => 413, // the connection may be cut while we still send, before we read the answer
  );
  expect(outcome).toBe(413);
  expect(readToTheEnd).toBe(before);
});
