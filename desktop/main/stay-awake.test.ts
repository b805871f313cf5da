import { expect, test } from "vitest";
import { boot, home } from "#tests/fixtures/electron/boot.ts";

/** Opens a window with focus. */
async function look() {
  const { window, powerSaveBlocker, Tray } = await boot();
  window.emit("ready-to-show");
  const go = (path: string) => window.webContents.emit("did-navigate", {}, home + path, 200, "OK");
  const goWithoutLoad = (path: string, isMainFrame = true) =>
    window.webContents.emit("did-navigate-in-page", {}, home + path, isMainFrame);
  return { window, Tray, go, goWithoutLoad, awake: () => [...powerSaveBlocker.running.values()] };
}

test("a till stays awake while the orders desk or the counter is open, and sleeps again on another page", async () => {
  const { go, goWithoutLoad, awake } = await look();
  go("/admin/products");
  expect(awake()).toEqual([]);
  go("/admin/orders");
  expect(awake()).toEqual(["prevent-display-sleep"]);
  goWithoutLoad("/admin/orders/new");
  goWithoutLoad("/admin/orders/418?edit=delivery");
  expect(awake()).toEqual(["prevent-display-sleep"]);
  goWithoutLoad("/admin/dashboard", false);
  expect(awake()).toEqual(["prevent-display-sleep"]);
  goWithoutLoad("/admin/dashboard");
  expect(awake()).toEqual([]);
  go("/admin/orders");
  go("/auth?return_to=%2Fadmin%2Forders");
  expect(awake()).toEqual([]);
});

test("a window that is put away lets the machine sleep, and keeps it awake once it is back", async () => {
  const { window, Tray, go, awake } = await look();
  go("/admin/orders");
  window.close();
  expect(awake()).toEqual([]);
  go("/admin/orders");
  expect(awake()).toEqual([]);
  Tray.last?.emit("click");
  expect(awake()).toEqual(["prevent-display-sleep"]);
});
