import { type BatchedEvent, EventBatch } from "./analytics-batch.ts";

const address = "/api/analytics";
const type = "application/json";

/** Sends and forgets: a visitor never learns that their visit was not counted (A7.11). */
function send(body: string, isLeaving: boolean): void {
  if (isLeaving && navigator.sendBeacon?.(address, new Blob([body], { type }))) return;
  fetch(address, { method: "POST", body, headers: { "Content-Type": type }, keepalive: true }).catch(() => undefined);
}

const batch = new EventBatch(send);

/** Notes something that happened on the page on screen. */
export const trackEvent = (event: string, facts: Omit<BatchedEvent, "event" | "page_url"> = {}): void =>
  batch.add({ event, ...facts, page_url: location.pathname });

/** Which step towards an order a page is. */
const steps: Readonly<Record<string, string>> = { "/cart": "cart", "/checkout": "checkout", "/order-success": "placed" };

/** Notes that a page was opened, and what that tells: a product was looked at, a step towards an order was taken. */
export function trackVisit(path: string): void {
  trackEvent("page_view");
  const product = /^\/products?\/(\d+)$/.exec(path)?.[1];
  if (product) trackEvent("product_view", { label: product });
  const step = steps[path];
  if (step) trackEvent("checkout_step", { action: step });
}

/** Hears Add and "Place order" wherever they stand, and sends what is left when the page goes out of sight. Gives the way back. */
export function watchConsent(): () => void {
  const hear = ({ target, submitter }: SubmitEvent) => {
    const { pathname } = new URL((target as HTMLFormElement).action);
    if (pathname === "/checkout") trackEvent("checkout_step", { action: "place" });
    if (pathname !== "/cart" || !submitter?.classList.contains("add")) return;
    const form = new FormData(target as HTMLFormElement);
    const kind = form.has("product_id") ? "product" : "package";
    trackEvent("cart_add", { action: kind, label: String(form.get(`${kind}_id`)) });
  };
  const leave = () => {
    if (document.visibilityState === "hidden") batch.flush(true);
  };
  document.addEventListener("submit", hear, true);
  document.addEventListener("visibilitychange", leave);
  return () => {
    document.removeEventListener("submit", hear, true);
    document.removeEventListener("visibilitychange", leave);
  };
}
