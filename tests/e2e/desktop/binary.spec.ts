import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { _electron, type ElectronApplication, expect, type Page, test } from "@playwright/test";
import { bundleDesktop, program } from "../../../desktop/bundle.ts";

declare const window: { taaza?: object; require?: unknown };

// Electron's program is fetched at its first use; only `REQUIRE_ELECTRON=1 npx playwright test desktop/binary` asks for that.
test.skip(process.env["REQUIRE_ELECTRON"] !== "1", "needs Electron's own program");
test.describe.configure({ mode: "serial" });

let shell: ElectronApplication;
let page: Page;

/** Starts the program as the system does, with what it keeps in a folder of this run. */
const start = (origin = "", ...words: string[]) =>
  _electron.launch({ args: [program, `--user-data-dir=${userData}`, ...words], env: environmentAt(origin) });

const userData = mkdtempSync(join(tmpdir(), "taaza-window-"));
const environmentAt = (origin: string) => ({ ...process.env, APP_ORIGIN: origin }) as Record<string, string>;

test.beforeAll(async ({ baseURL }) => {
  await bundleDesktop();
  shell = await start(baseURL);
  page = await shell.firstWindow();
  await page.waitForURL(/\/auth/);
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

test("a second start gives its link to the first and ends", async ({ baseURL }) => {
  const second = await start(baseURL, "taaza://orders/1");
  await second.waitForEvent("close");
  await expect(page).toHaveURL(/\/auth\?return_to=%2Fadmin%2Forders%2F1$/);
});
