import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import type { Client } from "pg";
import { type Random, randomFrom } from "#prisma/seed/random.ts";
import { openBrowser } from "#tests/bench/rig/browser.ts";
import type { ShopFolder } from "#tests/bench/rig/shop-folder.ts";
import { makeAdministrator } from "#tests/bench/rig/staff.ts";
import { noFaults, type Verdict } from "./verdict.ts";
import { withShop } from "./with-shop.ts";

const sales = 12;
const scansOfASale = 10;

/** What has the focus when a scanner fires, and what stands in it. */
const places = [
  { at: "#counter-field", holds: "" },
  { at: "#customer_name", holds: "Amna Tariq" },
  { at: "#cash", holds: "900000" },
  { at: "#list", holds: "" },
  { at: "#kind", holds: "counter" },
  { at: ".counter-held, #finish", holds: null },
  { at: ".counter-amount input", holds: null },
  { at: "body", holds: null },
] as const;

type Goods = { id: number; name: string; code: string };

/** A counter in a real browser, its scanner, and the shop's database. */
type Till = { page: Page; context: BrowserContext; cdp: CDPSession; client: Client; random: Random; goods: readonly Goods[] };

/** What a sale should hold: pieces by product, and the scans that the shop did not answer. */
type Expected = { pieces: Map<string, number>; missed: string[] };

/** The five products that are scanned, each with a code of its own. */
async function listGoods(client: Client): Promise<Goods[]> {
  const { rows } = await client.query<{ id: number; name: string; barcode: string }>(`
    UPDATE products SET barcode = '89610140' || lpad(id::text, 5, '0'), stock_quantity = NULL, in_stock = true
    WHERE id IN (SELECT id FROM products WHERE NOT sold_by_weight AND status = 'active' ORDER BY id LIMIT 5)
    RETURNING id, name, barcode`);
  return rows.map(({ id, name, barcode }) => ({ id, name, code: barcode }));
}

/** A scanner's burst: real keys, five milliseconds apart by their own clock, however busy the machine is. */
async function burst({ cdp }: Till, code: string): Promise<void> {
  const keys = [...code].map((key) => ({ key, text: key, code: `Digit${key}`, windowsVirtualKeyCode: key.charCodeAt(0) }));
  const enter = { key: "Enter", text: "\r", code: "Enter", windowsVirtualKeyCode: 13 };
  const began = Date.now();
  await Promise.all(
    [...keys, enter].flatMap((key, at) => {
      const timestamp = (began + at * 5) / 1000;
      return [
        cdp.send("Input.dispatchKeyEvent", { type: "keyDown", ...key, timestamp }),
        cdp.send("Input.dispatchKeyEvent", { type: "keyUp", ...key, text: "", timestamp }),
      ];
    }),
  );
}

/** What the counter shows: pieces by product, and the missed scans. */
const shownAt = (page: Page) =>
  page.evaluate(() => ({
    lines: [...document.querySelectorAll(".counter-lines > li")].map((line): [string, number] => [
      line.querySelector(".counter-meaning")?.firstChild?.textContent?.trim() ?? "",
      Number(line.querySelector<HTMLInputElement>(".counter-amount input")?.value),
    ]),
    missed: [...document.querySelectorAll(".counter-missed li > span")].map((scan) => scan.textContent ?? ""),
  }));

const inWords = (lines: Iterable<readonly [string, number]>, missed: readonly string[]) =>
  JSON.stringify([[...lines].filter(([, count]) => count > 0).toSorted(), missed.toSorted()]);

/** Waits until the counter shows what is expected; returns what it shows instead. */
async function differs({ page }: Till, { pieces, missed }: Expected): Promise<string | null> {
  const wanted = inWords(pieces, missed);
  let seen = "";
  for (const began = Date.now(); Date.now() - began < 10_000; ) {
    const shown = await shownAt(page);
    seen = inWords(shown.lines, shown.missed);
    if (seen === wanted) return null;
    await page.waitForTimeout(50);
  }
  return `expected ${wanted}, seen ${seen}`;
}

async function focusOn({ page }: Till, { at, holds }: (typeof places)[number]): Promise<void> {
  const target = page.locator(at).first();
  if ((await target.count()) === 0) return;
  if (holds !== null && at !== "#kind") await target.fill(holds);
  if (at === "body") await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  else await target.focus();
}

const heldBy = (page: Page, at: string) => page.locator(at).first().inputValue();

type Troubles = { scans: string[]; fields: string[]; sold: string[]; books: string[] };

/** One scan of a right or an unknown code, with or without an answer of the shop, and the focus wherever it may be. */
async function scanOnce(till: Till, expected: Expected, faults: Troubles): Promise<void> {
  const { random, goods, page, context } = till;
  const place = random.pick(places);
  const one = random.chance(0.75) ? random.pick(goods) : null;
  const code = one?.code ?? `40000000${random.between(10_000, 99_999)}`;
  const isMissed = random.chance(0.3);
  const times = isMissed ? random.pick([1, 3]) : random.pick([1, 1, 2, 5]);
  await focusOn(till, place);
  await context.setOffline(isMissed);
  for (let time = 0; time < times; time++) {
    await burst(till, code);
    const before = expected.missed.indexOf(code);
    if (isMissed) expected.missed.push(code);
    else if (before >= 0) expected.missed.splice(before, 1); // taken after all
    if (!isMissed && one) expected.pieces.set(one.name, (expected.pieces.get(one.name) ?? 0) + 1);
  }
  const wrong = await differs(till, expected);
  if (wrong) faults.scans.push(`${times} × ${code} at ${place.at}${isMissed ? ", unanswered" : ""}: ${wrong}`);
  if (place.holds !== null && (await heldBy(page, place.at)) !== place.holds)
    faults.fields.push(`${place.at} holds ${await heldBy(page, place.at)}`);
  await context.setOffline(false);
}

