import type { Page } from "@playwright/test";

/** Stops the clock of the pages to come, however long the machine takes: their time passes by `page.clock.runFor` alone. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: "2026-11-20T10:00:00+05:00" });
  await page.clock.pauseAt("2026-11-20T11:00:00+05:00");
}
