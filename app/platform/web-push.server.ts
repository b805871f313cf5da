import webPush from "web-push";
import { z } from "zod";
import { demoPushService } from "#app/contract/demo-inbox.ts";
import { readRetryAfter } from "#app/lib/retry-after.ts";
import { now } from "./clock.server.ts";
import { db } from "./db.server.ts";
import { env } from "./env.server.ts";
import { NoAnswer, RetryAfter } from "./outbox.server.ts";
import { processWide } from "./process-wide.server.ts";
import { type FailedCall, safeFetch } from "./safe-fetch.server.ts";

const keyPair = z.object({ publicKey: z.string().min(1), privateKey: z.string().min(1) });

/** The pair that the shop signs its pushes with, base64url; browsers subscribe to the public half. */
export type VapidKeys = z.infer<typeof keyPair>;

const ofProcess = () => processWide("vapid-keys", () => ({ keys: undefined as Promise<VapidKeys> | undefined }));

/** In the database and not on a disk: every process and machine of the shop must sign alike, and a backup must hold them. */
const setting = "vapid_keys";

async function readOrMake(): Promise<VapidKeys> {
  const found = await db.setting.findUnique({ where: { key: setting } });
  if (found) return keyPair.parse(found.value);
  const made = JSON.stringify(webPush.generateVAPIDKeys());
  await db.$executeRaw`
    INSERT INTO settings (key, value, updated_at) VALUES (${setting}, ${made}::jsonb, ${now()}) ON CONFLICT (key) DO NOTHING`;
  return keyPair.parse((await db.setting.findUniqueOrThrow({ where: { key: setting } })).value);
}

/** `VAPID_PUBLIC_KEY` and `VAPID_PRIVATE_KEY`; where both are absent, a pair made at first use and kept for good. */
export async function vapidKeys(): Promise<VapidKeys> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  if (publicKey && privateKey) return { publicKey, privateKey };
  if (publicKey || privateKey) throw new Error("VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: set both or neither.");
  const kept = ofProcess();
  kept.keys ??= readOrMake();
  return kept.keys.catch((problem: unknown) => {
    kept.keys = undefined;
    throw problem;
  });
}

/** Where a browser takes its pushes, and the keys that only it can open them with (base64url). */
export type PushAddress = { endpoint: string; p256dh: string; auth: string };

/** What is sent. A push service keeps it for `seconds`, and drops it when a later one has the same `topic` (at most 32 of A–Z a–z 0–9 - _). */
export type Push = { payload: string; seconds: number; urgency: "normal" | "high"; topic?: string };

/**
 * `gone`: the browser will never take a push at this address again. `other-key`: it subscribed with another key than the shop's, and must
 * subscribe anew. `refused`: it will never take this push. `unauthorised`: the service does not accept the shop's signature.
 */
export type PushResult = "taken" | "gone" | "other-key" | "refused" | "unauthorised";

/** As Apple (`VapidPkHashMismatch`), Google, Mozilla and Microsoft say that a subscription belongs to another key. */
const otherKey = /mismatch|do(es)? not (correspond|match)/i;

/** A token that is wrong or out of date, as by a wrong clock, says nothing of one subscription. */
const badToken = /jwt|token/i;

function resultOf(status: number, text: string): PushResult | null {
  if (status >= 200 && status < 300) return "taken";
  if (status === 404 || status === 410) return "gone";
  if ([400, 401, 403].includes(status) && otherKey.test(text)) return "other-key";
  if (status === 403) return badToken.test(text) ? "unauthorised" : "other-key";
  if (status === 401) return "unauthorised";
  return status === 400 || status === 413 ? "refused" : null;
}

/** Where a push is handed over: at the service of its endpoint, in demo mode perhaps at the one that stands in for it. */
function serviceOf(endpoint: string): URL {
  const url = new URL(endpoint);
  return env.DEMO && env.DEMO_PUSH_URL && url.hostname === demoPushService ? new URL(url.pathname, env.DEMO_PUSH_URL) : url;
}

/**
 * Encrypts a push for one browser, signs it and hands it to the browser's push service. Rejects when that cannot be reached or
 * is busy: a retry makes sense, with `RetryAfter` not before the time it names; with `NoAnswer` when it perhaps took the push.
 *
 * @param contact an https or mailto address at which the push service's operator reaches the shop
 */
export async function sendWebPush({ endpoint, p256dh, auth }: PushAddress, push: Push, contact: string): Promise<PushResult> {
  const { payload, seconds: TTL, urgency, topic } = push;
  const subscription = { endpoint, keys: { p256dh, auth } };
  const options = { vapidDetails: { subject: contact, ...(await vapidKeys()) }, TTL, urgency, ...(topic && { topic }) };
  const { method, headers, body } = webPush.generateRequestDetails(subscription, payload, options);
  const call = { method, headers: headers as Record<string, string>, body };
  const answer = await safeFetch(serviceOf(endpoint), call).catch(({ message, written, status: begun = 0 }: FailedCall) => {
    throw written && begun < 300 ? new NoAnswer(`the push service did not answer: ${message}`) : new Error(message);
  });
  const { status } = answer;
  const result = resultOf(status, answer.text);
  if (result) return result;
  const until = status === 429 || status === 503 ? readRetryAfter(answer.headers["retry-after"], now()) : null;
  if (until) throw new RetryAfter(`the push service answered ${status}`, until);
  throw new Error(`the push service answered ${status}`);
}
