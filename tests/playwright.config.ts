import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";

const root = resolve(import.meta.dirname, "..");
process.chdir(root);

/** Where Linux distributions put the Chromium of their packages; anywhere else Playwright's own is used. */
const usual = "/usr/bin/chromium";

const quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];

export default defineConfig({
  testDir: "e2e",
  outputDir: resolve(root, "test-results/e2e"),
  globalSetup: "./support/e2e/shop-server.ts",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env["CI"]),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    baseURL: process.env["SHOP_URL"], // set by the global setup before the workers read this
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: "off",
    locale: "en-PK",
    timezoneId: "Asia/Karachi",
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] || (existsSync(usual) ? usual : undefined),
      args: [...quiet, ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
    },
  },
  // A journey runs at the desk unless it is tagged: @phone for the phone alone, @both for either.
  projects: [
    { name: "desktop", grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    { name: "phone", grep: /@phone|@both/, use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
  ],
});
