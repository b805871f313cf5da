import { buy } from "#tests/support/e2e/counter.ts";
import { createAccount, signInAs } from "#tests/support/e2e/people.ts";
import { onions, tea } from "#tests/support/e2e/products.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

test("an order is paid, one thing is replaced by a cheaper one, and the difference goes back", { tag: "@both" }, async ({
  page,
  say,
  someoneElse,
}) => {
  await createAccount(page);
  const order = await buy(page, say, tea.name);
  const desk = await someoneElse();
  await signInAs(desk, "admin", `/admin/orders/${order.id}`);
  const t = say.adminOrders;
  const dialog = desk.locator("dialog.page-dialog");
  const press = (name: string) => dialog.getByRole("button", { name, exact: true }).click();

  await desk.getByRole("link", { name: t("line.change.of", { name: tea.name }), exact: true }).click();
  await dialog.getByLabel(t("change.quantity"), { exact: false }).fill("3");
  await press(t("change.quantity.go"));
  await expect(desk.getByText(say.toasts("order-line-changed"))).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await desk.getByLabel(t("field.is-paid"), { exact: true }).check();
  await desk.getByRole("button", { name: t("save"), exact: true }).click();
  await expect(desk.getByText(say.toasts("order-updated"))).toBeVisible();

  await desk.getByRole("link", { name: t("line.change.of", { name: tea.name }), exact: true }).click();
  await dialog.getByRole("link", { name: t("change.replace"), exact: true }).click();
  await dialog.getByLabel(t("replace.quantity"), { exact: false }).fill("1");
  await dialog.getByLabel(t("inventory.search"), { exact: true }).fill(onions.name);
  await press(t("replace.go.of", { name: onions.name }));
  const lines = desk.getByRole("main").getByRole("table");
  await expect(lines).toContainText(t("line.in-place-of", { name: tea.name }));
  await expect(lines).toContainText(t("line.left-out"));

  const notice = desk.locator(".order-refund");
  await notice.getByRole("link", { name: t("refund.open"), exact: true }).click();
  await expect(dialog.getByRole("radio", { name: t("cause.overpaid"), exact: false })).toBeChecked();
  await dialog.getByLabel(t("refund.note"), { exact: true }).fill("EasyPaisa");
  await press(t("refund.go"));
  await expect(desk.getByText(say.toasts("order-refunded"))).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expect(desk.getByText(`${t("cause.overpaid")}: EasyPaisa`)).toBeVisible();
});
