import { beforeEach, describe, expect, test, vi } from "vitest";
import { visitorHeader } from "#app/lib/stored-pages.ts";

const origin = "https://shop.test";

/** The browser's cache storage, as far as the worker uses it: keys in the order in which they were put. */
function cacheStorage() {
  const all = new Map<string, Map<string, Response>>();
  const urlOf = (asked: string | { url: string }) => new URL(typeof asked === "string" ? asked : asked.url, origin).href;
  const open = async (name: string) => {
    const held = all.get(name) ?? new Map<string, Response>();
    all.set(name, held);
    return {
      keys: async () => [...held.keys()].map((url) => ({ url })),
      match: async (asked: string) => held.get(urlOf(asked))?.clone(),
      put: async (asked: string, answer: Response) => void held.set(urlOf(asked), answer),
      delete: async (asked: string) => held.delete(urlOf(asked)),
      addAll: async (files: string[]) => void files.map((file) => held.set(urlOf(file), new Response())),
    };
  };
  const match = async (asked: string) =>
    [...all.values()]
      .find((held) => held.has(urlOf(asked)))
      ?.get(urlOf(asked))
      ?.clone();
  return { open, match, keys: async () => [...all.keys()], delete: async (name: string) => all.delete(name) };
}

let worker: typeof import("./stored-pages.ts");
const send = vi.fn();

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("BUILD", "7");
  vi.stubGlobal("self", { location: { origin } });
  vi.stubGlobal("caches", cacheStorage());
  vi.stubGlobal("fetch", send.mockReset());
  worker = await import("./stored-pages.ts");
});

const answerOf = (visitor: string, text: string, status = 200) =>
  new Response(text, { status, headers: { [visitorHeader]: visitor, Date: new Date().toUTCString() } });
const visit = (path: string, visitor = "asma", text = `${visitor} on ${path}`) =>
  worker.store(origin + path, answerOf(visitor, text));
const readable = async (path: string) => (await worker.findStored(origin + path))?.text();

describe("pages that were seen", () => {
  test("are readable: the last twenty, the cart and the latest order", async () => {
    for (const path of ["/cart", "/order/6", "/order/7"]) await visit(path);
    for (let id = 1; id <= 21; id++) await visit(`/product/${id}`);
    expect(await Promise.all(["/cart", "/order/7", "/product/2", "/product/21"].map(readable))).not.toContain(undefined);
    expect(await Promise.all(["/order/6", "/product/1"].map(readable))).toEqual([undefined, undefined]);
  });

  test("stay as long as they are visited", async () => {
    for (let id = 1; id <= 20; id++) await visit(`/product/${id}`);
    await visit("/product/1");
    await visit("/product/21");
    expect(await readable("/product/1")).toBeDefined();
    expect(await readable("/product/2")).toBeUndefined();
  });

  test("bring their style sheet and scripts", async () => {
    await visit("/cart", "asma", '<script src="/build/cart-A1.js"></script>');
    expect(await caches.match("/build/cart-A1.js")).toBeDefined();
  });

  test("are not replaced by one that failed or is shown once", async () => {
    await visit("/cart", "asma", "tea");
    await worker.store(`${origin}/cart`, answerOf("asma", "broken", 500));
    await worker.store(`${origin}/cart`, answerOf("asma;transient", "saved!"));
    expect(await readable("/cart")).toBe("tea");
  });
});

describe("nobody reads another person's page", () => {
  test("when somebody else's page arrives, none of the first is left", async () => {
    await visit("/cart", "asma");
    await visit("/faq", "bilal;transient");
    expect(await readable("/cart")).toBeUndefined();
    await visit("/order/7", "asma");
    expect(await readable("/order/7"), "an answer that was under way").toBeUndefined();
  });

  test("after a sign-out nothing is left, whatever was under way", async () => {
    await visit("/cart");
    const [late] = [visit("/order/7"), worker.deleteStoredPages()];
    await Promise.all([late, worker.deleteStoredPages()]);
    await visit("/profile");
    expect(await Promise.all(["/cart", "/order/7", "/profile"].map(readable))).toEqual([undefined, undefined, undefined]);
    await visit("/faq", "nobody");
    expect(await readable("/faq")).toBe("nobody on /faq");
  });
});

describe("a visitor's part of a shared page", () => {
  const ask = (page: string) =>
    worker.respondWithPersonal({
      request: new Request(`${origin}/api/personal?page=${encodeURIComponent(page)}`),
      waitUntil: (stored: Promise<void>) => pending.push(stored),
    } as unknown as FetchEvent);
  const pending: Promise<void>[] = [];

  test("is the latest known without a network, with what was known of that page", async () => {
    for (const [page, frame] of [
      ["/", "cart 1"],
      ["/faq", "cart 2"],
    ] as const) {
      send.mockResolvedValueOnce(answerOf("asma", JSON.stringify({ frame, page: { of: page } })));
      await (await ask(page)).text();
    }
    await Promise.all(pending);
    send.mockRejectedValue(new TypeError("offline"));
    expect(await (await ask("/")).json()).toEqual({ frame: "cart 2", page: { of: "/" } });
    expect(await (await ask("/products")).json()).toEqual({ frame: "cart 2", page: {} });
    await worker.deleteStoredPages();
    expect((await ask("/")).type).toBe("error");
  });
});
