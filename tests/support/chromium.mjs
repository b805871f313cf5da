import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Where Linux distributions put the Chromium of their packages, and its headless program, which most journeys run in. */
const usual = "/usr/bin/chromium";
const headless = "/usr/bin/chromium-headless-shell";

const isRoot = process.getuid?.() === 0;
const hasApt = existsSync("/usr/bin/apt-get");

/**
 * Sees to it that the end-to-end tests have their browser: what is missing is fetched, as root from the system's packages, else
 * Playwright's own. The headless program may stay missing, it only saves time.
 *
 * @returns whether there is one now; when not, a hint was printed
 */
export async function haveChromium() {
  const mayAdd = isRoot && hasApt && !process.env.CHROMIUM_PATH && !existsSync(headless);
  if ((await isThere()) && !mayAdd) return true;
  for (const [command, ...parameters] of waysToInstall()) {
    console.log("Fetching Chromium for the end-to-end tests (only once) …");
    spawnSync(command, parameters, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    if (await isThere()) return true;
  }
  console.log(
    "There is no Chromium here. Install the package `chromium`, or set CHROMIUM_PATH to one you have, and run this again.",
  );
  return false;
}

async function isThere() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named);
  if (existsSync(usual)) return true;
  const { chromium } = await import("@playwright/test");
  return existsSync(chromium.executablePath());
}

function waysToInstall() {
  const apt = "apt-get update -qq && apt-get install -y -qq chromium && apt-get install -y -qq chromium-headless-shell";
  const playwright = [process.execPath, "node_modules/@playwright/test/cli.js", "install"];
  return [...(isRoot && hasApt ? [["sh", "-c", apt]] : []), [...playwright, ...(isRoot ? ["--with-deps"] : []), "chromium"]];
}
