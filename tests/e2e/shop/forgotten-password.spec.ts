import { arriveAt } from "#tests/support/e2e/arrive.ts";
import { waitForEmail } from "#tests/support/e2e/emails.ts";
import { createAccount } from "#tests/support/e2e/people.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

test("A2.14 a forgotten password is replaced through the link in the e-mail, which works once", async ({
  page,
  say,
  someoneElse,
}) => {
  const before = await someoneElse();
  const customer = await createAccount(before);

  await page.goto("/auth");
  await page.getByRole("link", { name: say.auth("forgot") }).click();
  await expect(page.getByRole("heading", { level: 1, name: say.auth("forgot.title") })).toBeVisible();
  await page.getByLabel(say.auth("email-or-phone"), { exact: true }).fill(customer.email);
  await page.getByRole("button", { name: say.auth("forgot.send") }).click();
  await expect(page.getByText(say.auth("forgot.sent"))).toBeVisible();

  const link = await waitForEmail("/reset-password");
  await page.goto(link);
  const password = page.getByLabel(say.auth("reset.password"), { exact: true });
  await password.fill("Naya#Password2026");
  await page.getByRole("button", { name: say.labels("password.show"), exact: true }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: say.labels("password.hide"), exact: true }).click();
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: say.auth("reset.save") }).click();
  await arriveAt(page, /\/auth$/);
  await page.getByLabel(say.auth("email-or-phone"), { exact: true }).fill(customer.email);
  await page.getByLabel(say.labels("password"), { exact: true }).fill("Naya#Password2026");
  await page.getByRole("button", { name: say.auth("sign-in"), exact: true }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === "/");

  await page.goto(link);
  await expect(page.getByText(say.refusals("reset.expired"))).toBeVisible();
  await before.goto("/profile");
  await expect(before, "the other browser is signed out").toHaveURL(/\/auth\?/);
});
