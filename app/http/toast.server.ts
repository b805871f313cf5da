import { redirect } from "@remix-run/node";
import { failureToasts } from "#app/i18n/failure-toasts.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { refusals as refusalTexts } from "#app/i18n/refusals.ts";
import { toasts } from "#app/i18n/toasts.ts";
import { translator } from "#app/i18n/translate.ts";
import { excerpt } from "#app/lib/excerpt.ts";
import type { Outcome, Refusal } from "#app/lib/outcome.ts";
import { safePath } from "#app/lib/safe-path.ts";
import { prefetchHeader } from "#app/lib/stored-pages.ts";
import { cookieOf, setCookie } from "./cookies.server.ts";
import { langOf } from "./lang.server.ts";

/** The sentences that may follow a redirect. */
export type ToastKey = keyof typeof toasts.en;

/** The toast for a submit without JavaScript that added nothing to the cart. */
export const cartRefusal = ({ code }: Refusal): ToastKey => (code === "maintenance" ? "ordering-paused" : "cart-refused");

/** The message that a cart took less of an item than was asked for. */
export const cartLimited = ({ code }: Refusal): ToastKey => (code === "cart.limit" ? "cart-order-limit" : "cart-limited");

const isToast = (key: string | null): key is ToastKey => key !== null && Object.hasOwn(toasts.en, key);

type ToastOptions = {
  /** may carry further cookies */
  headers?: HeadersInit | undefined;
  /** fill the gaps of the sentence */
  values?: Readonly<Record<string, string>>;
  /** the address that a post takes it back at, offered for some seconds */
  undo?: string | undefined;
  /** the record it is about, such as the address of a row; a newer toast of the same record replaces it */
  record?: string | undefined;
};

/** What a value of a toast may have, so that its cookie stays small. */
const longestValue = 200;

/** The names of the way back and of the record among a toast's values; no gap of a sentence is called so. */
const [undoName, recordName] = ["_undo", "_record"] as const;

/** Sends the browser on, with one sentence to show when it arrives. */
export function redirectWithToast(
  to: string,
  key: ToastKey,
  { headers, values = {}, undo, record }: ToastOptions = {},
): Response {
  const all = new Headers(headers);
  const gaps = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, excerpt(value, longestValue)]));
  if (undo) gaps.set(undoName, undo);
  if (record) gaps.set(recordName, record);
  all.append("Set-Cookie", setCookie("toast", gaps.size > 0 ? `${key}?${gaps}` : key, 60));
  return redirect(to, { headers: all });
}

/** The same with why something was refused, as `{why}` of a toast. */
export const redirectWithRefusal = (request: Request, to: string, { code, values }: Refusal, key: ToastKey = "row-not-done") =>
  redirectWithToast(to, key, { values: { why: translator(langOf(request), refusalTexts)(code, values) } });

/**
 * Sends the browser on after a command that has no form of its own: with a toast that it is done, whose gaps the outcome's value fills,
 * or with one that says why it was refused.
 */
export function redirectWithOutcome(
  request: Request,
  to: string,
  outcome: Outcome<Readonly<Record<string, string>> | null>,
  said: ToastKey,
  options: Pick<ToastOptions, "undo" | "record"> = {},
): Response {
  if (outcome.ok) return redirectWithToast(to, said, { values: outcome.value ?? {}, ...options });
  return redirectWithRefusal(request, to, outcome.refusal);
}

/** A sentence that waits for a browser: the record it is about, and the address that a post takes it back at; null for none. */
export type WaitingToast = { sentence: string; tone: "success" | "error"; record: string | null; undo: string | null };

/** The sentence waiting for this browser, if any, and the header that takes it away once read. */
export function takeToast(request: Request, lang: Lang): (WaitingToast & { clear: string }) | null {
  if (request.headers.get(prefetchHeader.name) === prefetchHeader.value) return null; // nobody reads that page now
  const cookie = cookieOf(request, "toast") ?? "";
  const [key = null] = cookie.split("?", 1);
  if (!isToast(key)) return null;
  const tone = Object.hasOwn(failureToasts, key) ? "error" : "success";
  const {
    [undoName]: undo,
    [recordName]: record = null,
    ...values
  } = Object.fromEntries(new URLSearchParams(cookie.slice(key.length + 1)));
  const sentence = translator(lang, toasts)(key, values);
  return { sentence, tone, record, undo: safePath(undo, "") || null, clear: setCookie("toast", "", 0) };
}
