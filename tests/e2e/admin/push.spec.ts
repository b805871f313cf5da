import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { registerCustomer, signInAs } from "#tests/support/e2e/people.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

const path = "/admin/fcm-notifications";

test("B5.23 B5.24 B5.27 the counters of title and message follow what is typed, and the schedule asks only for what its type needs", async ({
  page,
  say,
}) => {
  const t = say.adminPush;
  await signInAs(page, "admin", path);
  await whenHydrated(page);
  await page.getByLabel(t("field.title"), { exact: true }).fill("Taaza sabzi 🛒");
  await expect(page.locator("#title-hint")).toHaveText("13 of 50 characters");
  await page.getByLabel(t("field.message"), { exact: true }).fill("x".repeat(153));
  await expect(page.locator("#message-hint")).toHaveText("153 of 150 characters: 3 too many");

  const shown = async () =>
    Promise.all(["scheduled_time", "frequency_interval", "end_date"].map((name) => page.locator(`[name=${name}]`).isVisible()));
  const type = page.getByLabel(t("field.schedule"), { exact: true });
  for (const [value, fields] of [
    ["immediate", [false, false, false]],
    ["scheduled", [true, false, false]],
    ["weekly", [true, true, true]],
  ] as const) {
    await type.selectOption(value);
    expect([value, ...(await shown())]).toEqual([value, ...fields]);
  }
});

test("B7.23 staff write to one customer from the customer's page, and their browser has it", async ({
  page,
  someoneElse,
  say,
}) => {
  const t = say.adminPush;
  const customer = await someoneElse();
  const { email, name } = await registerCustomer(customer, "/profile?tab=notifications");
  await customer.locator("[name=offers]").check();
  await customer.getByRole("button", { name: say.pushSettings("save"), exact: true }).click();
  await expect(customer.locator("[name=offers]")).toBeChecked();
  await customer.goto("/demo/inbox");
  await customer.getByRole("button", { name: say.demoInbox("pushes.take"), exact: true }).click();
  await expect(customer.getByRole("status").first()).toBeVisible();

  await signInAs(page, "admin", `/admin/users?q=${encodeURIComponent(email)}`);
  await page.getByRole("link", { name }).first().click();
  await page.getByRole("link", { name: say.adminUsers("push"), exact: true }).click();
  await expect(page.getByText(t("people.reached", { reached: 1, people: 1 }))).toBeVisible();
  await whenHydrated(page);
  await page.getByLabel(t("field.title"), { exact: true }).fill("Aap ke aam aa gaye");
  await page.getByLabel(t("field.message"), { exact: true }).fill("Aaj 6 baje tak order karein.");
  await page.getByRole("button", { name: t("send") }).click();
  await expect(page.getByText("Notification sent successfully! It is on its way to 1 person.")).toBeVisible();

  await expect(async () => {
    await customer.goto("/demo/inbox");
    await expect(customer.getByText("Aap ke aam aa gaye").first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.reload();
  const sent = page.getByRole("row", { name: /Aap ke aam aa gaye/ });
  await expect(sent).toContainText("Sent");
});
