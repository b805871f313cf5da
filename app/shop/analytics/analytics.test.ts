import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { soon } from "#tests/fixtures/soon.ts";
import type { BatchedEvent } from "./analytics-batch.ts";

type EventFields = Partial<BatchedEvent>;
type Handler = (event: { target: unknown; submitter?: unknown }) => void;

/** A minimal browser for a page visit: records requests and dispatches events. */
async function openBrowser({ answers = () => Promise.resolve(new Response(null, { status: 204 })), takesBeacons = true } = {}) {
  vi.resetModules();
  const received: Record<string, Handler> = {};
  const sent: { by: "fetch" | "beacon"; events: EventFields[] }[] = [];
  const note = (by: "fetch" | "beacon", body: string) =>
    sent.push({ by, events: (JSON.parse(body) as { events: EventFields[] }).events });
  const page = {
    visibilityState: "visible",
    addEventListener: (kind: string, hear: Handler) => Object.assign(received, { [kind]: hear }),
    removeEventListener: (kind: string) => delete received[kind],
  };
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("navigator", {
    sendBeacon: (_: string, blob: Blob) => takesBeacons && void blob.text().then((body) => note("beacon", body)) === undefined,
  });
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    note("fetch", body);
    return answers();
  });
  const analytics = await import("./analytics.ts");
  const visit = (path: string) => {
    vi.stubGlobal("location", { pathname: path });
    analytics.trackVisit(path);
  };
  return { ...analytics, visit, heard: received, sent, page };
}

const facts = (sent: { events: EventFields[] }[]) => sent.flatMap(({ events }) => events);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("A7.13 the page that a visit starts with is counted", async () => {
  const { visit, sent } = await openBrowser();
  visit("/about");
  vi.advanceTimersByTime(5000);
  expect(facts(sent)).toEqual([{ event: "page_view", page_url: "/about" }]);
});

test("A7.11 a request that fails, or is refused, is noticed by nobody", async () => {
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  for (const answers of [
    () => Promise.reject(new TypeError("offline")),
    () => Promise.resolve(new Response(null, { status: 500 })),
  ]) {
    const { visit, sent } = await openBrowser({ answers });
    visit("/");
    vi.advanceTimersByTime(5000);
    visit("/cart");
    vi.advanceTimersByTime(5000);
    expect(sent).toHaveLength(2);
  }
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 10));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test("a product that was looked at and each step towards an order are counted with the page", async () => {
  const { visit, sent } = await openBrowser();
  for (const path of ["/product/7", "/products/8", "/products", "/cart", "/checkout", "/order-success"]) visit(path);
  vi.advanceTimersByTime(5000);
  const told = facts(sent).filter(({ event }) => event !== "page_view");
  expect(told).toEqual([
    { event: "product_view", label: "7", page_url: "/product/7" },
    { event: "product_view", label: "8", page_url: "/products/8" },
    { event: "checkout_step", action: "cart", page_url: "/cart" },
    { event: "checkout_step", action: "checkout", page_url: "/checkout" },
    { event: "checkout_step", action: "placed", page_url: "/order-success" },
  ]);
  expect(facts(sent)).toHaveLength(11);
});

test("Add and Place order are heard wherever they stand; + and − are no Add", async () => {
  const { watchConsent: trackVisitor, heard: received, sent } = await openBrowser();
  const leave = trackVisitor();
  const form = (action: string, fields: Record<string, string>) => ({ action: `http://shop.test${action}`, fields });
  vi.stubGlobal(
    "FormData",
    class extends Map<string, string> {
      constructor({ fields }: ReturnType<typeof form>) {
        super(Object.entries(fields));
      }
    },
  );
  const button = (name: string) => ({ classList: { contains: (wanted: string) => wanted === name } });
  received["submit"]?.({ target: form("/cart", { product_id: "3" }), submitter: button("add") });
  received["submit"]?.({ target: form("/cart", { package_id: "4" }), submitter: button("add") });
  received["submit"]?.({ target: form("/cart", { product_id: "3" }), submitter: button("more") });
  received["submit"]?.({ target: form("/cart", { product_id: "3" }), submitter: null });
  received["submit"]?.({ target: form("/favorites", { product_id: "3" }), submitter: button("add") });
  received["submit"]?.({ target: form("/checkout", {}), submitter: button("button") });
  vi.advanceTimersByTime(5000);
  expect(facts(sent)).toEqual([
    { event: "cart_add", action: "product", label: "3", page_url: "/" },
    { event: "cart_add", action: "package", label: "4", page_url: "/" },
    { event: "checkout_step", action: "place", page_url: "/" },
  ]);
  leave();
  expect(received).toEqual({});
});

test.each([
  [true, "beacon"],
  [false, "fetch"],
] as const)("A7.10 when the page goes out of sight, what waits leaves at once (beacons: %s)", async (takesBeacons, by) => {
  const { visit, watchConsent: trackVisitor, heard: received, sent, page } = await openBrowser({ takesBeacons });
  trackVisitor();
  visit("/about");
  received["visibilitychange"]?.({ target: page });
  expect(sent).toEqual([]);
  page.visibilityState = "hidden";
  received["visibilitychange"]?.({ target: page });
  vi.useRealTimers();
  await soon(() => expect(sent).toMatchObject([{ by, events: [{ event: "page_view" }] }]));
});
