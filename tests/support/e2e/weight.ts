import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";

/** What the first view of a page loads, gzip bytes. */
export interface Weight {
  scripts: number;
  styles: number[];
}

/** Opens a page in a browser with an empty cache, waits until the network is idle, and measures the bytes. */
export async function weighFirstView(page: Page, path: string): Promise<Weight> {
  const came: Response[] = [];
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
