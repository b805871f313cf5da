import type { Page } from "@playwright/test";
import type { SayMessage } from "#tests/support/e2e/messages.ts";
import { arriveAsCustomer, newCustomer, register, signIn } from "#tests/support/e2e/people.ts";
import { addFromCard, cardOf, cartStepperOf, eggs, saved, stepperOf, tea } from "#tests/support/e2e/products.ts";
import { expect, test } from "#tests/support/e2e/test.ts";
import { measureShift } from "#tests/support/e2e/weight.ts";

async function pickAsVisitor(page: Page, say: SayMessage): Promise<void> {
  await page.goto("/products");
  await addFromCard(page, say, tea.name);
  const { more, quantity } = stepperOf(cardOf(page, tea.name), say, tea.name);
  await saved(page, () => more.click());
  await expect(quantity).toHaveValue("2");
  await addFromCard(page, say, eggs.name);
  await page.goto("/cart");
  await expect(page).toHaveURL(/\/auth\?return_to=%2Fcart$/);
  await expect(page.getByText(say.auth("held", { count: 3 }))).toBeVisible();
}

test("A6.02 A2.15 what a visitor picked waits at the sign-in page and is in the cart after registering", {
  tag: "@both",
}, async ({ page, say }) => {
  await pickAsVisitor(page, say);
  await page.getByRole("link", { name: say.auth("tab.register") }).click();
  await expect(page.getByText(say.auth("held", { count: 3 }))).toBeVisible();
  await register(page, say, newCustomer());
  await expect(page).toHaveURL(/\/cart$/);
  await expect(cartStepperOf(page, say, tea.name).quantity).toHaveValue("2");
  await expect(cartStepperOf(page, say, eggs.name).quantity).toHaveValue("1");
});

test("A1.03 A2.16 A6.02 picks are added to the cart that an account already has, which was kept since the last visit", async ({
  page,
  say,
  someoneElse,
}) => {
  const lastVisit = await someoneElse();
  const customer = await arriveAsCustomer(lastVisit, say);
  await addFromCard(lastVisit, say, tea.name);

  await pickAsVisitor(page, say);
  await signIn(page, say, customer.phone);
  await expect(page).toHaveURL(/\/cart$/);
  await expect(cartStepperOf(page, say, tea.name).quantity).toHaveValue("3");
  await expect(cartStepperOf(page, say, eggs.name).quantity).toHaveValue("1");
});

test("a page that everybody gets alike is filled with this visitor's picks, and nothing on it moves", async ({ page, say }) => {
  await page.goto("/products");
  await addFromCard(page, say, tea.name);
  expect(await measureShift(page, "/products")).toBeLessThan(0.02);
  await expect(stepperOf(cardOf(page, tea.name), say, tea.name).quantity).toHaveValue("1");
  await page.reload();
  await expect(stepperOf(cardOf(page, tea.name), say, tea.name).quantity).toHaveValue("1");
});

test.describe(() => {
  test.use({ javaScriptEnabled: false, lang: "ur" });
  test("A6.02 picks are held without JavaScript too", async ({ page, say }) => {
    await pickAsVisitor(page, say);
  });
});