const countOrders = async (client: Client) => Number((await client.query("SELECT count(*) FROM orders")).rows[0].count);

/** Tries to finish by key and by button while something is missed; then takes or leaves out what is missed, one after the other. */
async function settleMissed(till: Till, expected: Expected, faults: Troubles): Promise<number> {
  const { page, client, random, goods } = till;
  let barred = 0;
  while (expected.missed.length > 0) {
    const before = await countOrders(client);
    if (random.chance(0.5)) await page.keyboard.press("Control+Enter");
    else await page.locator("#finish").click();
    await page.waitForTimeout(150);
    barred++;
    if ((await countOrders(client)) !== before) {
      faults.sold.push(`sold past ${expected.missed.join(", ")}`);
      expected.pieces.clear();
      expected.missed = [];
      return barred;
    }
    const [code] = (await shownAt(page)).missed;
    const [retry, leaveOut] = await page.locator(".counter-missed li").first().getByRole("button").all();
    if (code === undefined || !retry || !leaveOut) break;
    expected.missed.splice(expected.missed.indexOf(code), 1);
    const isTaken = random.chance(0.5);
    const one = goods.find((known) => known.code === code);
    if (isTaken && one) expected.pieces.set(one.name, (expected.pieces.get(one.name) ?? 0) + 1);
    await (isTaken ? retry : leaveOut).click();
    const wrong = await differs(till, expected);
    if (wrong) faults.scans.push(`${isTaken ? "tried again" : "left out"} ${code}: ${wrong}`);
  }
  return barred;
}

/** Finishes the sale and compares the order with what was scanned. */
async function finish({ page, client, goods }: Till, { pieces }: Expected, faults: Troubles): Promise<void> {
  const [first] = goods;
  if (pieces.size === 0 || !first) return;
  const before = new URL(page.url()).searchParams.get("done");
  await page.locator("#cash").fill("900000");
  await page.keyboard.press("Control+Enter");
  const isDone = (url: URL) => ![null, before].includes(url.searchParams.get("done"));
  await page.waitForURL(isDone, { timeout: 15_000 }).catch(() => undefined);
  if (!isDone(new URL(page.url()))) return void faults.books.push(`a sale of ${inWords(pieces, [])} was not finished`);
  const id = Number(new URL(page.url()).searchParams.get("done"));
  const { rows } = await client.query<{ name: string; quantity: number }>(
    "SELECT name, quantity FROM order_lines WHERE order_id = $1",
    [id],
  );
  const sold = inWords(
    rows.map(({ name, quantity }) => [name, quantity / 1000] as const),
    [],
  );
  if (sold !== inWords(pieces, [])) faults.books.push(`order ${id} holds ${sold} instead of ${inWords(pieces, [])}`);
  await page.waitForFunction(() => document.querySelectorAll(".counter-lines > li").length === 0);
}

/** A scanner at the running shop: right, unknown and repeated codes, wherever the focus is, with and without an answer. */
export const missedScans = (folder: ShopFolder): Promise<Verdict[]> =>
  withShop(folder, {}, async ({ shop, client }) => {
    const faults: Troubles = { scans: [], fields: [], sold: [], books: [] };
    const complaints: string[] = [];
    const browser = await openBrowser();
    let barred = 0;
    try {
      const context = await browser.newContext({ baseURL: shop.origin, viewport: { width: 1280, height: 900 } });
      const [name = "", value = ""] = (await makeAdministrator(client)).split("=");
      await context.addCookies([
        { name, value, url: shop.origin },
        { name: "lang", value: "en", url: shop.origin },
      ]);
      // a print without a window pauses the scripts of a page, but not its keys
      await context.addInitScript(() => {
        window.print = () => undefined;
      });
      const page = await context.newPage();
      page.on("pageerror", (problem) => complaints.push(problem.message));
      const goods = await listGoods(client);
      await page.goto("/admin/orders/new");
      await page.waitForFunction(() => document.activeElement?.id === "counter-field");
      await page.waitForLoadState("load");
      await page.waitForTimeout(1000);
      const till: Till = { page, context, cdp: await context.newCDPSession(page), client, random: randomFrom(7), goods };
      for (let sale = 0; sale < sales; sale++) {
        const expected: Expected = { pieces: new Map(), missed: [] };
        for (let scan = 0; scan < scansOfASale; scan++) await scanOnce(till, expected, faults);
        barred += await settleMissed(till, expected, faults);
        await finish(till, expected, faults);
      }
    } finally {
      await browser.close();
    }
    return [
      noFaults("each right scan is taken, each missed one stands for itself, an unknown one is no line", faults.scans),
      noFaults("no sale is finished while a missed scan stands", faults.sold, `${barred} tries, none sold`),
      noFaults("the field that had the focus keeps what stood in it", faults.fields),
      noFaults("every sale holds exactly what was scanned", faults.books, `${sales} sales`),
      noFaults("no script of the page breaks", complaints),
    ];
  });
