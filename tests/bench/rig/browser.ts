import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";

const usual = "/usr/bin/chromium";
const flags = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** Chromium without a window: the one named by `CHROMIUM_PATH`, else the system's, else Playwright's own. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env["CHROMIUM_PATH"] || (existsSync(usual) ? usual : undefined);
  return chromium.launch({ args: flags, ...(executablePath && { executablePath }) });
}
