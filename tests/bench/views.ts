import { gzipSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import type { Figure } from "./figure.ts";
import { openBrowser } from "./rig/browser.ts";
import type { ShopFolder } from "./rig/shop-folder.ts";
import { startShop } from "./rig/start-shop.ts";

/** A cheap phone on Slow 4G, as Lighthouse means it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const slow4G = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: (750e3 / 8) * 0.9 };
const slowdown = 4;
const runs = 3;

const views = {
  home: "/",
  category: "/category/1",
  product: "/product/1",
  search: "/products?search=chai",
  package: "/package/1",
};

type View = { paint: number; shift: number; blocked: number; scripts: number; all: number; fonts: number };

/** Written in the page: the newest largest paint, what jumped, and what each long task took beyond 50 ms. */
const observe = () => {
  const seen = { paint: 0, shift: 0, blocked: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.paint = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!shift.hadRecentInput) seen.shift += shift.value;
    }
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += Math.max(0, duration - 50);
  }).observe({ type: "longtask", buffered: true });
};

/** Sums what came over the wire of one type, gzip bytes; fonts are compressed already. */
async function weigh(page: Page): Promise<() => Promise<Pick<View, "scripts" | "all" | "fonts">>> {
  const sizes: Promise<[string, number]>[] = [];
  page.on("response", (response) => {
    const type = response.request().resourceType();
    if (!response.ok() || !["document", "script", "stylesheet", "font"].includes(type)) return;
    const size = response.body().then((body) => (type === "font" ? body.length : gzipSync(body).length));
    sizes.push(size.then((bytes): [string, number] => [type, bytes]).catch((): [string, number] => [type, 0]));
  });
  return async () => {
    const all = await Promise.all(sizes);
    const sum = (...types: string[]) =>
      all.filter(([type]) => types.includes(type)).reduce((total, [, bytes]) => total + bytes, 0);
    return { scripts: sum("script"), all: sum("script", "document", "stylesheet"), fonts: sum("font") };
  };
}

/** Opens a page in a slowed-down browser with an empty cache, and measures until the network has been idle for a while. */
async function look(browser: Browser, url: string): Promise<View> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", slow4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const weighed = await weigh(page);
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(1500);
  const seen = await page.evaluate(() => (window as unknown as { seen: Pick<View, "paint" | "shift" | "blocked"> }).seen);
  const weight = await weighed();
  await context.close();
  return { ...seen, ...weight };
}

const middle = (numbers: number[]): number => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** What a customer with a cheap phone waits for: the middle of three views of each page. */
export async function slowViews({ path }: ShopFolder): Promise<Figure[]> {
  const shop = await startShop(path, { PAGE_CACHE: "1", COMPRESSION: "1" });
  const browser = await openBrowser();
  const figures: Figure[] = [];
  try {
    await look(browser, shop.origin);
    for (const [name, address] of Object.entries(views)) {
      const seen: View[] = [];
      for (let run = 0; run < runs; run++) seen.push(await look(browser, shop.origin + address));
      const of = (what: keyof View) => middle(seen.map((view) => view[what]));
      figures.push(
        { what: `${name}, cheap phone: largest paint after`, value: of("paint") / 1000, unit: "s", most: 1.3 },
        { what: `${name}, cheap phone: layout shift`, value: of("shift"), unit: "", most: 0.02 },
        { what: `${name}, cheap phone: blocked for`, value: of("blocked"), unit: "ms", most: 150 },
        { what: `${name}: JavaScript of the first view`, value: of("scripts") / 1024, unit: "KiB", most: 112 },
        { what: `${name}: HTML, CSS and JavaScript of it`, value: of("all") / 1024, unit: "KiB", most: 150 },
        { what: `${name}: fonts of it`, value: of("fonts") / 1000, unit: "kB", most: 80 },
      );
    }
    return figures;
  } finally {
    await browser.close();
    await shop.stop();
  }
}
