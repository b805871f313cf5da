import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { _electron, type ElectronApplication, expect, type Page, test } from "@playwright/test";
import { makeWish } from "#tests/fixtures/order-document.ts";
import { arriveAt } from "#tests/support/e2e/arrive.ts";
import { bundleDesktop, program } from "../../../desktop/bundle.ts";
import { pageOfLines } from "../../../desktop/main/print/escpos/lines-page.ts";

declare const window: { taaza?: object; require?: unknown };

// Electron downloads its program at its first use; only `REQUIRE_ELECTRON=1 npx playwright test desktop/binary` requires it.
test.skip(process.env["REQUIRE_ELECTRON"] !== "1", "needs Electron's own program");
test.describe.configure({ mode: "serial" });

let shell: ElectronApplication;
let page: Page;

/** Starts the program as the system does, with its data in a folder of this run. */
const start = (origin = "", ...words: string[]) =>
  _electron.launch({ args: [program, `--user-data-dir=${userData}`, ...words], env: environmentAt(origin) });

const userData = mkdtempSync(join(tmpdir(), "taaza-window-"));
const environmentAt = (origin: string) => ({ ...process.env, APP_ORIGIN: origin }) as Record<string, string>;

test.beforeAll(async ({ baseURL }) => {
  await bundleDesktop();
  shell = await start(baseURL);
  page = await shell.firstWindow();
  await arriveAt(page, /\/auth/);
});
test.afterAll(() => shell?.close());

test("the shop's page has the bridge and no Node", async () => {
  expect(await page.evaluate(() => [typeof window.taaza, typeof window.require])).toEqual(["object", "undefined"]);
});

test("the page cannot leave the shop or open another", async () => {
  await page.evaluate(() => (location.href = "https://example.com/"));
  await page.evaluate(() => open("https://example.com/"));
  await page.waitForTimeout(1_000);
  expect(page.url()).toMatch(/\/auth/);
  expect(shell.windows()).toHaveLength(1);
});

test("the system's printers can be listed", async () => {
  const printers = await shell.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getPrintersAsync());
  expect(Array.isArray(printers)).toBe(true);
});

test("a request from anywhere but the shop's outermost page is not heard, and one of the wrong shape is refused", async () => {
  const refused = await page.evaluate(async () => {
    const ask = (window.taaza as { ask: (name: string, request: unknown) => Promise<unknown> }).ask;
    return Promise.all([ask("print", {}), ask("open-path", null)].map((answer) => answer.then(String, String)));
  });
  expect(refused.join()).toMatch(/not such a request.*No handler/s);
});

test("a notification, the badge and the tray take what the page tells of a new order", async () => {
  const told = await page.evaluate(async () => {
    const ask = (window.taaza as { ask: (name: string, request: unknown) => Promise<unknown> }).ask;
    await ask("show-pending", { count: 3, label: "3 orders wait" });
    return ask("announce-order", { orderId: 1, title: "New order #000001", body: "Ayesha Khan" });
  });
  expect(told).toBeNull();
  expect(await shell.evaluate(({ app, Notification }) => [app.getBadgeCount() >= 0, Notification.isSupported()])).toEqual([
    true,
    expect.any(Boolean),
  ]);
});

test("lines in Urdu script are drawn as dots, as wide as the roll", async () => {
  const inked = await shell.evaluate(
    async ({ BrowserWindow }, html) => {
      const hidden = new BrowserWindow({
        show: false,
        width: 576,
        height: 44,
        useContentSize: true,
        webPreferences: { offscreen: true },
      });
      await hidden.loadURL(`data:text/html;charset=utf-8,${encodeURIComponent(html)}`);
      const picture = await hidden.webContents.capturePage({ x: 0, y: 0, width: 576, height: 44 });
      hidden.destroy();
      return { ...picture.getSize(), dark: picture.toBitmap().filter((value) => value < 100).length };
    },
    pageOfLines([{ left: "عائشہ خان", right: "Rs. 5" }]),
  );
  expect(inked).toMatchObject({ width: 576, height: 44 });
  expect(inked.dark).toBeGreaterThan(100);
});

test("a slip is as long as what stands on it, and goes to the system's printer without a dialog", async () => {
  const job = (await page.evaluate((wish) => {
    const ask = (window.taaza as { ask: (name: string, request: unknown) => Promise<unknown> }).ask;
    return ask("print", wish);
  }, makeWish())) as { id: string };
  const stateOf = () =>
    page.evaluate(async (id) => {
      const ask = (window.taaza as { ask: (name: string, request: unknown) => Promise<unknown> }).ask;
      const jobs = (await ask("list-prints", null)) as { id: string; state: string }[];
      return jobs.find((known) => known.id === id)?.state;
    }, job.id);
  // without a printer the print fails; with one it is on paper, to be checked by eye
  await expect.poll(stateOf, { timeout: 70_000 }).toMatch(/^(?:sent|failed)$/);
});

test("a second start gives its link to the first and ends", async ({ baseURL }) => {
  const second = await start(baseURL, "taaza://orders/1");
  await second.waitForEvent("close");
  await expect(page).toHaveURL(/\/auth\?return_to=%2Fadmin%2Forders%2F1$/);
});
