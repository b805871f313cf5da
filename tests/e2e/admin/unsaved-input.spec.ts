import { buy } from "#tests/support/e2e/counter.ts";
import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { createAccount, signInAs } from "#tests/support/e2e/people.ts";
import { tea } from "#tests/support/e2e/products.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

test("what is typed into an order stays when somebody else changes the order meanwhile, and Escape asks before a dialog is left", async ({
  page,
  say,
  someoneElse,
}) => {
  await createAccount(page);
  const order = await buy(page, say, tea.name);
  const [desk, till] = [await someoneElse(), await someoneElse()];
  const t = say.adminOrders;
  await signInAs(desk, "admin", `/admin/orders/${order.id}`);
  await whenHydrated(desk);
  const notes = desk.getByLabel(t("field.notes"), { exact: true });
  await notes.fill("Ring twice");
  await expect(desk.locator(".save-bar").getByRole("status")).toContainText(t("field.notes"));

  await signInAs(till, "cashier", `/admin/orders/${order.id}`);
  await till.getByLabel(t("field.is-paid"), { exact: true }).check();
  await till.getByRole("button", { name: t("save"), exact: true }).click();
  await expect(till.getByText(say.toasts("order-updated"))).toBeVisible();
  await desk.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(notes).toHaveValue("Ring twice");
  await desk.keyboard.press("ControlOrMeta+s");
  await expect(desk.getByText(say.toasts("order-updated"))).toBeVisible();
  await expect(notes).toHaveValue("Ring twice");
  await expect(desk.getByLabel(t("field.is-paid"), { exact: true })).toBeChecked();
  await expect(desk.locator(".save-bar").getByRole("status")).toHaveText(say.resource("form.clean"));

  await desk.goto(`/admin/orders/${order.id}?edit=delivery`);
  await whenHydrated(desk);
  const dialog = desk.locator("dialog.page-dialog");
  const landmark = dialog.getByLabel(t("fact.landmark"), { exact: true });
  await landmark.fill("Behind the mosque");
  await desk.keyboard.press("Escape");
  const question = desk.getByRole("dialog", { name: say.admin("leave.title"), exact: true });
  await question.getByRole("button", { name: say.admin("leave.stay"), exact: true }).click();
  await expect(question).toBeHidden();
  await expect(landmark).toHaveValue("Behind the mosque");
  await desk.keyboard.press("Escape");
  await question.getByRole("button", { name: say.admin("leave.go"), exact: true }).click();
  await expect(dialog).toHaveCount(0);
});

test("a test e-mail is sent by Ctrl-S like every form: what is wrong has the focus, what was typed stays, and leaving asks", async ({
  page,
  say,
}) => {
  await signInAs(page, "admin", "/admin/email/test");
  await whenHydrated(page);
  const t = say.adminEmail;
  await page.getByLabel(t("test.subject")).fill("Salam");
  await expect(page.locator(".save-bar").getByRole("status")).toContainText(t("test.subject"));
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.locator("[data-summary]")).toBeFocused();
  await expect(page.locator("[data-summary]").getByRole("link", { name: t("test.to") })).toBeVisible();
  await expect(page.getByLabel(t("test.subject"))).toHaveValue("Salam");
  await page
    .getByRole("link", { name: say.admin("section.email") })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: say.admin("leave.title"), exact: true })).toBeVisible();
});

test("a form that was refused is not left without being asked while the page still loads its data anew", async ({
  page,
  say,
}) => {
  await signInAs(page, "admin", "/admin/email/test");
  await whenHydrated(page);
  await page.route(/\/admin\/email\/test\.data/, async (route) => {
    if (route.request().method() === "GET") await page.waitForTimeout(5_000);
    await route.continue();
  });
  await page.getByLabel(say.adminEmail("test.subject")).fill("Salam");
  const loaded = page.waitForResponse(
    (response) => response.request().method() === "GET" && response.url().includes("/admin/email/test.data"),
  );
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.locator("[data-summary]")).toBeFocused();
  await page
    .getByRole("link", { name: say.admin("section.email") })
    .first()
    .click();
  const question = page.getByRole("dialog", { name: say.admin("leave.title"), exact: true });
  await expect(question).toBeVisible();
  await loaded;
  await page.waitForFunction(() => window.__remixRouter.state.navigation.state === "idle");
  await expect(question, "it is asked until it is answered").toBeVisible();
  await question.getByRole("button", { name: say.admin("leave.go"), exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/email$/);
});

test("an answer that is typed in the list of questions is not left without being asked, and Ctrl-S sends it once", async ({
  page,
  say,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/admin/product-questions")) sent.push(request.postData() ?? "");
  });
  await signInAs(page, "admin", "/admin/product-questions");
  await whenHydrated(page);
  await page.keyboard.press("ControlOrMeta+s");
  const answer = page.locator(".resource-inline-form textarea").first();
  await answer.fill("Yes, every morning.");
  await page
    .getByRole("navigation")
    .getByRole("link", { name: say.admin("section.reviews") })
    .first()
    .click();
  const asked = page.getByRole("dialog", { name: say.admin("leave.title"), exact: true });
  await asked.getByRole("button", { name: say.admin("leave.stay"), exact: true }).click();
  await expect(asked).toHaveCount(0);
  await expect(answer).toHaveValue("Yes, every morning.");
  expect(sent, "nothing is sent from outside of the answer").toEqual([]);
  await answer.focus();
  await page.keyboard.press("ControlOrMeta+s");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText(say.toasts("question-answered"))).toBeVisible();
  expect(sent).toHaveLength(1);
});
