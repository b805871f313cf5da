import type { Browser, CDPSession, Page } from "@playwright/test";
import { randomFrom } from "#prisma/seed/random.ts";
import { openBrowser } from "#tests/bench/rig/browser.ts";
import type { ShopFolder } from "#tests/bench/rig/shop-folder.ts";
import { makeShoppers } from "#tests/bench/rig/shoppers.ts";
import { journeys, type LineJourney, type Traveller } from "./line-journeys.ts";
import { makePeople } from "./people.ts";
import { noFaults, tally, timeLimit, type Verdict } from "./verdict.ts";
import { type Ground, withShop } from "./with-shop.ts";

/** The line breaks up to so long after the press, milliseconds: before the request, during it, and after its answer. */
const span = 1_200;

/** So long it stays broken, milliseconds. */
const broken = 1_500;

/** How often somebody presses again before the form counts as lost. */
const mostPresses = 5;

/** So long an answer may take at the ordinary pace, milliseconds. */
const longest = 20_000;

const slow = { latency: 40, downloadThroughput: 200_000, uploadThroughput: 60_000 };

const setLine = (line: CDPSession, offline: boolean) =>
  line.send("Network.emulateNetworkConditions", { offline, ...(offline ? { ...slow, latency: 0 } : slow) });

/**
 * The line is cut at random instants of journeys that end with a form: what was typed stays, the page is never replaced by an error page, and
 * pressing again makes one row.
 *
 * @param instants how many cuts in all, over the journeys one after the other
 * @param seed makes the same instants again
 */
export const lineCuts = (folder: ShopFolder, { instants, seed }: { instants: number; seed: number }): Promise<Verdict[]> =>
  withShop(folder, {}, async (ground) => {
    const random = randomFrom(seed);
    const browser = await openBrowser();
    const faults: string[] = [];
    const presses: number[] = [];
    try {
      for (let cut = 0; cut < instants; cut++) {
        const journey = journeys[cut % journeys.length] as LineJourney;
        const after = random.between(0, span);
        const found = await travel(browser, ground, { journey, after, mark: `${seed}-${cut}` }).catch((problem: Error) => ({
          presses: 0,
          faults: [problem.message.split("\n", 1).join()],
        }));
        presses.push(found.presses);
        faults.push(...found.faults.map((fault) => `${journey.name}, cut ${after} ms after the press: ${fault}`));
      }
    } finally {
      await browser.close();
    }
    return [
      noFaults(
        `${instants} cuts of the line: nothing typed is lost, nothing is done twice`,
        faults,
        `presses: ${tally(presses)}`,
      ),
    ];
  });

type Cut = { journey: LineJourney; after: number; mark: string };

async function travel(browser: Browser, ground: Ground, { journey, after, mark }: Cut) {
  const { page, traveller, line } = await arrive(browser, ground, journey, mark);
  const faults: string[] = [];
  try {
    await page.goto(ground.shop.origin + journey.path(traveller), { waitUntil: "networkidle" });
    await journey.fill(page, traveller);
    const before = await journey.count(ground.client, traveller);
    await page.locator(journey.button).first().click({ noWaitAfter: true });
    await page.waitForTimeout(after);
    await setLine(line, true);
    await page.waitForTimeout(broken);
    faults.push(...(await lostOn(page, journey, traveller)));
    await setLine(line, false);
    let pressed = 1;
    while (!(await isDone(page, journey)) && pressed < mostPresses) {
      faults.push(...(await lostOn(page, journey, traveller)));
      const button = page.locator(journey.button).first();
      if (await button.isEnabled({ timeout: 1_000 }).catch(() => false)) {
        pressed += 1;
        await button.click({ noWaitAfter: true, timeout: 5_000 }).catch(() => undefined);
      }
    }
    if (!(await isDone(page, journey))) faults.push(`never done, at ${new URL(page.url()).pathname}`);
    const made = await settledRows(async () => (await journey.count(ground.client, traveller)) - before);
    if (made !== 1) faults.push(`${made} rows`);
    return { presses: pressed, faults: [...new Set(faults)] };
  } finally {
    await page.context().close();
  }
}

/** The rows that were made, once there is one: a queue sends by itself. */
async function settledRows(count: () => Promise<number>): Promise<number> {
  const until = performance.now() + timeLimit(longest);
  for (;;) {
    const made = await count();
    if (made > 0 || performance.now() > until) return made;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function arrive(browser: Browser, { shop, client }: Ground, journey: LineJourney, mark: string) {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const traveller: Traveller = { mark, userId: 0 };
  const { cookie, userId } = await signedIn(client, journey);
  traveller.userId = userId;
  if (cookie) await context.addCookies([{ name: "session", value: cookie.replace("session=", ""), url: shop.origin }]);
  await journey.prepare?.(client, traveller);
  const page = await context.newPage();
  page.on("dialog", (dialog) => void dialog.accept());
  const line = await context.newCDPSession(page);
  await line.send("Network.enable");
  await setLine(line, false);
  return { page, traveller, line };
}

async function signedIn(client: Ground["client"], { who }: LineJourney): Promise<{ cookie: string; userId: number }> {
  if (who === "visitor") return { cookie: "", userId: 0 };
  if (who === "staff") return (await makePeople(client)).staff;
  const [shopper] = await makeShoppers(client, 1, () => [{ productId: 2, quantity: 1000 }]);
  if (!shopper) throw new Error("There is no shopper.");
  return shopper;
}

/** Waits until the journey has ended or somebody may press again. */
async function isDone(page: Page, journey: LineJourney): Promise<boolean> {
  const until = performance.now() + timeLimit(longest);
  while (performance.now() < until) {
    if (journey.isDone(page.url()) || (await journey.isShown?.(page))) return true;
    if ((await page.locator("[data-unanswered]").count()) > 0) return false;
    await page.waitForTimeout(100);
  }
  return false;
}

/** What a cut has taken from the page: an error page in its place, or a text that is not in its field any more. */
async function lostOn(page: Page, journey: LineJourney, traveller: Traveller): Promise<string[]> {
  const heading = await page
    .locator("h1")
    .first()
    .textContent({ timeout: 2_000 })
    .catch(() => "");
  if (/error|went wrong/i.test(heading ?? "")) return [`the page became "${heading}"`];
  const lost: string[] = [];
  for (const [field, text] of Object.entries(journey.typed(traveller))) {
    const control = page.locator(field).first();
    if ((await control.count()) === 0) continue; // the journey has gone on
    const now = await control.inputValue({ timeout: 2_000 }).catch(() => text);
    if (now !== text) lost.push(`${field} says "${now}"`);
  }
  return journey.isDone(page.url()) ? [] : lost;
}
