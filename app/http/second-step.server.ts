import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { Account } from "#app/domain/accounts/account.ts";
import { findSecondStep, needsSecondStep, startSecondStep } from "#app/domain/two-factor/second-step.server.ts";
import type { Refusal } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { seal, unseal } from "#app/platform/seal.server.ts";
import { cookieOf, setCookie } from "./cookies.server.ts";
import { readReturnTo } from "./sign-in-session.server.ts";
import { trustedTokens } from "./trusted-device.server.ts";

const name = "second-step";

/** The time for finding the phone, seconds. */
const lifetime = 10 * 60;

const pendingSchema = z.object({ id: z.number(), proof: z.string(), until: z.number() });

/** The address of the second step that leads to `returnTo` afterwards. */
export const secondStepPath = (returnTo: string, query: Readonly<Record<string, string>> = {}): string => {
  const search = new URLSearchParams({ ...query, ...(returnTo !== "/" && { return_to: returnTo }) });
  return search.size > 0 ? `/auth/two-factor?${search}` : "/auth/two-factor";
};

/**
 * Leads an account whose password was right to the second step of signing in; null where none is needed. The browser gets an encrypted
 * cookie for ten minutes that says whose sign-in is pending, and no session.
 */
export async function leadToSecondStep(request: Request, account: Account): Promise<Response | null> {
  if (!(await needsSecondStep(account, trustedTokens(request)))) return null;
  const pending = await startSecondStep(account.id);
  if (!pending) return null;
  const cookie = seal(name, { ...pending, until: now().getTime() + lifetime * 1000 });
  return redirect(secondStepPath(readReturnTo(request)), { headers: { "Set-Cookie": setCookie(name, cookie, lifetime) } });
}

/** Whose sign-in waits for its second step in this browser, or null. */
export async function pendingAccount(request: Request): Promise<Account | null> {
  const read = pendingSchema.safeParse(unseal(name, cookieOf(request, name) ?? ""));
  return read.success && read.data.until > now().getTime() ? findSecondStep(read.data) : null;
}

/** The reply to a form whose code was refused; after too many it says for how long, in Retry-After too. */
export function refuseCode<Reply extends { init: ResponseInit | null }>(
  form: { refuse: (refusal: Refusal) => Reply },
  refusal: Refusal,
): Reply {
  const reply = form.refuse(refusal);
  const minutes = refusal.code === "two-factor.locked" ? Number(refusal.values?.["minutes"]) : 0;
  if (minutes > 0) reply.init = { ...reply.init, headers: { "Retry-After": String(minutes * 60) } };
  return reply;
}

/** The header that ends a pending sign-in. */
export const clearSecondStep = (): string => setCookie(name, "", 0);
