import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTicks } from "#tests/fixtures/work-of.ts";
import { env } from "./env.server.ts";
import { LaneDown, Undeliverable } from "./outbox.server.ts";
import { readGatewayState, sendGatewayText } from "./whatsapp-gateway.server.ts";

/** A gateway whose answer comes at a byte a second, and would be "success" or "connected" in the end. */
const slow = createServer((request, response) => {
  const answer = request.url?.includes("get-state") ? '"connected"' : '{"status":100,"message":"success"}';
  let at = 0;
  const drip = setInterval(() => {
    response.write(answer[at++] ?? " ");
  }, 1000);
  response.once("close", () => clearInterval(drip));
});
let gateway = { baseUrl: "", credId: "shop-1" };
beforeAll(async () => {
  await new Promise<void>((ready) => slow.listen(0, "127.0.0.1", ready));
  const host = `127.0.0.1:${(slow.address() as AddressInfo).port}`;
  env.OUTBOUND_ALLOW.push(host);
  gateway = { ...gateway, baseUrl: `http://${host}` };
});
afterAll(() => {
  env.OUTBOUND_ALLOW.length = 0;
  slow.closeAllConnections();
  slow.close();
});

test("a gateway that answers byte by byte is given up after ten seconds: the message is tried later, and the session is not called connected", async () => {
  const since = startTicks();
  const sending = sendGatewayText(gateway, { phone: "+923012345678", message: "Salam" }).catch((problem: unknown) => problem);
  const [problem, state] = await Promise.all([sending, readGatewayState(gateway)]);
  expect(since()).toBeLessThan(15);
  expect(problem).toBeInstanceOf(Error);
  expect(problem).not.toBeInstanceOf(LaneDown);
  expect(problem).not.toBeInstanceOf(Undeliverable);
  expect(state.kind).toBe("silent");
});
