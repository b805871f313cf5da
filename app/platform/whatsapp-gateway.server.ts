import { readRetryAfter } from "#app/lib/retry-after.ts";
import { now } from "./clock.server.ts";
import { isLaneDown, LaneDown, NoAnswer, NotUnderstood, RetryAfter, Undeliverable } from "./outbox.server.ts";
import { type FailedCall, type FetchedResponse, mayCall, safeFetch } from "./safe-fetch.server.ts";
import {
  type GatewayAnswer,
  isConnectedAnswer,
  isPerhapsSuccess,
  judgeSending,
  type QrAnswer,
  readQr,
} from "./whatsapp-answer.ts";

/** Where a gateway is and which of its sessions the shop uses. */
export type Gateway = { baseUrl: string; credId: string };

/** How a gateway answered about its session: `said` is its own text, cut. `unreachable` and `refused` say why there is none. */
export type GatewayState =
  | { kind: "connected" | "disconnected" | "credential" | "unreadable"; said: string }
  | { kind: "address" | "unreachable" | "silent"; said: string };

/** No more of an answer is kept. */
const longestAnswer = 500;

const cut = (text: string): string => text.replace(/\s+/g, " ").trim().slice(0, longestAnswer);

/** The address of a call; null for a base that is no web address or carries a sign-in. */
export function gatewayUrl({ baseUrl, credId }: Gateway, call: string): URL | null {
  if (!URL.canParse(baseUrl)) return null;
  const base = new URL(baseUrl);
  if (!/^https?:$/.test(base.protocol) || base.username || base.password) return null;
  const url = new URL(`${base.pathname.replace(/\/+$/, "")}/${call}`, base.origin);
  url.searchParams.set("cred_id", credId);
  return url;
}

/** Whether the shop may call a gateway at this address: https on the internet, or a host that `OUTBOUND_ALLOW` names. */
export function isGatewayAddress(baseUrl: string): boolean {
  const url = gatewayUrl({ baseUrl, credId: "" }, "get-state");
  return url !== null && mayCall(url);
}

const codeOf = (problem: unknown): string =>
  (problem as { code?: string }).code ?? (problem as { cause?: { code?: string } }).cause?.code ?? "";

/** Failures of connecting: the address is wrong, or no server listens there. */
const neverConnected =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPROTO|ERR_TLS\w*|ERR_SSL\w*|CERT_\w+|DEPTH_ZERO\w*|SELF_SIGNED\w*|UNABLE_TO\w*)$/;

const isInner = (problem: unknown): boolean => problem instanceof Error && /inner network|has no address/.test(problem.message);

/** The failure without the address it was for, which has the credential in it. */
const failureOf = (problem: unknown): string => codeOf(problem) || (problem instanceof Error ? problem.name : "failed");

const answerOf = ({ status, text, headers }: FetchedResponse): GatewayAnswer => ({
  status,
  text,
  retryAfter: headers["retry-after"],
});

async function call(gateway: Gateway, path: string, body?: object, key?: string): Promise<GatewayAnswer> {
  const url = gatewayUrl(gateway, path);
  if (!url || !mayCall(url)) throw new LaneDown("the gateway's address is none that the shop calls");
  const sent = body && JSON.stringify(body);
  if (!sent) return answerOf(await safeFetch(url));
  const headers = {
    ...{ "Content-Type": "application/json", "Content-Length": Buffer.byteLength(sent) },
    ...(key !== undefined && { "Idempotency-Key": key }),
  };
  return answerOf(await safeFetch(url, { method: "POST", headers, body: sent }));
}

/**
 * Asks a gateway for the state of the session (B7.82). It may take 10 s, since a cold session needs about six. Never rejects: what
 * went wrong is the state.
 */
