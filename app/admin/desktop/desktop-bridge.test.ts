import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DesktopBridge } from "#app/contract/desktop.ts";
import { makeWish } from "#tests/fixtures/order-document.ts";
import { soon } from "#tests/fixtures/soon.ts";
import { printOrder } from "../print-order.ts";
import { saveOfflineOrders } from "./desktop-bridge.ts";
import { openDrawer } from "./desktop-drawer.ts";
import { canNotify, notifyOfOrder, requestNotificationPermission } from "./desktop-notification.ts";
import { showPending } from "./desktop-pending.ts";
import { openPrinters, printDocument, watchPrintResults } from "./desktop-print.ts";
import { watchReprints } from "./desktop-reprint.ts";

const order = { orderId: 418, title: "New order #000418", body: "Ayesha Khan" };
const list = { title: "Orders", asOf: "14:05", columns: ["Order"], rows: [["#000418"]] };
const job = { id: "job-1", state: "queued" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A fake desktop window that responds; "old" supports no request. */
function windowOf(manners: "new" | "old" = "new") {
  const asked: [string, unknown][] = [];
  const ask = async (name: string, request: unknown) => {
    asked.push([name, request]);
    if (manners === "old") throw new Error("No handler registered");
    return name === "print" ? job : name === "open-drawer" ? { isOpened: true } : null;
  };
  vi.stubGlobal("window", { taaza: { ask, on: () => () => undefined } as unknown as DesktopBridge });
  return asked;
}

/** A minimal browser without a desktop window. */
function browserOf(permission: NotificationPermission = "granted") {
  const shown: { title: string; options: NotificationOptions; onclick: (() => void) | null; close: () => void }[] = [];
  class PretendNotification {
    static permission = permission;
    static requestPermission = async () => {
      PretendNotification.permission = "granted";
    };
    onclick: (() => void) | null = null;
    close = () => undefined;
    constructor(
      readonly title: string,
      readonly options: NotificationOptions,
    ) {
      shown.push(this);
    }
  }
  const prints = vi.fn();
  const frames: { srcdoc: string; onload: () => void; remove: () => void }[] = [];
  const badge = vi.fn(async () => undefined);
  vi.stubGlobal("window", { focus: () => undefined });
  vi.stubGlobal("Notification", PretendNotification);
  vi.stubGlobal("navigator", { setAppBadge: badge });
  vi.stubGlobal("document", {
    createElement: () => ({
      style: {},
      contentWindow: { addEventListener: () => undefined, print: prints },
      remove: () => undefined,
    }),
    body: { append: (frame: (typeof frames)[number]) => frames.push(frame) },
  });
  return { shown, prints, frames, badge };
}

test("in the window a print goes to its spool and no dialog opens", async () => {
  const asked = windowOf();
  const wish = makeWish();
  expect(await printDocument(wish)).toEqual(job);
  expect(asked).toEqual([["print", wish]]);
});

test("in a browser the same call opens the dialog, half a second later, with the document alone", async () => {
  const { frames, prints } = browserOf();
  expect(await printDocument(makeWish())).toBeNull();
  expect(frames[0]?.srcdoc).toContain("Slip 418");
  frames[0]?.onload();
  vi.advanceTimersByTime(499);
  expect(prints).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(prints).toHaveBeenCalledOnce();
});

test("a window whose spool refuses leaves the print to the dialog", async () => {
  const { frames } = browserOf();
  vi.stubGlobal("window", { taaza: { ask: async () => Promise.reject(new Error("disk full")), on: () => undefined } });
  expect(await printDocument(makeWish())).toBeNull();
  expect(frames).toHaveLength(1);
});

test("a new order is announced by the window, in a browser by the browser, and a press opens it", () => {
  const asked = windowOf();
  expect(canNotify()).toBe("yes");
  notifyOfOrder(order, () => undefined);
  expect(asked).toEqual([["announce-order", order]]);
  const { shown } = browserOf();
  const open = vi.fn();
  notifyOfOrder(order, open);
  expect(shown).toMatchObject([{ title: order.title, options: { body: "Ayesha Khan", tag: "order-418" } }]);
  shown[0]?.onclick?.();
  expect(open).toHaveBeenCalledWith("/admin/orders/418");
});

test("a browser that was not asked yet announces nothing until it is allowed to", async () => {
  const { shown } = browserOf("default");
  notifyOfOrder(order, () => undefined);
  expect([canNotify(), shown.length]).toEqual(["ask", 0]);
  expect(await requestNotificationPermission()).toBe(true);
  notifyOfOrder(order, () => undefined);
  expect(shown).toHaveLength(1);
  browserOf("denied");
  expect(await requestNotificationPermission()).toBe(false);
});

test("how many wait is shown by the window, and at the icon of an installed web page", () => {
  const asked = windowOf();
  showPending(3, "3 orders wait");
  expect(asked).toEqual([["show-pending", { count: 3, label: "3 orders wait" }]]);
  const { badge } = browserOf();
  showPending(3, "3 orders wait");
  expect(badge).toHaveBeenCalledWith(3);
});

const counted = { key: "8KDZ6H8F2KMNP", orderId: 418, kind: "slip", copy: 2, paper: "58mm", document: {}, html: "" };

/** A window that requests another copy, and a server that counts it, or does not respond. */
async function askForCopy(shop: () => Promise<Response>) {
  const asked: [string, unknown][] = [];
  const heard = new Map<string, (notice: unknown) => void>();
  const on = (name: string, hear: (notice: unknown) => void) => heard.set(name, hear);
  const ask = async (name: string, request: unknown) => asked.push([name, request]);
  vi.stubGlobal("window", { taaza: { ask, on } });
  const fetch = vi.fn<(address: string, options: RequestInit) => Promise<Response>>(shop);
  vi.stubGlobal("fetch", fetch);
  watchReprints();
  heard.get("reprint")?.({ jobId: "job-1", key: "1QDZ6H8F2KMNP", paper: "58mm", lang: "ur" });
  await soon(() => expect(asked).toHaveLength(1));
  return { asked, fetch };
}

test("a copy that is wanted at the window is counted by the shop, then printed", async () => {
  const { asked, fetch } = await askForCopy(async () => Response.json(counted));
  expect(asked).toEqual([["print", { ...counted, opensDrawer: false }]]);
  expect(fetch.mock.calls[0]?.[0]).toBe("/admin/orders/print-again");
  expect(String(fetch.mock.calls[0]?.[1].body)).toBe("key=1QDZ6H8F2KMNP&lang=ur&width=58");
});

test.each([
  ["does not answer", () => Promise.reject(new Error("Failed to fetch"))],
  ["does not know the print", async () => new Response(null, { status: 404 })],
])("a shop that %s keeps nobody from a copy: the window stamps it", async (_, shop) => {
  expect((await askForCopy(shop)).asked).toEqual([["print-again", { jobId: "job-1" }]]);
});

test("a shop that is gone prints nothing, and whoever pressed is told", async () => {
  const asked = windowOf();
  vi.stubGlobal("fetch", () => Promise.reject(new Error("Failed to fetch")));
  await expect(printOrder({ orderId: 418, kind: "slip" })).rejects.toThrow("Failed to fetch");
  expect(asked.map(([name]) => name)).toEqual(["read-papers"]);
});

test("a slip is laid out for the roll in this machine's printer; a browser's is 80 mm wide", async () => {
  const fetch = vi.fn(async (_: string, { body }: RequestInit) => Response.json({ ...counted, said: String(body) }));
  vi.stubGlobal("fetch", fetch);
  const ask = async (name: string) => (name === "read-papers" ? { slip: "58mm" } : job);
  vi.stubGlobal("window", { taaza: { ask } });
  await printOrder({ orderId: 418, kind: "slip" });
  browserOf();
  await printOrder({ orderId: 418, kind: "slip" });
  expect(fetch.mock.calls.map(([, { body }]) => String(body))).toEqual(["kind=slip&width=58", "kind=slip&width=80"]);
});

test("the list, the drawer and the printers are the window's alone; a browser and an older window do without", async () => {
  const asked = windowOf();
  saveOfflineOrders(list);
  expect([await openDrawer(), openPrinters()]).toEqual([true, true]);
  expect(asked.map(([name]) => name)).toEqual(["keep-list", "open-drawer", "open-printers"]);
  windowOf("old");
  saveOfflineOrders(list);
  expect(await openDrawer()).toBe(false);
  browserOf();
  saveOfflineOrders(list);
  expect([await openDrawer(), openPrinters()]).toEqual([false, false]);
  expect([watchPrintResults(() => undefined)(), watchReprints()()]).toEqual([undefined, undefined]);
});

test("on the server there is no window", () => {
  expect(watchPrintResults(() => undefined)()).toBeUndefined();
});
