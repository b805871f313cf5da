import type { RequestHandler } from "express";
import { afterEach, expect, test } from "vitest";
import { cookieOf, setCookie } from "#app/http/cookies.server.ts";
import { type OpenApp, openApp } from "#tests/support/open-app.ts";
import { hostCookies } from "./host-cookies.ts";
import { listen } from "./listen.ts";

let app: OpenApp | undefined;
afterEach(() => app?.close());

/** Says who is signed in, as the pages read it; signs in and out. */
const pages: RequestHandler = (req, res) => {
  const request = new Request("https://shop.example/", { headers: { Cookie: req.headers.cookie ?? "" } });
  if (req.path === "/sign-in") res.append("Set-Cookie", setCookie("session", "fresh", 60));
  if (req.path === "/sign-out") res.append("Set-Cookie", setCookie("session", "", 0));
  res.send(`${cookieOf(request, "session")} ${cookieOf(request, "lang")} ${cookieOf(request, "scripts")}`);
};

async function ask(path: string, cookie = "", { https = true, accept = "text/html" } = {}) {
  await app?.close();
  app = await openApp(pages, { https, trustProxy: "loopback" });
  const headers = { accept, ...(https && { "x-forwarded-proto": "https" }), ...(cookie && { cookie }) };
  const { text, headers: given } = await app.send(path, { headers });
  return { text, set: [given["set-cookie"] ?? []].flat() };
}

test("over https a session is set under the prefixed name: Secure, for this host alone, for every path", async () => {
  const { set } = await ask("/sign-in");
  expect(set).toEqual(["__Host-session=fresh; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure"]);
  expect(set.join()).not.toMatch(/Domain/i);
});

test("over https the prefixed session is read, and the one that a neighbour planted beside it is not", async () => {
  expect((await ask("/", "__Host-session=mine")).text).toBe("mine null null");
  expect((await ask("/", "session=planted; __Host-session=mine; session=again")).text).toBe("mine null null");
});

test("who is signed in under the old name stays signed in, under the new name from then on, and the old one is deleted", async () => {
  const { text, set } = await ask("/", "session=mine; lang=ur; scripts=1; personal=account");
  expect(text).toBe("mine ur 1");
  expect(set).toEqual([
    "lang=; Path=/; Max-Age=0; SameSite=Lax; Secure",
    "__Host-lang=ur; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure",
    "session=; Path=/; Max-Age=0; SameSite=Lax; Secure",
    "__Host-session=mine; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure",
  ]);
  const later = await ask("/", "__Host-session=mine; __Host-lang=ur; scripts=1; personal=account");
  expect(later).toEqual({ text, set: [] });
});

test("what signs in or out under the old name leaves nothing of it", async () => {
  const out = await ask("/sign-out", "session=mine");
  expect(out.set).toEqual([
    "__Host-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure",
    "session=; Path=/; Max-Age=0; SameSite=Lax; Secure",
  ]);
});

test("a file or a script's request renames nothing: a proxy may keep such an answer", async () => {
  expect(await ask("/", "session=mine", { accept: "*/*" })).toEqual({ text: "mine null null", set: [] });
});

test("over http names stay plain: browsers refuse the prefix there", async () => {
  expect((await ask("/sign-in", "", { https: false })).set).toEqual([
    "session=fresh; Path=/; Max-Age=60; HttpOnly; SameSite=Lax",
  ]);
  expect(await ask("/", "session=mine", { https: false })).toEqual({ text: "mine null null", set: [] });
});

test("headers that are given in a list, as a page out of memory has them, all arrive, with the cookies renamed", async () => {
  const server = await listen(
    hostCookies(
      (req, res) => {
        res.appendHeader("Set-Cookie", "scripts=; Path=/; Max-Age=0; SameSite=Lax");
        res.writeHead(200, ["X-A", "1", "Set-Cookie", "personal=guest; Path=/", "X-A", "2"]).end(req.headers.cookie);
      },
      { https: true },
    ),
    { port: 0, host: "127.0.0.1" },
  );
  const answer = await fetch(`http://127.0.0.1:${server.port}/`, { headers: { accept: "text/html", cookie: "device=d" } });
  expect(await answer.text()).toBe("device=d");
  expect(answer.headers.get("x-a")).toBe("1, 2");
  expect(answer.headers.getSetCookie()).toEqual([
    "scripts=; Path=/; Max-Age=0; SameSite=Lax",
    "personal=guest; Path=/",
    "device=; Path=/; Max-Age=0; SameSite=Lax; Secure",
    "__Host-device=d; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure",
  ]);
  await server.close();
});
