import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { headlessChromium, wholeChromium } from "./support/browsers.ts";

const root = resolve(import.meta.dirname, "..");
process.chdir(root);

export default defineConfig({
  testDir: "e2e",
  testIgnore: process.env["AUDIT"] === "1" ? [] : "audit/**", // `npm run audit` alone
  outputDir: resolve(root, "test-results/e2e"),
  globalSetup: ["./support/temporary-folder.ts", "./support/e2e/shop-server.ts"],
  fullyParallel: true,
  workers: 3, // on two cores: a journey waits about a third of its time
  retries: 0,
  forbidOnly: Boolean(process.env["CI"]),
  // How long is waited, not what is asserted: a slow machine at its busiest needs three times what the fast one does.
  timeout: 360_000,
  expect: { timeout: 45_000 },
  reporter: "list",
  use: {
    baseURL: process.env["SHOP_URL"], // set by the global setup before the workers read this
    actionTimeout: 45_000,
    navigationTimeout: 90_000,
    trace: "off",
    locale: "en-PK",
    timezoneId: "Asia/Karachi",
    launchOptions: headlessChromium,
  },
  // A journey runs at the desk unless it is tagged: @phone for the phone alone, @both for either; @system where the system's
  // notifications are looked at, which Chromium's headless program has not.
  projects: [
    { name: "desktop", grepInvert: /@phone|@system/, use: { viewport: { width: 1280, height: 800 } } },
    { name: "phone", grep: /@phone|@both/, use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
    { name: "system", grep: /@system/, use: { viewport: { width: 1280, height: 800 }, launchOptions: wholeChromium } },
  ],
});
