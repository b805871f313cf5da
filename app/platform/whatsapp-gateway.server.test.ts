import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { standInCode, startGatewayStandIn } from "./demo/gateway-stand-in.server.ts";
import { env } from "./env.server.ts";
import { LaneDown, NoAnswer, RetryAfter, Undeliverable } from "./outbox.server.ts";
import {
  isGatewayAddress,
  readGatewayQr,
  readGatewayState,
  sendGatewayMedia,
  sendGatewayText,
} from "./whatsapp-gateway.server.ts";

const standIn = await startGatewayStandIn();
env.OUTBOUND_ALLOW.push(standIn.host);
const gateway = { baseUrl: standIn.baseUrl, credId: "shop one" };
const text = { phone: "+923012345678", message: "Order #000001 ab: Confirmed." };

beforeEach(() => {
  Object.assign(standIn.behaviour, { session: "connected", mood: "well", answer: null });
  standIn.messages.length = 0;
  standIn.calls.length = 0;
});
afterAll(async () => {
  env.OUTBOUND_ALLOW.length = 0;
  await standIn.stop();
});

describe("the calls of the gateway", () => {
  test("go to the host that they are given, with the query parameter cred_id", async () => {
    await sendGatewayText(gateway, text);
    await readGatewayState(gateway);
    await readGatewayQr(gateway);
    await sendGatewayText({ ...gateway, baseUrl: `${standIn.baseUrl}/` }, text);
    expect(standIn.calls.map(({ path }) => path)).toEqual([
      "/send-text-message",
      "/get-state",
      "/get-qrcode",
      "/send-text-message",
    ]);
    expect(new Set(standIn.calls.map(({ credId }) => credId))).toEqual(new Set(["shop one"]));
  });

  test("B7.80 a text is posted with phone_number and message", async () => {
    expect(await sendGatewayText(gateway, text)).toBe('200 {"status":100,"message":"success"}');
    expect(standIn.messages).toMatchObject([{ phone: "+923012345678", message: text.message, media: null }]);
    expect(standIn.calls).toMatchObject([{ method: "POST", path: "/send-text-message" }]);
  });

  test("B7.81 media is posted with phone_number, media_filename, media and message", async () => {
    const media = "https://shop.example.com/uploads/a.png";
    await sendGatewayMedia(gateway, { ...text, media, filename: "a.png" });
    expect(standIn.messages).toMatchObject([{ phone: text.phone, message: text.message, media, filename: "a.png" }]);
    expect(standIn.calls).toMatchObject([{ method: "POST", path: "/send-media-message" }]);
  });

  test("a session that was signed out far away still says connected, only sending shows it", async () => {
    standIn.behaviour.session = "logged-out";
    expect((await readGatewayState(gateway)).kind).toBe("connected");
    await expect(sendGatewayText(gateway, text)).rejects.toThrow(LaneDown);
  });

  test("B7.83 the code to scan comes while the session waits for it", async () => {
    expect(await readGatewayQr(gateway)).toEqual({ kind: "connected" });
    standIn.behaviour.session = "scan";
    expect(await readGatewayQr(gateway)).toEqual({ kind: "text", text: standInCode });
    expect(standIn.calls.at(-1)).toMatchObject({ method: "GET", path: "/get-qrcode" });
    expect((await readGatewayState(gateway)).kind).toBe("disconnected");
    standIn.behaviour.session = "uninitialized";
    expect(await readGatewayQr(gateway)).toEqual({ kind: "none" });
  });
});

