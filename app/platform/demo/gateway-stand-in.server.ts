import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { now } from "#app/platform/clock.server.ts";

/** A message as the stand-in received it. */
export type StandInMessage = { phone: string; message: string; media: string | null; filename: string | null; at: Date };

/**
 * How the stand-in behaves. `session` is the state of its phone: `logged-out` still reports "connected" and only refuses
 * to send, as real gateways do. `mood` is the gateway itself; `answer` replaces the answer to the next sendings.
 */
export type StandInBehaviour = {
  session: "connected" | "scan" | "logged-out" | "uninitialized";
  mood: "well" | "slow" | "hanging" | "failing";
  notOnWhatsapp: Set<string>;
  answer: { status: number; body: string; headers?: Record<string, string> } | null;
};

/** The text of the code that the stand-in gives to scan. */
export const standInCode = "2@standin0123456789abcdef,QUJDREVGR0hJSktMTU5PUA==,demo=,1";

const slow = 3000;

/** No more messages and calls are kept, the latest. */
const most = 2000;

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  try {
    return JSON.parse(Buffer.concat(parts).toString("utf8")) as Record<string, unknown>;
  } catch {
    return {};
  }
}

const say = (response: ServerResponse, status: number, value: unknown) =>
  void response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(value));

const stateAnswers = {
  connected: [200, "connected"],
  "logged-out": [200, "connected"],
  scan: [400, "waiting for connection"],
  uninitialized: [400, "connection uninitialized"],
} as const;

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function receive(body: Record<string, unknown>, behaviour: StandInBehaviour, messages: StandInMessage[]) {
  if (behaviour.answer) return behaviour.answer;
  const phone = textOf(body["phone_number"]);
  if (behaviour.mood === "failing") return { status: 500, body: JSON.stringify("failed send message") };
  if (behaviour.session === "uninitialized") return { status: 400, body: JSON.stringify("connection uninitialized") };
  if (behaviour.session !== "connected") return { status: 400, body: JSON.stringify("please scan barcode") };
  if (!/^\+\d{10,15}$/.test(phone)) return { status: 400, body: JSON.stringify({ errors: [{ msg: "Invalid phone number" }] }) };
  if (behaviour.notOnWhatsapp.has(phone)) return { status: 400, body: JSON.stringify("number not exists") };
  const media = textOf(body["media"]) || null;
  messages.push({
    ...{ phone, message: textOf(body["message"]), media },
    ...{ filename: textOf(body["media_filename"]) || null, at: now() },
  });
  messages.splice(0, messages.length - most);
  return { status: 200, body: JSON.stringify({ status: 100, message: "success" }) };
}

/**
 * Starts a WhatsApp gateway of this machine that answers as the small self-hosted ones do and keeps what it is sent. It listens on the
 * loopback only; `OUTBOUND_ALLOW` must name it.
 *
 * @returns its address, what it received, and `behaviour`, which may be changed at any time
 */
export async function startGatewayStandIn() {
  const messages: StandInMessage[] = [];
  const calls: { method: string; path: string; credId: string }[] = [];
  const behaviour: StandInBehaviour = { session: "connected", mood: "well", notOnWhatsapp: new Set(), answer: null };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "/", "http://gateway");
    const body = await bodyOf(request);
    const credId = url.searchParams.get("cred_id") ?? "";
    calls.push({ method: request.method ?? "", path: url.pathname, credId });
    calls.splice(0, calls.length - most);
    if (behaviour.mood === "hanging") return;
    if (behaviour.mood === "slow") await new Promise((resolve) => setTimeout(resolve, slow).unref());
    if (credId === "") return say(response, 400, "cred_id is required");
    if (url.pathname === "/get-state") {
      const [status, state] = stateAnswers[behaviour.session];
      return say(response, status, state);
    }
    if (url.pathname === "/get-qrcode") {
      if (behaviour.session === "connected") return say(response, 200, "connected");
      if (behaviour.session === "scan") return say(response, 200, { qrcode: standInCode });
      return say(response, 200, "qr code not available");
    }
    if (!/^\/send-(text|media)-message$/.test(url.pathname)) return say(response, 404, "not found");
    const said = receive(body, behaviour, messages);
    response.writeHead(said.status, { "Content-Type": "application/json", ...said.headers }).end(said.body);
  };
  const server: Server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { baseUrl: `http://${host}`, host, messages, calls, behaviour, stop };
}
