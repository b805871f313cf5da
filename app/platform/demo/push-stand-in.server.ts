import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { readPushPayload } from "#app/lib/push-payload.ts";
import { now } from "#app/platform/clock.server.ts";

/** One push as the browser of `owner` read it, after its service had checked who sent it. */
export type StandInPush = {
  word: ReturnType<typeof readPushPayload>;
  owner: string;
  endpoint: string;
  headers: IncomingMessage["headers"];
  signedBy: string;
  contact: string;
  at: Date;
};

/** A subscribed browser: its subscription, and the secrets to decrypt pushes with. */
type Browser = { owner: string; endpoint: string; p256dh: string; auth: string; secret: Buffer };

/** How a push is answered: 201 takes it; `silent` never answers; `text` is the answer's body, `retryAfter` seconds or a date. */
export type StandInAnswer = { status: number; retryAfter: number | string; text?: string; silent?: boolean };

/** No more pushes and browsers are kept, the latest. */
const most = 200;

/**
 * Starts a push service of this machine. It accepts what RFC 8292 allows and decrypts it by RFC 8291; all else is answered with 403 or
 * 400. Everything here is written from those two alone. It listens on the loopback only; `OUTBOUND_ALLOW` must name it.
 *
 * @param publicOrigin the origin of its endpoints, where that is not its own address
 * @returns its address, the pushes that it took, what subscribes a browser, `behaviour`: how each push is answered, and `exceptions`: how those to some endpoints are
 */
export async function startPushStandIn(publicOrigin?: string) {
  const browsers = new Map<string, Browser>();
  const pushes: StandInPush[] = [];
  const behaviour: StandInAnswer = { status: 201, retryAfter: 0 };
  const exceptions = new Map<string, Partial<StandInAnswer>>();
  const server = createServer(async (request, response) => {
    const answer = { ...behaviour, ...exceptions.get(origin + request.url) };
    if (answer.silent) return;
    const { retryAfter, text = "" } = answer;
    const status = await take(request, answer.status).catch(() => 400);
    response.writeHead(status, retryAfter ? { "Retry-After": retryAfter } : {}).end(text);
  });

  async function take(request: IncomingMessage, wanted: number): Promise<number> {
    const browser = browsers.get(request.url ?? "");
    if (wanted >= 300) return wanted;
    if (!browser || request.method !== "POST") return 404;
    const sender = readSender(request.headers.authorization ?? "", origin);
    if (!sender || !request.headers.ttl) return 403;
    if (request.headers["content-encoding"] !== "aes128gcm") return 400;
    const word = readPushPayload(open(await bodyOf(request), browser));
    const { owner, endpoint } = browser;
    pushes.push({ word, owner, endpoint, headers: request.headers, ...sender, at: now() });
    pushes.splice(0, pushes.length - most);
    return wanted;
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const baseUrl = `http://${host}`;
  const origin = publicOrigin ?? baseUrl;

  /** A new browser of somebody, as it subscribes. */
  function browser(owner = ""): Pick<Browser, "endpoint" | "p256dh" | "auth"> {
    const key = createECDH("prime256v1");
    const p256dh = key.generateKeys("base64url", "uncompressed");
    const path = `/push/${randomBytes(12).toString("base64url")}`;
    const auth = randomBytes(16).toString("base64url");
    browsers.set(path, { owner, endpoint: origin + path, p256dh, auth, secret: key.getPrivateKey() });
    for (const first of [...browsers.keys()].slice(0, -most)) browsers.delete(first);
    return { endpoint: origin + path, p256dh, auth };
  }

  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { baseUrl, host, pushes, browser, behaviour, exceptions, stop };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}

const json = (part: string): Record<string, unknown> => JSON.parse(Buffer.from(part, "base64url").toString("utf8"));

/** Who signed a request (RFC 8292): the key and the contact, or null unless the token is theirs, for this service, and in date. */
function readSender(authorization: string, audience: string): { signedBy: string; contact: string } | null {
  const [, token = "", signedBy = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  if (!signature || json(head)["alg"] !== "ES256") return null;
  const point = Buffer.from(signedBy, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
  const key = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const signed = Buffer.from(`${head}.${claims}`);
  if (!verify("sha256", signed, { key, dsaEncoding: "ieee-p1363" }, Buffer.from(signature, "base64url"))) return null;
  const { aud, exp, sub } = json(claims);
  const seconds = Number(exp) - Date.now() / 1000;
  const isInDate = seconds > 0 && seconds <= 24 * 60 * 60;
  if (aud !== audience || !isInDate || !/^(mailto:|https:)/.test(String(sub))) return null;
  return { signedBy, contact: String(sub) };
}

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
  Buffer.from(hkdfSync("sha256", key, salt, info, bytes));

/** Opens one record of aes128gcm (RFC 8188) with the keys of a browser (RFC 8291). */
function open(sealed: Buffer, { p256dh, auth, secret }: Browser): string {
  const salt = sealed.subarray(0, 16);
  const end = 21 + (sealed[20] ?? 0);
  const senderKey = sealed.subarray(21, end);
  const ecdh = createECDH("prime256v1");
  ecdh.setPrivateKey(secret);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), Buffer.from(p256dh, "base64url"), senderKey]);
  const shared = derive(ecdh.computeSecret(senderKey), Buffer.from(auth, "base64url"), info, 32);
  const key = derive(shared, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(shared, salt, "Content-Encoding: nonce\0", 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(end, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
}
