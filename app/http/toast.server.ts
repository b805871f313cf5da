import { redirect } from "@remix-run/node";
import type { Lang } from "#app/i18n/lang.ts";
import { toasts } from "#app/i18n/toasts.ts";
import { translator } from "#app/i18n/translate.ts";
import type { Refusal } from "#app/lib/outcome.ts";
import { cookieOf, setCookie } from "./cookies.server.ts";

/** The sentences that may follow a redirect. */
export type ToastKey = keyof typeof toasts.en;

/** The toasts with an error tone. */
const refusals: ReadonlySet<ToastKey> = new Set([
  "cart-limited",
  "cart-merged",
  "cart-not-changed",
  "cart-refused",
  "cart-unclear",
  "favourite-not-saved",
  "order-not-cancelled",
  "ordering-paused",
  "orders-none-moved",
  "orders-some-not-moved",
  "price-not-reverted",
  "about-not-saved",
  "banner-not-deleted",
  "banner-not-switched",
  "content-not-deleted",
  "policy-not-saved",
  "review-not-judged",
  "seasonal-not-featured",
  "seasonal-not-removed",
  "slide-not-deleted",
  "too-many-carts",
]);

/** The toast for a submit without JavaScript that added nothing to the cart. */
export const cartRefusal = ({ code }: Refusal): ToastKey => (code === "maintenance" ? "ordering-paused" : "cart-refused");

const isToast = (key: string | null): key is ToastKey => key !== null && Object.hasOwn(toasts.en, key);

/**
 * Sends the browser on, with one sentence to show when it arrives.
 *
 * @param headers may carry further cookies
 * @param values fill the gaps of the sentence
 */
export function redirectWithToast(
  to: string,
  key: ToastKey,
  headers: HeadersInit = {},
  values: Record<string, string> = {},
): Response {
  const all = new Headers(headers);
  const gaps = new URLSearchParams(values);
  all.append("Set-Cookie", setCookie("toast", gaps.size > 0 ? `${key}?${gaps}` : key, 60));
  return redirect(to, { headers: all });
}

/** The sentence waiting for this browser, if any, and the header that takes it away once read. */
export function takeToast(request: Request, lang: Lang): { sentence: string; tone: "success" | "error"; clear: string } | null {
  const [key = null, gaps = ""] = cookieOf(request, "toast")?.split("?") ?? [];
  if (!isToast(key)) return null;
  const tone = refusals.has(key) ? "error" : "success";
  const values = Object.fromEntries(new URLSearchParams(gaps));
  return { sentence: translator(lang, toasts)(key, values), tone, clear: setCookie("toast", "", 0) };
}
