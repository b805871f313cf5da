import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { Client } from "pg";
import { bodyBytes, type RouteBody } from "#app/http/route-bodies.ts";
import { postmasterOf } from "#app/server/postmaster.ts";
import { HttpConnection } from "#tests/bench/rig/http-connection.ts";
import { openShopOf } from "#tests/support/e2e/shop-server.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

/** The built server by itself, with few descriptors: no page is looked at, so no browser is opened. */
const descriptors = 256;
const megabyte = 1024 * 1024;

let shop: Awaited<ReturnType<typeof openShopOf>>;
test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  shop = await openShopOf({ log: "test-results/server-limits.log", descriptors });
});
test.afterAll(() => shop?.close());

/** Opens idle connections from one address of this machine. */
function idle(count: number, localAddress: string): Socket[] {
  return Array.from({ length: count }, () =>
    connect({ port: Number(new URL(shop.url).port), host: "127.0.0.1", localAddress }).on("error", () => undefined),
  );
}

/** Asks by a connection of its own from an address of this machine: the head and body, empty when the server closes it. */
function ask(path: string, localAddress: string): Promise<string> {
  return new Promise((done) => {
    const socket = connect({ port: Number(new URL(shop.url).port), host: "127.0.0.1", localAddress }).setEncoding("utf8");
    let answer = "";
    socket.on("data", (part) => {
      answer += part;
    });
    socket.on("error", () => undefined).on("close", () => done(answer));
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${new URL(shop.url).host}\r\nConnection: close\r\n\r\n`);
  });
}

const post = (line: HttpConnection, path: string, body: string | Buffer, headers: Record<string, string>) =>
  line.ask({ method: "POST", path, headers: { Origin: shop.url, ...headers }, body });

test("more idle connections than descriptors end nothing: others are served meanwhile, and all again once they are gone", async () => {
  const greedy = idle(2 * descriptors, "127.0.0.1");
  await expect.poll(() => ask("/healthz", "127.0.0.1")).toBe("");
  expect(await ask("/", "127.0.0.2")).toMatch(/^HTTP\/1.1 200/);
  const more = idle(2 * descriptors, "127.0.0.3");
  await expect.poll(() => ask("/healthz", "127.0.0.4")).toBe("");
  for (const socket of [...greedy, ...more]) socket.destroy();
  await expect.poll(() => ask("/readyz", "127.0.0.4")).toContain('"degraded":["descriptors"]');
  expect(await ask("/", "127.0.0.1")).toMatch(/^HTTP\/1.1 200/);
  const lines = readFileSync("test-results/server-limits.log", "utf8").match(/connections are refused/g);
  expect(lines).toHaveLength(1);
});

test("sixty presses on a cart that somebody holds are refused as busy, in both bundles' words, and none is an error", async () => {
  const headers = { "Content-Type": "application/x-www-form-urlencoded", Accept: "*/*" };
  const form = "product_id=7&quantity=1";
  const first = new HttpConnection(shop.url);
  const opened = await post(first, "/cart.data", form, headers);
  const cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? "";
  first.hangUp();
  expect(cookie).toMatch(/^device=/);

  const { port } = postmasterOf(join(resolve(shop.dataDir), "pg")) ?? {};
  const password = readFileSync(join(shop.dataDir, "pg/shop-password"), "utf8").trim();
  const holder = new Client({ connectionString: `postgresql://postgres:${password}@127.0.0.1:${port}/taaza` });
  await holder.connect();
  try {
    await holder.query("BEGIN");
    await holder.query("SELECT FROM carts FOR UPDATE");
    const answers = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const line = new HttpConnection(shop.url);
        const { status, headers: given, body } = await post(line, "/cart.data", form, { ...headers, Cookie: cookie });
        line.hangUp();
        return { status, again: given.get("retry-after"), isSaid: body.toString().includes("very busy just now") };
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ status: 503, again: "5", isSaid: true })]),
    );
  } finally {
    await holder.query("ROLLBACK");
    await holder.end();
  }
});

type Upload = { path: string; bytes: number };

/** Every route of the build that says it takes a file, by an address of it. */
async function listUploads(): Promise<Upload[]> {
  const id = readFileSync("build/current", "utf8").trim();
  const { routes } = (await import(pathToFileURL(resolve("build", id, "index.js")).href)) as ServerBuild;
  const pathOf = (at: string | undefined): string => {
    const route = at === undefined ? undefined : routes[at];
    return route ? [pathOf(route.parentId), route.path].filter(Boolean).join("/") : "";
  };
  return Object.values(routes).flatMap((route) => {
    const body = (route?.module.handle as { body?: RouteBody } | undefined)?.body;
    if (!route || !body) return [];
    const path = `/${pathOf(route.id)}`.replace("*", body.at ?? "").replace(/:\w+/g, "7");
    return [{ path, bytes: bodyBytes[body.upload] }];
  });
}

test("each form with a file takes what it promises through the server, and says no to more", async () => {
  const uploads = await listUploads();
  expect(uploads.length).toBeGreaterThan(25);
  const line = new HttpConnection(shop.url);
  const wrong: string[] = [];
  for (const { path, bytes } of uploads) {
    const headers = { "Content-Type": "multipart/form-data; boundary=x", Accept: "text/html" };
    const [fits, tooLarge] = [bytes - megabyte / 2, bytes + 1];
    const taken = await post(line, path, Buffer.alloc(fits, "a"), headers);
    const refused = await post(line, path, Buffer.alloc(tooLarge, "a"), headers);
    // nobody is signed in, so what is taken is led to the sign-in
    if (taken.status !== 302 || refused.status !== 413) wrong.push(`${path}: ${taken.status}, ${refused.status}`);
    if (!refused.headers.get("content-type")?.startsWith("text/html")) wrong.push(`${path} refuses without a page`);
  }
  line.hangUp();
  expect(wrong).toEqual([]);
});
