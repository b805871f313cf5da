import type { Browser, BrowserContext, Page } from "@playwright/test";
import { placeOrder } from "#tests/support/e2e/counter.ts";
import { arriveAs, arriveAsCustomer } from "#tests/support/e2e/people.ts";
import type { Say } from "#tests/support/e2e/say.ts";
import { addFromCard, tea } from "#tests/support/e2e/shelf.ts";
import { openShopOf } from "#tests/support/e2e/shop-server.ts";
import { openSleepyLine } from "#tests/support/e2e/sleepy-line.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

type Shop = Awaited<ReturnType<typeof openShopOf>>;
let shop: Shop;

test.describe.configure({ mode: "serial", timeout: 240_000 });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  shop = await openShopOf({ log: "test-results/two-processes.log", settings: { WEB_CONCURRENCY: "2" } });
});
test.afterAll(() => shop?.close());

const openBrowser = (browser: Browser): Promise<BrowserContext> => browser.newContext({ baseURL: shop.url });

/** An open desk in a browser of its own, and what that browser complained of. */
async function openDesk(browser: Browser, say: Say): Promise<{ context: BrowserContext; page: Page; complaints: string[] }> {
  const context = await openBrowser(browser);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()));
  page.on("pageerror", (problem) => complaints.push(problem.message));
  const isListening = page.waitForRequest(/\/admin\/orders\/live/);
  await arriveAs(page, say, "admin");
  await isListening;
  return { context, page, complaints };
}

/** Desks without a window: lines to the shop that note when they hear of an order. */
async function openLines(context: BrowserContext, count: number) {
  const cookies = await context.cookies(shop.url);
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const over = new AbortController();
  const heard = Array.from({ length: count }, () => new Map<number, number>());
  await Promise.all(
    heard.map(async (orders) => {
      const headers = { Cookie, Accept: "text/event-stream" };
      const answer = await fetch(`${shop.url}/admin/orders/live`, { headers, signal: over.signal });
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
      let text = (await reader?.read())?.value ?? "";
      (async () => {
        for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
          text += part.value;
          for (const [, id] of text.matchAll(/"rows":\[\{"id":(\d+)/g))
            if (!orders.has(Number(id))) orders.set(Number(id), Date.now());
        }
      })().catch(() => undefined);
    }),
  );
  return { heard, close: () => over.abort() };
}

/** A customer of the shop buys tea; gives the order and when the shop had answered that it is placed. */
async function buyTea(browser: Browser, say: Say) {
  const context = await openBrowser(browser);
  const page = await context.newPage();
  await arriveAsCustomer(page, say, `/products?search=${encodeURIComponent(tea.name)}`);
  await addFromCard(page, say, tea.name);
  await page.goto("/checkout");
  let answeredAt = 0;
  page.on("response", (answer) => {
    if (answer.request().method() === "POST" && answer.url().includes("/checkout")) answeredAt = Date.now();
  });
  const order = await placeOrder(page, say);
  await context.close();
  return { order, answeredAt };
}

test("an order is on fifty open desks of two server processes within a second, and rings until one of them heard it", async ({
  browser,
  say,
}) => {
  const desks = [await openDesk(browser, say), await openDesk(browser, say)] as const;
  const lines = await openLines(desks[0].context, 48);
  const { order, answeredAt } = await buyTea(browser, say);

  for (const { page } of desks) await expect(page.getByRole("link", { name: `${order.number},` })).toBeVisible();
  await expect.poll(() => lines.heard.filter((orders) => orders.has(order.id)).length).toBe(48);
  const waits = lines.heard.map((orders) => (orders.get(order.id) ?? Number.POSITIVE_INFINITY) - answeredAt);
  expect(Math.max(...waits)).toBeLessThan(1000);
  lines.close();

  const [first, second] = desks;
  await expect(second.page.getByRole("button", { name: say.adminOrders("live.acknowledge") })).toBeVisible();
  await first.page.getByRole("button", { name: say.adminOrders("live.acknowledge") }).click();
  for (const { page } of desks)
    await expect(page.getByRole("button", { name: say.adminOrders("live.acknowledge") })).toHaveCount(0);
  expect([...first.complaints, ...second.complaints]).toEqual([]);
  for (const { context } of desks) await context.close();
});

test("a desk that slept ten minutes catches up without a reload", async ({ browser, say }) => {
  const line = await openSleepyLine(shop.url);
  const { context, page } = await openDesk(browser, say); // signed in; the cookie is for any port of this host
  const isListening = page.waitForRequest(/\/admin\/orders\/live/);
  await page.goto(`${line.url}/admin/orders`);
  await isListening;
  await page.evaluate(() => {
    (window as { isSamePage?: boolean }).isSamePage = true;
  });
  line.sleep();
  const { order } = await buyTea(browser, say);
  const shown = page
    .getByRole("article", { name: order.number })
    .or(page.getByRole("link", { name: `${order.number},` }))
    .first();
  await page.waitForTimeout(1500);
  await expect(shown).toBeHidden();
  line.wake();
  await page.clock.install();
  await page.clock.fastForward("10:00");
  await expect(shown).toBeVisible();
  expect(await page.evaluate(() => (window as { isSamePage?: boolean }).isSamePage)).toBe(true);
  await context.close();
  line.close();
});

test("one press moves an order on at once, and Undo takes it back", async ({ browser, say }) => {
  const { order } = await buyTea(browser, say);
  const { context, page } = await openDesk(browser, say);
  const card = page.getByRole("article", { name: order.number });
  const status = say.parts("status.confirmed");
  await card.getByRole("button", { name: say.adminOrders("move.next", { number: order.number.slice(1), status }) }).click();
  await expect(card).toContainText(status);
  await page.getByRole("button", { name: say.adminOrders("moved.undo") }).click();
  await expect(card).toContainText(say.parts("status.pending"));
  await context.close();
});
