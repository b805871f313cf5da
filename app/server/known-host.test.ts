import { request } from "node:http";
import { afterEach, expect, test } from "vitest";
import { atKnownHost } from "./known-host.ts";
import { type Listening, listen } from "./listen.ts";
import { requestIdFor, withoutForeignIds } from "./request-id.ts";

let server: Listening | undefined;
afterEach(() => server?.close());

type Wish = { path?: string; headers?: Record<string, string>; origin?: string | undefined; isProxy?: boolean };

/** The status and the answer to one request of a shop on a machine whose only own name is `inner.test`. */
async function ask({ path = "/", headers = {}, origin = "https://shop.example", isProxy = false }: Wish) {
  const trusts = () => isProxy;
  const named = withoutForeignIds((req, res) => void res.end(requestIdFor(req.headers["x-request-id"])), trusts);
  const hosts = { origin, innerHosts: () => ["inner.test"], isProxy: trusts };
  server = await listen(atKnownHost(named, hosts), { port: 0, host: "127.0.0.1" });
  const { port } = server;
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const sent = request({ port, host: "127.0.0.1", path, headers, agent: false }, async (reply) => {
      let text = "";
      for await (const part of reply) text += part;
      resolve({ status: reply.statusCode, text });
    });
    sent.once("error", reject).end();
  });
}

test.each([
  ["its own name", { headers: { host: "shop.example" } }, 200],
  ["its own name in capitals, with the usual port", { headers: { host: "Shop.Example:443" } }, 200],
  ["a stranger's name", { headers: { host: "evil.test" } }, 421],
  ["a stranger's name with its own as a prefix", { headers: { host: "shop.example.evil.test" } }, 421],
  ["its own name at another port", { headers: { host: "shop.example:8443" } }, 421],
  ["the machine's name, from the machine", { headers: { host: "inner.test" } }, 200],
  ["a forwarded name from no proxy", { headers: { host: "evil.test", "x-forwarded-host": "shop.example" } }, 421],
  ["a forwarded name from a proxy", { isProxy: true, headers: { host: "inner.test", "x-forwarded-host": "shop.example" } }, 200],
  [
    "a stranger's name forwarded by a proxy",
    { isProxy: true, headers: { host: "shop.example", "x-forwarded-host": "evil.test" } },
    421,
  ],
  ["a monitor's name at /healthz", { path: "/healthz", headers: { host: "10.0.0.7" } }, 200],
  ["a monitor's name at /readyz", { path: "/readyz?x=1", headers: { host: "10.0.0.7" } }, 200],
] satisfies [string, Wish, number][])("a shop with an address answers %s", async (_, wish, status) => {
  expect((await ask(wish)).status).toBe(status);
});

test("a shop without an address answers under any name", async () => {
  server = await listen(
    atKnownHost((_, res) => void res.end("served"), { origin: undefined, innerHosts: () => [], isProxy: () => false }),
    { port: 0, host: "127.0.0.1" },
  );
  const answer = await fetch(`http://127.0.0.1:${server.port}/`);
  expect(answer.status).toBe(200);
});

test("the id of a request is a trusted proxy's, and never a stranger's", async () => {
  const headers = { host: "shop.example", "x-request-id": "given-by-somebody" };
  expect((await ask({ headers, isProxy: true })).text).toBe("given-by-somebody");
  await server?.close();
  expect((await ask({ headers })).text).toMatch(/^[\da-f]{12}$/);
});
