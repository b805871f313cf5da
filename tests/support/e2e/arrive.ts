import { expect, type Page } from "@playwright/test";

/** A document that is being replaced cannot be asked. */
const stateOf = (page: Page) => page.evaluate(() => document.readyState).catch(() => "loading");

/**
 * Waits until the page has this address and is loaded. `waitForURL` alone waits for the event, which the driver misses once in some
 * dozens of navigations of a busy machine. It is asked from outside: a page without JavaScript cannot wait.
 */
export async function arriveAt(page: Page, address: string | RegExp | ((url: URL) => boolean)): Promise<void> {
  await page.waitForURL(address, { waitUntil: "commit" });
  await expect.poll(() => stateOf(page)).toBe("complete");
}
