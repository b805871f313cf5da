import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { parseShopUrl, testShopUrl } from "./shop-url.ts";

test.each([
  ["shop.example.com", "https://shop.example.com"],
  [" https://Shop.Example.com/admin/orders?x=1#y ", "https://shop.example.com"],
  ["shop.example.com:8443", "https://shop.example.com:8443"],
  ["http://127.0.0.1:3000", "http://127.0.0.1:3000"],
  ["localhost:3000", "http://localhost:3000"],
  ["[::1]:3000/admin", "http://[::1]:3000"],
])("%j is the shop at %s", (typed, home) => {
  expect(parseShopUrl(typed)).toEqual({ home });
});

test.each([
  ["http://shop.example.com", "https-needed"],
  ["http://192.168.1.5:3000", "https-needed"],
  ["http://127.0.0.1.evil.example", "https-needed"],
  ["http://localhost.evil.example", "https-needed"],
  ["https://admin:secret@shop.example.com", "not-an-address"],
  ["javascript:alert(1)", "not-an-address"],
  ["file:///etc/passwd", "not-an-address"],
  ["ftp://shop.example.com", "not-an-address"],
  ["my shop", "not-an-address"],
  ["", "not-an-address"],
])("%j is refused: %s", (typed, problem) => {
  expect(parseShopUrl(typed)).toEqual({ problem });
});

async function serve(status: number, body: string) {
  const server = createServer((_, answer) => answer.writeHead(status, { Location: "https://evil.example" }).end(body));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

test.each([
  [200, '{"status":"ready"}', null],
  [503, '{"status":"not ready"}', "not-ready"],
  [200, "<h1>Router</h1>", "not-the-shop"],
  [200, "null", "not-the-shop"],
  [302, "", "unreachable"],
])("a server that answers %s %s", async (status, body, problem) => {
  const { address, stop } = await serve(status, body);
  const answer = await testShopUrl(address, fetch);
  stop();
  expect(answer).toEqual(problem ? { isShop: false, problem } : { isShop: true, home: address });
});

test("nobody there and a bad certificate are told apart", async () => {
  const failing = (message: string) => testShopUrl("shop.example.com", () => Promise.reject(new Error(message)));
  expect(await failing("net::ERR_CONNECTION_REFUSED")).toEqual({ isShop: false, problem: "unreachable" });
  expect(await failing("net::ERR_CERT_AUTHORITY_INVALID")).toEqual({ isShop: false, problem: "not-secure" });
});
