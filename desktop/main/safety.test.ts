import { expect, test } from "vitest";
import { desktopRequests } from "#app/contract/desktop.ts";
import { boot, home, menu } from "#tests/fixtures/electron/boot.ts";
import { makeWish } from "#tests/fixtures/order-document.ts";
import { pagesRequests } from "../pages/contract.ts";
import { mayOpenOutside } from "./guard-web-contents.ts";

const evil = "https://evil.example";
const own = "taaza-window://pages";

test("every window and view is fenced in: no Node, a world of its own, the system's sandbox", async () => {
  const { BrowserWindow, window, askOwn, app } = await boot();
  await askOwn("read-state", null);
  window.webContents.emit("did-fail-load", {}, -106, "ERR_INTERNET_DISCONNECTED", `${home}/admin`, true);
  const preferences = [...BrowserWindow.all, ...window.views].map(({ options }) => options.webPreferences);
  expect(preferences).toHaveLength(2);
  for (const kept of preferences) {
    expect(kept).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInSubFrames: false,
      webviewTag: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      autoplayPolicy: "no-user-gesture-required",
    });
  }
  expect(app.isSandboxed).toBe(true);
});

test("each request of the contracts has its one answer", async () => {
  const { ipcMain } = await boot();
  const names = [
    ...Object.keys(desktopRequests).map((name) => `taaza:${name}`),
    ...Object.keys(pagesRequests).map((name) => `pages:${name}`),
  ];
  expect([...ipcMain.handlers.keys()].sort()).toEqual(names.sort());
});

test("only the shop's outermost page is heard", async () => {
  const { askFrom, ipcMain, ask } = await boot();
  expect(await ask("set-menu", menu)).toBeNull();
  await expect(askFrom("taaza:set-menu", menu, evil)).rejects.toThrow("not for this page");
  await expect(askFrom("taaza:set-menu", menu, home, {})).rejects.toThrow("not for this page");
  await expect(askFrom("taaza:set-menu", menu, own)).rejects.toThrow("not for this page");
  await expect(ipcMain.ask("taaza:set-menu", menu, { senderFrame: null })).rejects.toThrow("not for this page");
});

test("only the window's own pages may choose printers and the shop", async () => {
  const { askFrom, askOwn } = await boot();
  for (const name of Object.keys(pagesRequests)) {
    await expect(askFrom(`pages:${name}`, null, home)).rejects.toThrow("not for this page");
  }
  expect(await askOwn("read-state", null)).toEqual({ lang: "en", home, version: "0.1.0" });
});

test("before the shop is chosen nobody is the shop", async () => {
  const { askFrom } = await boot({ shop: null });
  await expect(askFrom("taaza:set-menu", menu, "null")).rejects.toThrow("not for this page");
});

test.each(["http://shop.example", "file:///etc", "javascript:alert(1)"])(
  "a shop at %j, written into the settings by hand, is none",
  async (shop) => {
    const { window, BrowserWindow } = await boot({ shop });
    expect(window.webContents.loaded).toEqual([]);
    expect(BrowserWindow.all[1]?.webContents.loaded).toEqual([`${own}/setup.html`]);
  },
);

test.each([
  ["set-menu", { ...menu, groups: [{ label: "x", sections: [{ label: "x", path: "https://evil.example" }] }] }],
  ["set-menu", { ...menu, groups: [{ label: "x", sections: [{ label: "x", path: "//evil.example/admin" }] }] }],
  ["show-pending", { count: -1, label: "x" }],
  ["show-pending", { count: "3", label: "x" }],
  ["announce-order", { orderId: 1.5, title: "x", body: "x" }],
  ["announce-order", null],
  ["print", makeWish({ html: "x".repeat(1_000_001) })],
  ["print", { ...makeWish(), kind: "../../x" }],
  ["keep-list", { title: "x", asOf: "x", columns: [], rows: [] }],
  ["open-printers", {}],
])("%s: %j is refused", async (name, request) => {
  const { ask } = await boot();
  await expect(ask(name, request)).rejects.toThrow("not such a request");
});

test.each([
  ["the page itself", "will-frame-navigate", true],
  ["a frame", "will-frame-navigate", false],
  ["a redirect", "will-redirect", true],
])("%s goes nowhere but to the shop", async (_, event, isMainFrame) => {
  const { window } = await boot();
  const goes = (url: string) => {
    let isStopped = false;
    window.webContents.emit(event, { url, isMainFrame, preventDefault: () => (isStopped = true) });
    return !isStopped;
  };
  expect(goes(`${home}/admin/orders`)).toBe(true);
  const elsewhere = [evil, "https://shop.example.evil.example", "http://shop.example", "file:///etc/passwd", "data:text/html,x"];
  expect([...elsewhere, "javascript:alert(1)", "taaza-window://pages/printers.html", "about:blank"].filter(goes)).toEqual([]);
  expect(goes("about:srcdoc")).toBe(!isMainFrame);
});