export async function readGatewayState(gateway: Gateway): Promise<GatewayState> {
  const url = gatewayUrl(gateway, "get-state");
  if (!url || !mayCall(url)) return { kind: "address", said: "" };
  try {
    const answer = await call(gateway, "get-state");
    const said = cut(answer.text);
    if (isConnectedAnswer(answer)) return { kind: "connected", said };
    if (answer.status === 401 || answer.status === 403 || /cred_id is required/i.test(answer.text)) {
      return { kind: "credential", said };
    }
    const isForeign = answer.status >= 300 && (answer.status < 400 || answer.status >= 500 || [404, 410].includes(answer.status));
    const isReadable = !isForeign && said !== "" && !said.startsWith("<");
    return { kind: isReadable ? "disconnected" : "unreadable", said };
  } catch (problem) {
    if (isInner(problem)) return { kind: "address", said: "" };
    return { kind: neverConnected.test(codeOf(problem)) ? "unreachable" : "silent", said: failureOf(problem) };
  }
}

/** Reads the code that signs the session in (B7.83): it is a password for a minute, so it is neither logged nor cached. */
export async function readGatewayQr(gateway: Gateway): Promise<QrAnswer> {
  return readQr(await call(gateway, "get-qrcode"));
}

/**
 * What a call without a readable answer means: no connection is the lane's fault; after the request was written the message was perhaps
 * sent, unless the answer began with a status that says it was not.
 */
function problemOf(problem: FailedCall): Error {
  const failure = failureOf(problem);
  if (problem.written && problem.status === undefined) return new NoAnswer(`the gateway did not answer: ${failure}`);
  if (problem.written) {
    const said = `the gateway's answer ${problem.status} cannot be read: ${failure}`;
    return (problem.status ?? 0) < 300 ? new NoAnswer(said) : new NotUnderstood(said);
  }
  const said = `the gateway was not reached: ${failure}`;
  return isInner(problem) || neverConnected.test(codeOf(problem)) ? new LaneDown(said) : new Error(said);
}

async function send(gateway: Gateway, path: string, { key, ...body }: Record<string, string | undefined>): Promise<string> {
  const answer = await call(gateway, path, body, key).catch((problem: unknown) => {
    throw isLaneDown(problem) ? problem : problemOf(problem as FailedCall);
  });
  const { verdict, isUnderstood } = judgeSending(answer);
  const said = cut(`${answer.status} ${answer.text}`);
  if (verdict === "sent") return said;
  if (verdict === "never") throw new Undeliverable(said);
  if (verdict === "down") throw new LaneDown(said);
  const until = answer.status === 429 || answer.status === 503 ? readRetryAfter(answer.retryAfter, now()) : null;
  if (until) throw new RetryAfter(said, until);
  if (isUnderstood) throw new Error(said);
  throw isPerhapsSuccess(answer) ? new NoAnswer(`the gateway's answer is not understood: ${said}`) : new NotUnderstood(said);
}

/**
 * Sends a text to a number in plus form (B7.80). Returns what the gateway answered, at most 500 characters; rejects with
 * `Undeliverable`, `LaneDown`, `RetryAfter`, `NoAnswer`, `NotUnderstood`, or with another error when a retry makes sense.
 *
 * @param text `key` is the same at every try: a gateway that knows the header Idempotency-Key sends it once
 */
export const sendGatewayText = (
  gateway: Gateway,
  { phone, message, key }: { phone: string; message: string; key?: string | undefined },
): Promise<string> => send(gateway, "send-text-message", { phone_number: phone, message, key });

/** A picture or file by its public address, which the gateway downloads itself, and the text below it. */
export type GatewayMedia = { phone: string; message: string; media: string; filename: string; key?: string | undefined };

/** Sends a file to a number in plus form (B7.81). The gateway answers before it sent it. Resolves and rejects as `sendGatewayText`. */
export const sendGatewayMedia = (gateway: Gateway, { phone, message, media, filename, key }: GatewayMedia): Promise<string> =>
  send(gateway, "send-media-message", { phone_number: phone, media_filename: filename, media, message, key });
