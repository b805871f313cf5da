import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Where Linux distributions put the Chromium of their packages. */
const usual = "/usr/bin/chromium";

/**
 * The browser for the end-to-end tests, fetched when there is none: the system's package as root, else Playwright's own.
 *
 * @returns the program's path, or null after having said how to get one
 */
export async function findOrInstallChromium() {
  const found = await findChromium();
  if (found) return found;
  console.log("Fetching Chromium for the end-to-end tests (only once) …");
  for (const [command, ...parameters] of waysToInstall()) {
    spawnSync(command, parameters, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    const installed = await findChromium();
    if (installed) return installed;
  }
  console.log(
    "There is no Chromium here. Install the package `chromium`, or set CHROMIUM_PATH to one you have, and run this again.",
  );
  return null;
}

async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  if (existsSync(usual)) return usual;
  const { chromium } = await import("@playwright/test");
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}

function waysToInstall() {
  const isRoot = process.getuid?.() === 0;
  const hasApt = existsSync("/usr/bin/apt-get");
  const playwright = [process.execPath, "node_modules/@playwright/test/cli.js", "install"];
  return [
    ...(isRoot && hasApt ? [["sh", "-c", "apt-get update -qq && apt-get install -y -qq chromium"]] : []),
    [...playwright, ...(isRoot ? ["--with-deps"] : []), "chromium"],
  ];
}
