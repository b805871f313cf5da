import { once } from "node:events";
import { mkdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { boot, home, menu, newFolder } from "#tests/fixtures/electron/boot.ts";
import { soon } from "#tests/fixtures/soon.ts";

const named = (template: Electron.MenuItemConstructorOptions[], label: string) => {
  const all = template.flatMap((item) => [item, ...((item.submenu ?? []) as Electron.MenuItemConstructorOptions[])]);
  return all.find((item) => item.label === label) as { click?: (item?: object) => void } | undefined;
};

test("a new machine is asked where the shop is, and opens it when the address proves right", async () => {
  const server = createServer((_, answer) => answer.end('{"status":"ready"}')).listen(0, "127.0.0.1");
  await once(server, "listening");
  const shop = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  const { BrowserWindow, window, askOwn, folder } = await boot({ shop: null });
  expect(window.isShown).toBe(false);
  expect(window.webContents.loaded).toEqual([]);
  const setup = BrowserWindow.all[1]!;
  expect(setup.webContents.loaded).toEqual(["taaza-window://pages/setup.html"]);
  expect(await askOwn("test-home", { address: "http://192.168.1.5" })).toEqual({ isShop: false, problem: "https-needed" });
  expect(window.webContents.loaded).toEqual([]);
  expect(await askOwn("save-home", { address: shop })).toEqual({ isShop: true, home: shop });
  server.close();
  expect(window.webContents.loaded).toEqual([`${shop}/admin`]);
  expect(window.isShown).toBe(true);
  expect(setup.isGone).toBe(true);
  expect(JSON.parse(readFileSync(join(folder, "settings.json"), "utf8"))).toMatchObject({ home: shop });
});

test("a machine that knows its shop opens it, at the page that the start asks for", async () => {
  const { window } = await boot({ words: ["taaza://orders/418"] });
  expect(window.webContents.loaded.at(-1)).toBe(`${home}/admin/orders/418`);
  window.emit("ready-to-show");
  expect(window.isShown).toBe(true);
});

test("started with the machine it stays in the tray, and opens from there", async () => {
  const { window, Tray } = await boot({ words: ["--hidden"] });
  window.emit("ready-to-show");
  expect(window.isShown).toBe(false);
  Tray.last?.emit("click");
  expect(window.isShown).toBe(true);
});

test("a second start opens nothing of its own; the first comes forward, at the link it was given", async () => {
  const second = await boot({ isSecond: true });
  expect(second.BrowserWindow.all).toEqual([]);
  expect(second.app.quits).toBe(1);
  const { app, window } = await boot();
  app.emit("second-instance", {}, ["/opt/taaza-mandi"]);
  expect(window.focused).toBe(1);
  app.emit("second-instance", {}, ["/opt/taaza-mandi", "taaza://orders/7"]);
  expect(window.webContents.loaded.at(-1)).toBe(`${home}/admin/orders/7`);
  app.emit("open-url", { preventDefault: () => undefined }, "taaza://orders/8");
  expect(window.webContents.loaded.at(-1)).toBe(`${home}/admin/orders/8`);
  app.emit("open-url", { preventDefault: () => undefined }, "taaza://evil.example/..");
  expect(window.webContents.loaded.at(-1)).toBe(`${home}/admin/orders/8`);
});

test("the menu holds the sections that the page told of; a page that listens goes there without a reload", async () => {
  const { window, ask, Menu } = await boot();
  const loads = window.webContents.loaded.length;
  expect(await ask("set-menu", menu)).toBeNull();
  expect(Menu.shown.map(({ label }) => label)).toEqual(["Shop", "Edit", "View", "Commerce && sales"]);
  named(Menu.shown, "Orders")?.click?.();
  expect(window.webContents.sent).toContainEqual({ channel: "taaza:open-path", notice: "/admin/orders" });
  expect(window.webContents.loaded).toHaveLength(loads);
  window.webContents.emit("did-start-navigation", { isMainFrame: true, isSameDocument: false });
  named(Menu.shown, "Orders")?.click?.();
  expect(window.webContents.loaded.at(-1)).toBe(`${home}/admin/orders`);
});

test("a page that gave way to the sign-in without a load hears nothing: what a click wants is loaded, and heard again later", async () => {
  const { ask, window, Notification } = await boot();
  const move = (path: string) =>
    window.webContents.emit("did-start-navigation", { isMainFrame: true, isSameDocument: true, url: home + path });
  await ask("set-menu", menu);
  await ask("announce-order", { orderId: 418, title: "New order #000418", body: "Ayesha Khan" });
  move("/admin/products");
  Notification.shown[0]?.emit("click");
  expect(window.webContents.sent.map(({ notice }) => notice)).toEqual(["/admin/orders/418"]);
  move("/auth?return_to=%2Fadmin%2Fproducts");
  Notification.shown[0]?.emit("click");
  expect(window.webContents.sent).toHaveLength(1);
  expect(window.webContents.loaded.at(-1)).toBe(`${home}/admin/orders/418`);
});

test("menus and tray follow the page's language, and keep it for the next start", async () => {
  const { ask, Menu, Tray, folder } = await boot();
  await ask("set-menu", { ...menu, lang: "ur" });
  expect(Menu.shown[0]?.label).toBe("Dukaan");
  expect(Tray.last?.menu[0]?.label).toBe("Kholein");
  const next = await boot({ shop: null, folder });
  expect(next.Menu.shown[0]?.label).toBe("Dukaan");
});

test("no key of the menu is one of the back office", async () => {
  const { Menu, ask } = await boot();
  await ask("set-menu", menu);
  const keys = JSON.stringify(Menu.shown).match(/"accelerator":"[^"]+"/g) ?? [];
  expect(keys.filter((key) => /\+(?:[NRK123])"$/i.test(key))).toEqual([]);
  expect(keys.length).toBeGreaterThan(3);
});

test("how many wait stands at the icon and at the tray", async () => {
  const { ask, app, Tray } = await boot();
  await ask("show-pending", { count: 3, label: "3 orders wait" });
  expect([app.badge, Tray.last?.tooltip]).toEqual([3, "3 orders wait"]);
});

test("each new order is announced once, and a click opens it", async () => {
  const { ask, Notification, window } = await boot();
  const order = { orderId: 418, title: "New order #000418", body: "Ayesha Khan, Rs. 1,234" };
  await ask("announce-order", order);
  await ask("announce-order", order);
  await ask("announce-order", { ...order, orderId: 419 });
  expect(Notification.shown.map(({ options }) => options.title)).toHaveLength(2);
  Notification.shown[0]?.emit("click");
  expect(window.webContents.loaded.at(-1)).toBe(`${home}/admin/orders/418`);
  expect(window.isShown).toBe(true);
});

test("of a long day thirty announcements stay on the screen, the latest", async () => {
  const { ask, Notification } = await boot();
  for (let orderId = 1; orderId <= 40; orderId++)
    await ask("announce-order", { orderId, title: `#${orderId}`, body: "Ayesha Khan" });
  expect(Notification.shown.filter(({ isClosed }) => !isClosed).map(({ options }) => options.title)).toEqual(
    Array.from({ length: 30 }, (_, at) => `#${at + 11}`),
  );
});

test("closing leaves it in the tray with its place and zoom remembered; quitting ends it", async () => {
  const { window, app, Menu, folder } = await boot();
  named(Menu.shown, "Larger")?.click?.();
  window.close();
  expect([window.isGone, window.isShown]).toEqual([false, false]);
  const kept = JSON.parse(readFileSync(join(folder, "settings.json"), "utf8"));
  expect(kept.window).toEqual({ place: window.bounds, isMaximized: false, zoom: 0.5 });
  app.quit();
  await soon(() => expect(app.quits).toBe(1));
  window.close();
  expect(window.isGone).toBe(true);
  const next = await boot({ shop: null, folder });
  expect(next.window.options).toMatchObject(window.bounds);
  next.window.webContents.emit("did-finish-load");
  expect(next.window.webContents.getZoomLevel()).toBe(0.5);
});

test("a page that breaks down is loaded again, three times in five minutes; then the window says so and a person tries", async () => {
  const { window, askOwn } = await boot();
  const { webContents } = window;
  vi.useFakeTimers();
  const breakDown = () => {
    webContents.emit("render-process-gone", {}, { reason: "oom" });
    vi.advanceTimersByTime(10_000);
    return webContents.reloads;
  };
  expect([breakDown(), breakDown(), breakDown(), breakDown(), breakDown()]).toEqual([1, 2, 3, 3, 3]);
  expect(window.views.map((view) => view.webContents.loaded)).toEqual([["taaza-window://pages/offline.html?broken"]]);
  await askOwn("retry", null);
  expect(webContents.reloads).toBe(4);
  webContents.emit("did-navigate", {}, `${home}/admin/orders`, 200, "OK");
  expect(window.views).toEqual([]);
  vi.advanceTimersByTime(5 * 60_000);
  expect(breakDown()).toBe(5);
  vi.useRealTimers();
});

test("a disk that takes nothing costs the window its settings and nothing else, and the counter is told once", async () => {
  const { window, folder, Notification, askOwn } = await boot();
  mkdirSync(join(folder, "settings.json.draft", "in the way"), { recursive: true });
  window.close();
  window.close();
  expect([window.isGone, window.isShown]).toEqual([false, false]);
  expect(Notification.shown.map(({ options }) => options.title)).toEqual(["The disk of this computer takes nothing more"]);
  const choice = { way: "system", name: "HP_1", paper: "80mm" };
  expect(await askOwn("choose-printer", { kind: "slip", choice })).toEqual({ isStored: false });
  expect(await askOwn("read-choices", null)).toMatchObject({ slip: choice });
});

test("an installed program owns its links, looks for updates at its shop, and listens to no environment", async () => {
  const folder = newFolder();
  const { app, Menu, window } = await boot({ isPackaged: true, folder });
  expect(app.schemes).toEqual(["taaza"]);
  const { default: updating } = await import("#tests/fixtures/electron/electron-updater.ts");
  await soon(() => expect(updating.autoUpdater.feeds).toEqual([`${home}/desktop`]));
  updating.autoUpdater.emit("update-downloaded", { version: "0.2.0" });
  named(Menu.shown, "Restart to update")?.click?.();
  await soon(() => expect(updating.autoUpdater.restarts).toBe(1));
  expect(window.isGone).toBe(true);
});
