import { beforeEach, describe, expect, test, vi } from "vitest";
import { openPage, resubscribe, showPushNotification } from "./push.ts";

const origin = "https://shop.test";
const shown = vi.fn();
const opened = vi.fn();
const posted = vi.fn();

type Tab = { path: string; seen?: boolean; answers?: boolean; strange?: boolean };

/** A browser with tabs of the shop, in which a service worker starts. */
function browserWith(...tabs: Tab[]) {
  const windows = tabs.map(({ path, seen = false, answers = false, strange = false }) => {
    const window = {
      url: origin + path,
      visibilityState: seen ? "visible" : "hidden",
      focus: vi.fn(async () => window),
      navigate: vi.fn(async () => {
        if (strange) throw new TypeError("not controlled");
      }),
      postMessage: vi.fn((_: unknown, [port]: [MessagePort]) => {
        if (answers) port.postMessage("shown");
      }),
    };
    return window;
  });
  vi.stubGlobal("self", {
    location: { origin },
    clients: { matchAll: async () => windows, openWindow: opened },
    registration: { showNotification: shown, pushManager: { subscribe: async () => ({ toJSON: () => subscription }) } },
  });
  vi.stubGlobal("fetch", posted);
  return windows;
}

const subscription = { endpoint: "https://push.example/new", keys: { p256dh: "p", auth: "a" } };
const word = { title: "Order #000007 is confirmed", body: "We pack it.", link: "/order/7", tag: "-order-7", lang: "ur" };
const push = JSON.stringify(word);

beforeEach(() => {
  for (const spy of [shown, opened, posted]) spy.mockReset();
});

describe("a push", () => {
  test("A8.05 goes to the page that somebody looks at, and not to the system too", async () => {
    const [hidden, seen] = browserWith({ path: "/" }, { path: "/cart", seen: true, answers: true });
    await showPushNotification(push);
    expect(seen?.postMessage).toHaveBeenCalledWith({ push: word }, expect.anything());
    expect(hidden?.postMessage).not.toHaveBeenCalled();
    expect(shown).not.toHaveBeenCalled();
  });

  test.each([
    ["no tab is open", []],
    ["the shop is in the background", [{ path: "/" }]],
    ["only the back office is looked at", [{ path: "/admin/orders", seen: true, answers: true }]],
    ["the page says nothing", [{ path: "/", seen: true }]],
  ] as [string, Tab[]][])("A7.12 is a notification of the system when %s", async (_, tabs) => {
    browserWith(...tabs);
    await showPushNotification(push);
    expect(shown).toHaveBeenCalledTimes(1);
    const said = { body: word.body, tag: word.tag, lang: "ur-Latn", renotify: true, data: word };
    expect(shown).toHaveBeenCalledWith(word.title, expect.objectContaining(said));
  });

  test("that says nothing has a title all the same", async () => {
    browserWith();
    await showPushNotification("");
    expect(shown).toHaveBeenCalledWith("New notification", expect.objectContaining({ body: "", renotify: false }));
  });
});

describe("a notification that is pressed", () => {
  test("leads to the tab that shows its page already", async () => {
    const [other, there] = browserWith({ path: "/" }, { path: "/order/7" });
    await openPage(word);
    expect(there?.focus).toHaveBeenCalled();
    expect([other?.focus.mock.calls, there?.navigate.mock.calls, opened.mock.calls]).toEqual([[], [], []]);
  });

  test("leads another tab of the shop to its page", async () => {
    const [desk, tab] = browserWith({ path: "/admin/orders" }, { path: "/products" });
    await openPage(word);
    expect(tab?.navigate).toHaveBeenCalledWith(`${origin}/order/7`);
    expect(desk?.focus).not.toHaveBeenCalled();
    expect(opened).not.toHaveBeenCalled();
  });

  test.each([
    ["no tab is open", []],
    ["somebody fills in a form in the only tab", [{ path: "/checkout" }]],
    ["only the back office is open", [{ path: "/admin" }]],
    ["the tab cannot be led", [{ path: "/", strange: true }]],
  ] as [string, Tab[]][])("opens a new tab when %s", async (_, tabs) => {
    browserWith(...tabs);
    await openPage(word);
    expect(opened).toHaveBeenCalledWith(`${origin}/order/7`);
  });

  test("B3.14 of a campaign is counted with its token, also when that fails; of an order it is not", async () => {
    browserWith({ path: "/products" });
    await openPage(word);
    expect(posted).not.toHaveBeenCalled();
    posted.mockRejectedValueOnce(new TypeError("offline"));
    await openPage({ ...word, click: "token" });
    const [path, { method, body }] = posted.mock.calls[0] ?? [];
    expect(opened).not.toHaveBeenCalled();
    expect([path, method, String(body)]).toEqual(["/api/push-clicks", "POST", "click=token"]);
  });

  test("never leads off the shop", async () => {
    browserWith();
    await openPage({ link: "https://evil.test/" });
    expect(opened).toHaveBeenCalledWith(`${origin}/`);
  });
});

describe("a subscription that the browser changed", () => {
  const old = { endpoint: "https://push.example/old", options: { userVisibleOnly: true } };
  const bodyOf = () => Object.fromEntries(posted.mock.calls[0]?.[1].body);

  test.each([
    ["gave a new one", { oldSubscription: old, newSubscription: { toJSON: () => subscription } }],
    ["gave none", { oldSubscription: old, newSubscription: null }],
  ])("is told to the shop in place of the old one: the browser %s", async (_, event) => {
    browserWith();
    await resubscribe(event as unknown as PushSubscriptionChangeEvent);
    expect(bodyOf()).toEqual({ endpoint: subscription.endpoint, p256dh: "p", auth: "a", replaces: old.endpoint });
  });

  test("is nothing to tell when the browser knows neither", async () => {
    browserWith();
    await resubscribe({ oldSubscription: null, newSubscription: null } as unknown as PushSubscriptionChangeEvent);
    expect(posted).not.toHaveBeenCalled();
  });
});
