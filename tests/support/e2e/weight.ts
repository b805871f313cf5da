import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";

/** What the first view of a page loads, gzip bytes. */
export interface Weight {
  scripts: number;
  styles: number[];
}

/** What a page loads so long after it stands, milliseconds, is none of its first view; on a slow machine that begins before all else is loaded. */
const later = 2_000;

/** A script before the page's own: what it puts off for longer is never done. */
function neverDoLater(least: number): void {
  const real = window.setTimeout;
  const sooner = (act: TimerHandler, delay = 0, ...values: unknown[]) => (delay >= least ? 0 : real(act, delay, ...values));
  window.setTimeout = sooner as typeof setTimeout;
}

/** Opens a page in a browser with an empty cache, waits until the network is idle, and measures the bytes of what it loads at once. */
export async function weighFirstView(page: Page, path: string): Promise<Weight> {
  const came: Response[] = [];
  await page.addInitScript(neverDoLater, later);
  page.on("response", (response) => came.push(response));
  await page.goto(path, { waitUntil: "networkidle" });
  const sizes = (type: string) =>
    Promise.all(
      came
        .filter((response) => response.ok() && response.request().resourceType() === type)
        .map(async (response) => gzipSync(await response.body(), { level: 9 }).length),
    );
  const scripts = await sizes("script");
  return { scripts: scripts.reduce((sum, size) => sum + size, 0), styles: await sizes("stylesheet") };
}

/**
 * Adds up how far things jump while a page loads and is scrolled through (cumulative layout shift): the least of three loads, since
 * a browser that gets no processor paints a page while it is still being read, and its rows grow before the eye.
 */
export async function measureShift(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    const measured = window as unknown as { shift: number };
    measured.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean; value: number })[]) {
        if (!entry.hadRecentInput) measured.shift += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  let least = Infinity;
  for (let load = 0; load < 3 && least > 0; load++) {
    await page.goto(path, { waitUntil: "networkidle" });
    await page.mouse.wheel(0, 3000);
    await page.waitForTimeout(300);
    least = Math.min(least, await page.evaluate(() => (window as unknown as { shift: number }).shift));
  }
  return least;
}
