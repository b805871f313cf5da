import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requestScope } from "#app/platform/request-scope.server.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { type OpenApp, openApp } from "#tests/support/open-app.ts";
import { permissionsPolicy } from "./security-headers.ts";

const folder = makeDataFolder();
let shop: OpenApp;

beforeAll(async () => {
  mkdirSync(join(folder.path, "build"));
  writeFileSync(join(folder.path, "build/root-ABC.js"), "plain");
  writeFileSync(join(folder.path, "build/root-ABC.js.br"), "small");
  writeFileSync(join(folder.path, "robots-are-welcome.txt"), "welcome");
  shop = await openApp(
    (req, res) => {
      if (req.path === "/breaks") throw new Error("the password is swordfish");
      res.send(`page for ${requestScope()?.address} ${requestScope()?.requestId} ${res.locals.cspNonce}`);
    },
    { publicFolder: folder.path },
  );
});

afterAll(async () => {
  await shop.close();
  rmSync(folder.path, { recursive: true });
});

test.each(["/?_data=root", "/products?q=1&_data=routes/x", "/?_data", "/admin?_data=%0a"])(
  "data asked for as %s is refused in one line, and is no error",
  async (path) => expect(await shop.send(path)).toMatchObject({ status: 400, text: "This address cannot be read.\n" }),
);

test("every request has an id that the page knows and the answer names", async () => {
  const { headers, text } = await shop.send("/");
  expect(headers["x-request-id"]).toMatch(/^[\da-f]{12}$/);
  expect(text).toContain(`page for 127.0.0.1 ${headers["x-request-id"]}`);
});

test.each([
  ["a-proxy-gave-this-1", true],
  ["short", false],
  ["with spaces in it, and more", false],
  ["x".repeat(65), false],
])("the id %j that came with a request is kept: %j", async (id, kept) => {
  const { headers } = await shop.send("/", { headers: { "x-request-id": id } });
  expect(headers["x-request-id"] === id).toBe(kept);
});

test("a page may run the scripts that carry its nonce, another at every request, and may not be framed", async () => {
  const [first, second] = await Promise.all([shop.send("/"), shop.send("/")]);
  const nonceOf = ({ text }: { text: string }) => text.split(" ").at(-1);
  expect(first.headers["content-security-policy"]).toContain(`script-src 'self' 'nonce-${nonceOf(first)}'`);
  expect(first.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(first.headers["content-security-policy"]).toContain("base-uri 'none'");
  expect(nonceOf(first)).not.toBe(nonceOf(second));
  expect(first.headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
  });
  const allowed = String(first.headers["permissions-policy"]).split(", ");
  for (const denied of ["camera=()", "geolocation=()", "payment=()", "usb=()"]) expect(allowed).toContain(denied);
  expect(allowed).toContain("microphone=(self)"); // the search is spoken
  expect(permissionsPolicy(["camera"])).toContain("camera=(self)");
});

test("only a shop on https asks for https in future, and for other names of its domain only when told to", async () => {
  const secure = await openApp((_, res) => void res.send("page"), { https: true });
  expect((await secure.send("/")).headers["strict-transport-security"]).toBe("max-age=31536000");
  expect((await shop.send("/")).headers["strict-transport-security"]).toBeUndefined();
  await secure.close();
  const whole = await openApp((_, res) => void res.send("page"), { https: true, hstsSubdomains: true });
  expect((await whole.send("/")).headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
  await whole.close();
});

test("built files stay for a year, compressed for whom the build compressed them", async () => {
  const plain = await shop.send("/build/root-ABC.js");
  expect(plain).toMatchObject({
    status: 200,
    text: "plain",
    headers: { "cache-control": "public, max-age=31536000, immutable" },
  });
  const small = await shop.send("/build/root-ABC.js", { headers: { "accept-encoding": "gzip, deflate, br" } });
  expect(small).toMatchObject({ text: "small", headers: { "content-encoding": "br", vary: "Accept-Encoding" } });
  expect(small.headers["content-type"]).toMatch(/^application\/javascript; charset=utf-8$/i);
  expect((await shop.send("/robots-are-welcome.txt")).headers["cache-control"]).toBe("public, max-age=3600");
});

test.each(["/build/gone.js", "/build/gone", "/products/7.webp", "/gone.css", "/apple-touch-icon.png", "/build/../build/x.js"])(
  "a missing file %s ends in a plain 404, not in a page",
  async (path) => {
    const { status, headers, text } = await shop.send(path);
    expect({ status, text, type: headers["content-type"] }).toEqual({
      status: 404,
      text: "There is no such file.\n",
      type: "text/plain; charset=utf-8",
    });
  },
);

test.each(["/products/7", "/placeholders/leaf-40.svg", "/products.data", "/sitemap.xml"])(
  "%s is a page's or a route's to answer",
  async (path) => {
    expect((await shop.send(path)).text).toContain("page for");
  },
);

test.each([
  ["TRACE", "/", 405],
  ["OPTIONS", "*", 405],
  ["GET", "http://elsewhere.test/", 400],
  ["GET", "/%E0%A4%A", 400],
])("%s %s is refused with %i", async (method, path, status) => {
  expect((await shop.send(path, { method })).status).toBe(status);
});

test("an endless address is refused", async () => {
  expect((await shop.send(`/products?q=${"x".repeat(8192)}`)).status).toBe(414);
});

test("an address deeper than any page is refused", async () => {
  expect((await shop.send("/a".repeat(13))).status).toBe(404);
  expect((await shop.send("/a".repeat(12))).status).toBe(200);
});

test.each(["a b", "shop.test:notaport", "shop.test/path", "[::1"])("a host called %j is refused", async (host) => {
  expect((await shop.send("/", { headers: { host } })).status).toBe(400);
});

test("the address of a visitor is what a trusted proxy says, and nobody else", async () => {
  const forwarded = { headers: { "x-forwarded-for": "203.0.113.9" } };
  expect((await shop.send("/", forwarded)).text).toContain("page for 127.0.0.1");
  const behind = await openApp((_, res) => void res.send(`page for ${requestScope()?.address}`), { trustProxy: "loopback" });
  expect((await behind.send("/", forwarded)).text).toBe("page for 203.0.113.9");
  await behind.close();
});

test("what breaks outside the pages tells a reference and nothing of its cause", async () => {
  const { status, headers, text } = await shop.send("/breaks");
  expect(status).toBe(500);
  expect(text).toBe(`Something went wrong on our side. Please try again. Reference: ${headers["x-request-id"]}\n`);
});
