import { randomInt } from "node:crypto";
import type { Browser, Locator, Page } from "@playwright/test";
import { buy } from "#tests/support/e2e/counter.ts";
import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { tabTo } from "#tests/support/e2e/keys.ts";
import type { SayMessage } from "#tests/support/e2e/messages.ts";
import { createAccount, signInAs } from "#tests/support/e2e/people.ts";
import { tea } from "#tests/support/e2e/products.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

/** Both journeys change the same settings, which an undo takes back only if nobody has changed them since. */
test.describe.configure({ mode: "serial" });

/** A customer orders; finds the payment of the order in the list of payments. */
async function openPayments(page: Page, say: SayMessage, browser: Browser): Promise<Locator> {
  const context = await browser.newContext({ javaScriptEnabled: true });
  const customer = await context.newPage();
  await createAccount(customer);
  const { number } = await buy(customer, say, tea.name);
  await context.close();
  await signInAs(page, "admin", `/admin/payments?q=${encodeURIComponent(number)}`);
  return page
    .getByRole("table")
    .getByRole("link", { name: /^#\d+$/ })
    .first();
}

/** The form behind one of the titles of what can be done with a payment. */
const actOf = (page: Page, title: string) =>
  page.locator("details.payment-act").filter({ has: page.getByText(title, { exact: true }) });

const newLink = () => `https://instagram.com/taaza.${randomInt(100_000, 999_999)}`;

/** Whether the storefront's footer links to the page of the shop. */
async function isInFooter(page: Page, link: string): Promise<boolean> {
  await page.goto("/contact");
  return (await page.locator(`.foot-social a[href="${link}"]`).count()) > 0;
}

test.describe("by keyboard alone", () => {
  test("a payment is marked as received and a part of it given back", async ({ page, say, browser }) => {
    const payment = await openPayments(page, say, browser);
    await whenHydrated(page);
    await tabTo(page, payment);
    await page.keyboard.press("Enter");
    const receive = actOf(page, say.adminPayments("receive.title"));
    await expect(receive).toHaveAttribute("open");
    await whenHydrated(page);
    await tabTo(page, receive.getByRole("button", { name: say.adminPayments("receive.go"), exact: true }));
    await page.keyboard.press("Enter");
    const refund = actOf(page, say.adminOrders("refund.title"));
    await expect(refund).toBeVisible();

    await tabTo(page, refund.locator("summary"));
    await page.keyboard.press("Enter");
    await tabTo(page, refund.getByLabel(say.adminOrders("refund.amount"), { exact: true }));
    await page.keyboard.type("20");
    const causes = refund.getByRole("radio");
    await tabTo(page, causes.and(refund.locator(":enabled")).first());
    await page.keyboard.press("Space");
    for (let at = 0; at < 2 && !(await causes.last().isChecked()); at++) await page.keyboard.press("ArrowDown");
    await expect(causes.last()).toBeChecked();
    await tabTo(page, refund.getByLabel(say.adminOrders("refund.note"), { exact: true }));
    await page.keyboard.type("Patti phati hui thi");
    await tabTo(page, refund.getByRole("button", { name: say.adminOrders("refund.go"), exact: true }));
    await page.keyboard.press("Enter");
    await expect(page.locator(".payment-ledger li")).toHaveCount(2);
    await expect(page.locator(".payment-ledger")).toContainText("Patti phati hui thi");
  });

  test("a setting is changed, holds in the shop, and is taken back", async ({ page, say }) => {
    const link = newLink();
    await signInAs(page, "admin", "/admin/settings/general");
    await whenHydrated(page);
    const field = page.getByLabel(say.adminSettings("field.instagram"), { exact: true });
    await tabTo(page, field);
    await page.keyboard.press("Control+a");
    await page.keyboard.type(link);
    await page.keyboard.press("Control+s");
    await expect(page.getByText(say.toasts("settings-saved"), { exact: true })).toBeVisible();
    expect(await isInFooter(page, link)).toBe(true);

    await page.goto("/admin/settings/general");
    await whenHydrated(page);
    await tabTo(page, page.getByRole("button", { name: say.adminSettings("undo"), exact: true }).first(), { most: 120 });
    await page.keyboard.press("Enter");
    await expect(field).not.toHaveValue(link);
    expect(await isInFooter(page, link)).toBe(false);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a payment is marked as received and a part of it given back", async ({ page, say, browser }) => {
    const payment = await openPayments(page, say, browser);
    await payment.click();
    const receive = actOf(page, say.adminPayments("receive.title"));
    await receive.getByRole("button", { name: say.adminPayments("receive.go"), exact: true }).click();
    const refund = actOf(page, say.adminOrders("refund.title"));
    await refund.locator("summary").click();
    await refund.getByLabel(say.adminOrders("refund.amount"), { exact: true }).fill("999999");
    await refund.getByRole("radio").last().check();
    await refund.getByLabel(say.adminOrders("refund.note"), { exact: true }).fill("Patti phati hui thi");
    const giveBack = refund.getByRole("button", { name: say.adminOrders("refund.go"), exact: true });
    await giveBack.click();
    const amount = refund.getByLabel(say.adminOrders("refund.amount"), { exact: true });
    await expect(amount).toHaveAttribute("aria-invalid", "true");
    await expect(refund.getByLabel(say.adminOrders("refund.note"), { exact: true })).toHaveValue("Patti phati hui thi");
    await amount.fill("20");
    await giveBack.click();
    await expect(page.locator(".payment-ledger li")).toHaveCount(2);
    await expect(page.locator(".payment-ledger")).toContainText("Patti phati hui thi");
  });

  test("a setting is changed, holds in the shop, and is taken back", async ({ page, say }) => {
    const link = newLink();
    await signInAs(page, "admin", "/admin/settings/general");
    const field = page.getByLabel(say.adminSettings("field.instagram"), { exact: true });
    await field.fill(link);
    await page.locator(".save-bar [type=submit]").first().click();
    await expect(page.getByText(say.toasts("settings-saved"), { exact: true })).toBeVisible();
    expect(await isInFooter(page, link)).toBe(true);

    await page.goto("/admin/settings/general");
    await page
      .getByRole("button", { name: say.adminSettings("undo"), exact: true })
      .first()
      .click();
    await expect(field).not.toHaveValue(link);
    expect(await isInFooter(page, link)).toBe(false);
  });
});
