import { type BatchedEvent, EventBatch } from "./analytics-batch.ts";

const address = "/api/analytics";
const type = "application/json";

/** Sends without waiting for the answer: a visitor gets no error when an event was not counted (A7.11). */
function send(body: string, isLeaving: boolean): void {
  if (isLeaving && navigator.sendBeacon?.(address, new Blob([body], { type }))) return;
  fetch(address, { method: "POST", body, headers: { "Content-Type": type }, keepalive: true }).catch(() => undefined);
}

const batch = new EventBatch(send);

/** Notes something that happened on the page on screen. */
export const trackEvent = (event: string, facts: Omit<BatchedEvent, "event" | "page_url"> = {}): void =>
  batch.add({ event, ...facts, page_url: location.pathname });

/** The checkout step of a page, if it is one. */
const steps: Readonly<Record<string, string>> = { "/cart": "cart", "/checkout": "checkout", "/order-success": "placed" };

/** Records a page view with the events it implies: a product view, or a checkout step. */
export function trackVisit(path: string): void {
  trackEvent("page_view");
  const product = /^\/products?\/(\d+)$/.exec(path)?.[1];
  if (product) trackEvent("product_view", { label: product });
  const step = steps[path];
  if (step) trackEvent("checkout_step", { action: step });
}

/** Listens for submits of Add and "Place order" on the whole page, and flushes when the page is hidden. Returns the unsubscribe function. */
export function watchConsent(): () => void {
  const listen = ({ target, submitter }: SubmitEvent) => {
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
  document.addEventListener("submit", listen, true);
  document.addEventListener("visibilitychange", leave);
  return () => {
    document.removeEventListener("submit", listen, true);
    document.removeEventListener("visibilitychange", leave);
  };
}
