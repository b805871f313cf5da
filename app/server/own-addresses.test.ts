import { networkInterfaces } from "node:os";
import { afterEach, expect, test } from "vitest";
import { env, ownOrigins } from "#app/platform/env.server.ts";
import { listen } from "./listen.ts";
import { originCheck } from "./origin-check.ts";
import { proxyWarning } from "./print-address.ts";

const { HOST, APP_ORIGIN } = env;
afterEach(() => void Object.assign(env, { HOST, APP_ORIGIN }));

const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .filter(({ internal, family }) => !internal && family === "IPv4")
  .map(({ address }) => address);

/** Sends a form from a page of the shop at an address, to a server that listens on `host`. */
async function sendForm(host: string, originOf: (port: number) => string): Promise<number> {
  Object.assign(env, { HOST: host, APP_ORIGIN: undefined });
  const check = originCheck(ownOrigins);
  const { port, close } = await listen(
    (req, res) => {
      const answer = Object.assign(res, {
        status: (code: number) => Object.assign(res, { statusCode: code }),
        set: () => answer,
        type: () => answer,
        send: (text: string) => res.end(text),
      });
      const requested = Object.assign(req, { get: (name: string) => req.headers[name.toLowerCase()] });
      check(requested as never, answer as never, () => res.end("done"));
    },
    { port: 0, host },
  );
  try {
    const origin = originOf(port);
    return (await fetch(origin, { method: "POST", headers: { Origin: origin } })).status;
  } finally {
    await close();
  }
}

test.each([
  ["127.0.0.1", "127.0.0.1"],
  ["127.0.0.1", "localhost"],
  ["0.0.0.0", "127.0.0.1"],
  ["::1", "[::1]"],
  ["::", "[::1]"],
  ...outside.flatMap((address): [string, string][] => [
    ["0.0.0.0", address],
    [address, address],
  ]),
])("a shop that listens on %s takes the forms of a page opened at %s", async (host, opened) => {
  expect(await sendForm(host, (port) => `http://${opened}:${port}`)).toBe(200);
});

test.each(["127.0.0.1", "0.0.0.0", "::1", "::", ...outside])("what a shop on %s announces can be opened", (host) => {
  Object.assign(env, { HOST: host, APP_ORIGIN: undefined });
  const [announced = ""] = ownOrigins(3000);
  expect(announced).toMatch(/^http:\/\/(?!0\.0\.0\.0|\[::\])[\w.[\]:]+:3000$/);
});

test("a shop with an address of its own takes no forms from any other", () => {
  Object.assign(env, { HOST: "0.0.0.0", APP_ORIGIN: "https://shop.example" });
  expect(ownOrigins(3000)).toEqual(["https://shop.example"]);
});

test("a shop on https behind a proxy that it does not know of says so", () => {
  expect(proxyWarning({ APP_ORIGIN: "https://shop.example", TRUST_PROXY: "" })).toContain("TRUST_PROXY is not set");
  expect(proxyWarning({ APP_ORIGIN: "https://shop.example", TRUST_PROXY: "1" })).toBeNull();
  expect(proxyWarning({ APP_ORIGIN: "http://192.168.1.5:3000", TRUST_PROXY: "" })).toBeNull();
});