describe("a message that was not taken", () => {
  test.each<[number, string, Record<string, string>, unknown]>([
    [400, '"number not exists"', {}, Undeliverable],
    [400, '"please scan barcode"', {}, LaneDown],
    [401, "", {}, LaneDown],
    [429, "", { "Retry-After": "60" }, RetryAfter],
    [429, "", {}, "429"],
    [500, '"failed send message"', {}, "failed send message"],
    [200, "<p>success</p>", {}, "200 <p>success</p>"],
    [302, "", { Location: "http://169.254.169.254/" }, "302"],
    [200, "x".repeat(2_000_000), {}, NoAnswer],
  ])("%i %.30s", async (status, body, headers, problem) => {
    standIn.behaviour.answer = { status, body, headers };
    const answered = sendGatewayText(gateway, text);
    await (typeof problem === "string"
      ? expect(answered).rejects.toThrow(problem)
      : expect(answered).rejects.toBeInstanceOf(problem));
  });

  test("an answer is kept in 500 characters, and no failure names the credential", async () => {
    standIn.behaviour.answer = { status: 400, body: "x ".repeat(2000) };
    const problem = await sendGatewayText(gateway, text).catch((error: unknown) => error as Error);
    expect((problem as Error).message).toHaveLength(500);
    const closed = await sendGatewayText({ ...gateway, baseUrl: "http://127.0.0.1:9" }, text).catch((error: unknown) => error);
    expect(`${closed}`).not.toContain("shop one");
  });
});

test("nobody listening, a connection that is cut and an address that is not called are different states", async () => {
  const cutting = createServer((socket) => void socket.once("data", () => socket.end("HTTP/1.1 200 OK\r\nContent-Le"))).listen(
    0,
    "127.0.0.1",
  );
  await new Promise((resolve) => cutting.once("listening", resolve));
  const host = `127.0.0.1:${(cutting.address() as { port: number }).port}`;
  env.OUTBOUND_ALLOW.push(host, "127.0.0.1:9");
  const stateAt = async (baseUrl: string) => (await readGatewayState({ baseUrl, credId: "x" })).kind;
  expect(await stateAt(`http://${host}`)).toBe("silent");
  expect(await stateAt("http://127.0.0.1:9")).toBe("unreachable");
  expect(await stateAt("http://127.0.0.1:10")).toBe("address");
  expect(await stateAt("https://localhost:1")).toBe("address");
  await expect(sendGatewayText({ baseUrl: "http://127.0.0.1:9", credId: "x" }, text)).rejects.toThrow(LaneDown);
  const cut = await sendGatewayText({ baseUrl: `http://${host}`, credId: "x" }, text).catch((problem: unknown) => problem);
  expect(cut).not.toBeInstanceOf(LaneDown);
  cutting.close();
});

test("a gateway that leads elsewhere is not followed: its address is at fault, and the machine that it names is never called", async () => {
  let called = 0;
  const inner = createHttpServer((_, response) => {
    called += 1;
    response.end('"connected"');
  });
  const leading = createHttpServer((_, response) => {
    response.writeHead(302, { Location: `http://127.0.0.1:${portOf(inner)}/get-state` }).end("Found");
  });
  const portOf = (server: typeof inner) => (server.address() as AddressInfo).port;
  for (const server of [inner, leading]) await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  env.OUTBOUND_ALLOW.push(`127.0.0.1:${portOf(inner)}`, `127.0.0.1:${portOf(leading)}`);
  const redirecting = { baseUrl: `http://127.0.0.1:${portOf(leading)}`, credId: "x" };
  expect(await readGatewayState(redirecting)).toEqual({ kind: "unreadable", said: "Found" });
  expect(await readGatewayQr(redirecting)).toEqual({ kind: "none" });
  await expect(sendGatewayText(redirecting, text)).rejects.toThrow("302");
  for (const server of [inner, leading]) server.close();
  expect(called).toBe(0);
});

test("a gateway at an IPv6 loopback is one once OUTBOUND_ALLOW names it with its port", () => {
  expect(isGatewayAddress("http://[::1]:8445")).toBe(false);
  env.OUTBOUND_ALLOW.push("[::1]:8445");
  expect([isGatewayAddress("http://[::1]:8445"), isGatewayAddress("http://[::1]:8446")]).toEqual([true, false]);
});

test.each([
  ["http://169.254.169.254", false],
  ["file:///etc/passwd", false],
  ["https://user:pass@gateway.example.com", false],
  ["https://[::1]:8443", false],
  ["https://10.0.0.7", false],
  ["http://gateway.example.com", false],
  ["gateway.example.com", false],
  ["", false],
  ["https://gateway.example.com/api/", true],
])("whether a gateway may be at %s: %s", (address, may) => {
  expect(isGatewayAddress(address)).toBe(may);
});
