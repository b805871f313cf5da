import { createHash } from "node:crypto";
import { type RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Refusal } from "#app/lib/outcome.ts";
import { timesInDemo } from "#app/platform/env.server.ts";
import { tryCounter } from "#app/platform/limits-store.server.ts";
import { log } from "#app/platform/log.server.ts";
import { networkOf } from "#app/platform/network-of.ts";
import { requestScope } from "#app/platform/request-scope.server.ts";

type Rate = { tries: number; minutes: number };

/** How often a person may try: per account (or what was typed for one), and per address of the network. */
const rates = {
  "sign-in": { address: { tries: 50, minutes: 15 } },
  "known-device": { account: { tries: 10, minutes: 15 } },
  register: { address: { tries: 20, minutes: 60 } },
  reset: { account: { tries: 5, minutes: 60 }, address: { tries: 20, minutes: 60 } },
  "reset-here": { account: { tries: 2, minutes: 60 } },
  "reset-everywhere": { account: { tries: 5, minutes: 60 } },
  "reset-device": { account: { tries: 3, minutes: 60 } },
  "claim-everywhere": { account: { tries: 5, minutes: 60 } },
  password: { account: { tries: 10, minutes: 15 } },
  checkout: { account: { tries: 20, minutes: 10 } },
  cart: { address: { tries: 60, minutes: 10 } },
  "shopping-list": { address: { tries: 40, minutes: 10 } },
  "share-list": { account: { tries: 20, minutes: 60 } },
  tracking: { address: { tries: 20, minutes: 10 } },
  reference: { account: { tries: 20, minutes: 10 } },
  push: { account: { tries: 20, minutes: 10 } },
  picture: { account: { tries: 200, minutes: 10 } },
  "incoming-whatsapp": { address: { tries: 300, minutes: 5 } },
  analytics: { address: { tries: 120, minutes: 5 } },
  "push-click": { address: { tries: 1000, minutes: 5 } },
  "public-form": { account: { tries: 10, minutes: 10 }, address: { tries: 10, minutes: 10 } },
} as const satisfies Record<string, { account?: Rate; address?: Rate }>;

/** Tries at a password that are answered at once; what comes beyond is slowed down and not refused (`countTry`). */
const slowed = {
  "password-here": { tries: 10, minutes: 15 },
  "password-everywhere": { tries: 50, minutes: 15 },
} as const satisfies Record<string, Rate>;

type Slowed = keyof typeof slowed;

/** What is limited. */
export type Limited = keyof typeof rates;

/** The part of a `readForm` result that a limit needs for its refusal. */
type Refusable<Reply> = { refuse: (refusal: Refusal, status?: number) => Reply };

/** Somebody tried too often: `refuse` is the ready 429 at the form, with what was typed and a Retry-After. */
export type TooMany = {
  seconds: number;
  refusal: Refusal;
  refuse: <Reply extends { init: ResponseInit | null }>(form: Refusable<Reply>) => Reply;
};

const keyOf = (text: string) => createHash("sha256").update(text.trim().toLowerCase()).digest("base64url");

const counterOf = (name: string, { tries, minutes }: Rate) => tryCounter(name, timesInDemo(tries), minutes * 60);

/** Counts one try; the seconds to wait when it was one too many. A database that cannot count lets everybody pass. */
async function count(name: string, rate: Rate, key: string): Promise<number> {
  try {
    await counterOf(name, rate).consume(key);
    return 0;
  } catch (problem) {
    if (problem instanceof RateLimiterRes) return Math.max(1, Math.ceil(problem.msBeforeNext / 1000));
    log.error({ err: problem, limit: name }, "limit not counted");
    return 0;
  }
}

/**
 * Counts a try of this request's address and, when named, of an account; null while both are within their limits.
 * `DEMO_LIMITS` multiplies every limit in demo mode. Without the shop's own server there is no address to count.
 *
 * @param account a user's id, or what was typed as e-mail or phone: unknown people are counted like known ones
 */
export async function limit(name: Limited, { account }: { account?: string | number } = {}): Promise<TooMany | null> {
  const rate: { account?: Rate; address?: Rate } = rates[name];
  const address = requestScope()?.address;
  const waits = await Promise.all([
    rate.account && account !== undefined ? count(`${name}:account`, rate.account, keyOf(String(account))) : 0,
    rate.address && address ? count(`${name}:address`, rate.address, keyOf(networkOf(address))) : 0,
  ]);
  const seconds = Math.max(...waits);
  return seconds > 0 ? tooMany(seconds) : null;
}

const tooMany = (seconds: number): TooMany =>
  refuseFor(seconds, { code: "limit.too-many", values: { minutes: Math.ceil(seconds / 60) } });

/** A ready 429 that says `refusal`, with a Retry-After of so many seconds. */
export function refuseFor(seconds: number, refusal: Refusal): TooMany {
  return {
    seconds,
    refusal,
    refuse(form) {
      const reply = form.refuse(refusal, 429);
      reply.init = { ...reply.init, headers: { "Retry-After": String(seconds) } };
      return reply;
    },
  };
}

/** The network that the request being served comes from; empty without the shop's own server. */
export function networkOfRequest(): string {
  const address = requestScope()?.address;
  return address ? networkOf(address) : "";
}

const endless = 1_000_000_000;

/** A counter without a limit; returns the number of tries. */
const slowedCounter = (name: Slowed) => tryCounter(name, endless, slowed[name].minutes * 60);

/** Counts a try that is slowed down and never refused: how many tries too many there were, 0 or less when none. */
export async function countTry(name: Slowed, account: string): Promise<number> {
  try {
    const { consumedPoints } = await slowedCounter(name).consume(keyOf(account));
    return consumedPoints - timesInDemo(slowed[name].tries);
  } catch (problem) {
    log.error({ err: problem, limit: name }, "limit not counted");
    return 0;
  }
}

async function takeOne(name: string, counter: RateLimiterPostgres, key: string): Promise<void> {
  await counter.reward(keyOf(key), 1).catch((problem) => log.error({ err: problem, limit: name }, "limit not taken back"));
}

/** Takes back a try of this request's network that proved right. */
export async function takeBack(name: "sign-in" | "tracking"): Promise<void> {
  const network = networkOfRequest();
  if (network) await takeOne(name, counterOf(`${name}:address`, rates[name].address), network);
}

/** Takes back a slowed try of an account that proved right. */
export const takeBackSlowed = (name: Slowed, account: string): Promise<void> => takeOne(name, slowedCounter(name), account);

/** Resets an account's tries, after a correct password. */
export async function forgive(name: "known-device" | "password" | "password-here", account: string | number): Promise<void> {
  const counter = name === "password-here" ? slowedCounter(name) : counterOf(`${name}:account`, rates[name].account);
  await counter
    .delete(keyOf(String(account)))
    .catch((problem) => log.error({ err: problem, limit: name }, "limit not forgotten"));
}