test("a new window shows the shop or nothing; other links go to the system over https only", async () => {
  const { window, shell } = await boot();
  const opens = (url: string) => window.webContents.openHandler({ url } as Electron.HandlerDetails);
  expect(opens(`${home}/admin/orders/1/invoice?print=1`)).toMatchObject({
    action: "allow",
    overrideBrowserWindowOptions: { webPreferences: { sandbox: true, nodeIntegration: false } },
  });
  for (const url of ["https://wa.me/923001234567", evil, "http://evil.example", "file:///etc/passwd", "smb://x", "about:blank"]) {
    expect(opens(url)).toEqual({ action: "deny" });
  }
  window.webContents.emit("will-navigate", { url: "https://wa.me/923007654321" });
  window.webContents.emit("will-navigate", { url: `${home}/admin` });
  expect(shell.opened).toEqual(["https://wa.me/923001234567", evil, "https://wa.me/923007654321"]);
});

test.each(["http://wa.me/1", "https://user:secret@wa.me", "ms-msdt:/id", "mailto:a@b.c", "tel:1", "", "wa.me"])(
  "%j is not handed to the system",
  (address) => expect(mayOpenOutside(address)).toBe(false),
);

test("no permission is granted but to copy, from the shop's own outermost page; no device is offered", async () => {
  const { session } = await boot();
  const { onRequest, onCheck, onDevice } = session.defaultSession;
  const asks = (permission: string, requestingUrl: string, isMainFrame = true) => {
    let isAllowed: boolean | null = null;
    const details = { requestingUrl, isMainFrame } as Electron.PermissionRequest;
    onRequest?.({} as Electron.WebContents, permission as "media", (answer) => (isAllowed = answer), details);
    return isAllowed;
  };
  const copy = "clipboard-sanitized-write";
  expect(asks(copy, `${home}/admin`)).toBe(true);
  expect([asks(copy, evil), asks(copy, `${home}/admin`, false)]).toEqual([false, false]);
  for (const permission of ["media", "geolocation", "notifications", "clipboard-read", "openExternal", "fullscreen", "hid"]) {
    expect([permission, asks(permission, `${home}/admin`)]).toEqual([permission, false]);
  }
  const checks = (permission: string, origin: string) => onCheck?.(null, permission as "media", origin, {} as never);
  expect([checks(copy, home), checks(copy, evil), checks("media", home)]).toEqual([true, false, false]);
  expect(onDevice?.({} as never)).toBe(false);
});

test("nothing is loaded that is not the shop's, and the pages of prints load nothing at all", async () => {
  const { session } = await boot();
  const loads = (partition: typeof session.defaultSession) => (url: string) => {
    let isCancelled: boolean | undefined;
    partition.beforeRequest?.({ url } as Electron.OnBeforeRequestListenerDetails, ({ cancel }) => (isCancelled = cancel));
    return isCancelled === false;
  };
  const shop = loads(session.defaultSession);
  const fine = [
    `${home}/build/a.js`,
    "wss://shop.example/live",
    "blob:https://shop.example/1",
    "data:image/png;base64,x",
    `${own}/pages.css`,
  ];
  expect(fine.filter((url) => !shop(url))).toEqual([]);
  const foreign = [
    `${evil}/a.js`,
    "http://shop.example/a.js",
    "file:///etc/passwd",
    "wss://evil.example",
    "https://shop.example:444/",
  ];
  expect(foreign.filter(shop)).toEqual([]);
  const print = loads(session.fromPartition("print"));
  expect([`${home}/build/a.js`, `${evil}/a.js`].filter(print)).toEqual([]);
  expect(print("taaza-window://print/1")).toBe(true);
});

test("a download comes from the shop or is none", async () => {
  const { session } = await boot();
  const saves = (url: string) => {
    let isStopped = false;
    session.defaultSession.emit("will-download", { preventDefault: () => (isStopped = true) }, { getURL: () => url });
    return !isStopped;
  };
  expect([saves(`${home}/admin/products.csv`), saves(`blob:${home}/1`), saves(`${evil}/x.exe`)]).toEqual([true, true, false]);
});

test("of the disk its own pages are served, by name, and nothing else", async () => {
  const { session } = await boot();
  const open = (path: string) => session.defaultSession.pages!({ url: `taaza-window:${path}` });
  for (const path of [
    "//pages/../settings.json",
    "//pages/main.js",
    "//pages/preload-shop.cjs",
    "//print/1",
    "//other/setup.html",
  ]) {
    expect([path, (await open(path)).status]).toEqual([path, 404]);
  }
});
