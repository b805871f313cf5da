import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenApp, openApp } from "#tests/support/open-app.ts";

let shop: OpenApp;
beforeAll(async () => {
  shop = await openApp((req, res) => void res.send(`changed at ${req.get("host")}`));
});
afterAll(() => shop.close());

const port = () => new URL(shop.origin).port;

test.each([
  ["a form of our own page", () => ({ origin: shop.origin }), 200],
  ["the machine's other name", () => ({ origin: `http://localhost:${port()}` }), 200],
  ["a browser that says same-origin", () => ({ "sec-fetch-site": "same-origin" }), 200],
  ["another site", () => ({ origin: "https://evil.test" }), 403],
  ["another site that calls itself same-origin", () => ({ origin: "https://evil.test", "sec-fetch-site": "same-origin" }), 403],
  ["another port of this machine", () => ({ origin: "http://127.0.0.1:1" }), 403],
  ["our origin with more behind it", () => ({ origin: `${shop.origin}.evil.test` }), 403],
  ["a page without an origin", () => ({ origin: "null", "sec-fetch-site": "cross-site" }), 403],
  ["a sister site", () => ({ "sec-fetch-site": "same-site" }), 403],
  ["nobody in particular", () => ({}), 403],
])("a post from %s is answered as it should be", async (_, headers, status) => {
  expect((await shop.send("/cart", { method: "POST", headers: headers() })).status).toBe(status);
});

test.each(["PUT", "PATCH", "DELETE"])("%s needs our origin too, and a data request of a page as well", async (method) => {
  expect((await shop.send("/cart.data", { method })).status).toBe(403);
});

test("a signed message of the WhatsApp gateway needs no origin", async () => {
  expect((await shop.send("/api/whatsapp/incoming", { method: "POST" })).status).toBe(200);
  expect((await shop.send("/api/whatsapp/incoming/more", { method: "POST" })).status).toBe(403);
});

test("reading needs no origin", async () => {
  expect((await shop.send("/", { headers: { origin: "https://evil.test" } })).status).toBe(200);
});

test("the refusal is a sentence, not a page", async () => {
  const { text, headers } = await shop.send("/cart", { method: "POST" });
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(text).toContain("nothing was changed");
});

test("Remix, which compares the two, sees the host of the origin that was found to be ours", async () => {
  const { text } = await shop.send("/cart", { method: "POST", headers: { origin: `http://localhost:${port()}` } });
  expect(text).toBe(`changed at localhost:${port()}`);
});
