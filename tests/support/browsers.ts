import { existsSync } from "node:fs";

/** Where Linux distributions put the two programs of their Chromium. */
const whole = "/usr/bin/chromium";
const headless = "/usr/bin/chromium-headless-shell";

const pathOf = (...known: string[]) => process.env["CHROMIUM_PATH"] || known.find((path) => existsSync(path));

const args = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

const launch = (executablePath: string | undefined) => ({ args, ...(executablePath && { executablePath }) });

/** How Chromium's headless program is started: the one named by `CHROMIUM_PATH`, else the system's, else Playwright's own. It needs a third less CPU. */
export const headlessChromium = launch(pathOf(headless, whole));

/** The same for the browser whole, without a window: it alone has the system's notifications, and is what a customer has. */
export const wholeChromium = { channel: "chromium", ...launch(pathOf(whole)) };
