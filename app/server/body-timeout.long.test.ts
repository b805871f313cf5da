import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenApp, openApp } from "#tests/support/open-app.ts";

/** Slow beyond the limit for words, and within that for uploads; milliseconds. */
const bodyTimeouts = { usual: 200, upload: 3_000 };
const slow = 600;

let shop: OpenApp;
beforeAll(async () => {
  shop = await openApp(
    async (req, res, next) => {
      let size = 0;
      try {
        for await (const part of req) size += part.length;
        res.send(`${size} bytes came`);
      } catch (problem) {
        next(problem);
      }
    },
    { bodyTimeouts },
  );
});
afterAll(() => shop.close());

/** Sends half a body at once and the other half late, over a socket of its own. */
async function sendSlowly(path: string, half = "x".repeat(1_000)): Promise<string> {
  const { host, hostname, port } = new URL(shop.origin);
  const socket = connect(Number(port), hostname).setEncoding("utf8");
  let answer = "";
  socket.on("data", (part) => {
    answer += part;
  });
  socket.on("error", () => undefined); // the other half may meet a connection that is closed
  const head = [`POST ${path} HTTP/1.1`, `Host: ${host}`, `Origin: ${shop.origin}`, `Content-Length: ${2 * half.length}`];
  socket.write([...head, "Connection: close", "", half].join("\r\n"));
  const ended = once(socket, "close");
  await sleep(slow);
  if (socket.writable) socket.write(half);
  await ended;
  return answer;
}

test.each([
  "/profile/picture",
  "/admin/picture",
  "/admin/products/new.data",
  "/admin/content",
  "/admin/products/import",
  "/admin/faq/import",
])("what a slow line sends to %s arrives whole, however long the words of other forms may take", async (path) =>
  expect(await sendSlowly(path)).toMatch(/^HTTP\/1.1 200 .*2000 bytes came$/s),
);

test.each(["/checkout", "/admin/orders", "/admin/products/7/archive"])(
  "a body of words that does not come in time at %s is answered and its connection closed",
  async (path) => expect(await sendSlowly(path)).toMatch(/^HTTP\/1.1 408 .*took too long/s),
);

test("words that come in time are not ended later on", async () => {
  const sent = { method: "POST", headers: { origin: shop.origin }, body: "name=Ayesha" };
  expect(await shop.send("/checkout", sent)).toMatchObject({ status: 200, text: "11 bytes came" });
  await sleep(slow);
  expect((await shop.send("/checkout", sent)).status).toBe(200);
});
