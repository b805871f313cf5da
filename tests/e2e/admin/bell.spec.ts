import { findBarriers } from "#tests/support/e2e/accessibility.ts";
import { buy } from "#tests/support/e2e/counter.ts";
import { createAccount, newCustomer, signInAs } from "#tests/support/e2e/people.ts";
import { tea } from "#tests/support/e2e/products.ts";
import { countRings, ringsOf } from "#tests/support/e2e/rings.ts";
import { expect, test } from "#tests/support/e2e/test.ts";
import { fieldOf, linesOf, openCounter, scan, waitForSlip } from "#tests/support/e2e/till.ts";

// whoever says that they heard an order silences every desk of the shop, so these run one after the other
test.describe.configure({ mode: "default" });

test("an order rings at the counter in the middle of a sale, which goes on where it was when somebody says that they heard it", async ({
  page,
  say,
  someoneElse,
}) => {
  await page.addInitScript(countRings);
  await openCounter(page, say);
  const heard = page.getByRole("button", { name: say.adminOrders("live.acknowledge") });
  if (await heard.isVisible()) await heard.click();
  await fieldOf(page, say).focus();
  await scan(page, "pyaz");
  await expect(linesOf(page, say)).toHaveCount(1);
  const before = await page.locator(".counter").boundingBox();
  const customer = await someoneElse();
  await createAccount(customer);
  await buy(customer, say, tea.name);
  await expect(heard).toBeVisible();
  const rings = await ringsOf(page);
  await expect.poll(() => ringsOf(page)).toBeGreaterThan(rings);
  expect(await page.locator(".counter").boundingBox()).toEqual(before);
  expect.soft(await findBarriers(page)).toEqual([]);
  const address = page.url();
  await heard.click();
  // orders of the other journeys ring here as well: whoever hears each of them has silence in between
  await expect(async () => {
    if (await heard.isVisible()) await heard.click({ timeout: 2_000 });
    await expect(heard).toHaveCount(0, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  expect(page.url()).toBe(address);
  await expect(linesOf(page, say)).toHaveCount(1);
});

test("an order rings on every page, in the bar above it, and moves nothing beneath the finger", async ({
  page,
  say,
  someoneElse,
}) => {
  await page.addInitScript(countRings);
  await signInAs(page, "admin", "/admin/faq");
  const customer = await someoneElse();
  await createAccount(customer);
  const shown = await buy(customer, say, tea.name);
  const heading = page.getByRole("heading", { level: 1 });
  for (const path of ["/admin/faq", "/admin/settings/general", "/admin/products/new", `/admin/orders/${shown.id}`]) {
    const isListening = page.waitForRequest(/\/admin\/orders\/live/);
    await page.goto(path);
    await isListening;
    await heading.click(); // a browser sounds nothing before it was touched
    const before = await heading.boundingBox();
    await buy(customer, say, tea.name);
    await expect(page.getByRole("banner").getByRole("button", { name: say.adminOrders("live.acknowledge") })).toBeVisible();
    const rings = await ringsOf(page);
    await expect.poll(() => ringsOf(page), path).toBeGreaterThan(rings);
    expect(await heading.boundingBox(), path).toEqual(before);
  }
});

test("what one counter takes, over the counter and for a caller, stands at the other desks without a reload", async ({
  page,
  say,
  someoneElse,
}) => {
  const desk = await someoneElse();
  const isListening = desk.waitForRequest(/\/admin\/orders\/live/);
  await signInAs(desk, "admin");
  await isListening;
  await desk.evaluate(() => Object.assign(window, { isSamePage: true }));
  const region = desk.getByRole("region", { name: say.adminOrders("live.region") });
  await openCounter(page, say);
  await scan(page, "pyaz");
  await expect(linesOf(page, say)).toHaveCount(1);
  const [sale] = await Promise.all([waitForSlip(page), page.keyboard.press("Control+Enter")]);
  await expect(region.getByRole("link")).toBeVisible();
  await expect(linesOf(page, say)).toHaveCount(0);
  await scan(page, "gajar");
  await expect(linesOf(page, say)).toHaveCount(1);
  await page.keyboard.press("F3");
  await page.keyboard.type(newCustomer().phone);
  await page.getByLabel(say.counter("field.customer_name"), { exact: true }).fill("Amna Tariq");
  await page.getByLabel(say.counter("field.delivery_address"), { exact: true }).fill("House 3, Street 9, Gulgasht Colony");
  await expect(page.getByText(say.counter("zone.sure", { zone: "Gulgasht Colony" }))).toBeVisible();
  const [order] = await Promise.all([waitForSlip(page), page.keyboard.press("Control+Enter")]);
  await expect(region.getByRole("link")).toContainText(/[2-9] new orders/);
  await region.getByRole("link").click();
  for (const id of [sale, order]) {
    await expect(desk.getByRole("article", { name: `#${String(id).padStart(6, "0")}` })).toBeVisible();
  }
  expect(await desk.evaluate(() => "isSamePage" in window)).toBe(true);
});
