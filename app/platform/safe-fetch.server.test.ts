import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { env } from "./env.server.ts";
import { isPublicAddress, mayCall, safeFetch } from "./safe-fetch.server.ts";

test.each([
  ...["127.0.0.1", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254", "100.64.0.1"],
  ...["198.18.0.1", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "fd12::1", "ff02::1"],
  ...["::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2001:db8::1", "2002:7f00:1::", "localhost", ""],
])("%s is nobody's address on the internet", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["142.250.1.1", "172.32.0.1", "192.169.0.1", "9.9.9.9", "2606:4700::1111", "2a00:1450::1"])("%s is", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ["https://fcm.googleapis.com/fcm/send/x", true],
  ["https://updates.push.services.mozilla.com/wpush/v2/x", true],
  ["http://fcm.googleapis.com/x", false],
  ["https://127.0.0.1/x", false],
  ["https://[::1]/x", false],
  ["https://[::ffff:7f00:1]/x", false],
  ["https://2130706433/x", false],
  ["https://0x7f.1/x", false],
  ["https://169.254.169.254/latest", false],
  ["https://somebody:secret@example.com/", false],
  ["ftp://example.com/", false],
  ["file:///etc/passwd", false],
])("whether %s may be called: %s", (address, may) => {
  expect(mayCall(new URL(address))).toBe(may);
});

describe("a host of the shop's own network", () => {
  const server = createServer((request, response) => {
    if (request.url === "/elsewhere") response.writeHead(302, { Location: "/" }).end();
    else if (request.url === "/endless") for (let part = 0; part < 40; part++) response.write("x".repeat(65_536));
    else response.end(`${request.method} ${request.headers["x-said"]}`);
  });
  let origin: string;
  beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    env.OUTBOUND_ALLOW.length = 0;
    server.closeAllConnections();
    server.close();
  });

  test("is called only when OUTBOUND_ALLOW names it with its port", async () => {
    await expect(safeFetch(new URL(origin))).rejects.toThrow("no address that the shop calls");
    env.OUTBOUND_ALLOW.push(new URL(origin).host);
    const said = await safeFetch(new URL(origin), { method: "POST", headers: { "x-said": "salaam" }, body: "x" });
    expect(said).toMatchObject({ status: 200, text: "POST salaam" });
  });

  test("cannot lead elsewhere, nor talk without end", async () => {
    expect((await safeFetch(new URL("/elsewhere", origin))).status).toBe(302);
    await expect(safeFetch(new URL("/endless", origin))).rejects.toThrow("too large");
  });
});

test("a name that leads into an inner network is refused at the moment of connecting", async () => {
  await expect(safeFetch(new URL("https://localhost:1/"))).rejects.toThrow("inner network");
});
