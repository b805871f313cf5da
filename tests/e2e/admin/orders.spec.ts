import { formatPhone, maskPhone } from "#app/lib/format-phone.ts";
import { normalisePhone } from "#app/lib/phone.ts";
import { buy } from "#tests/support/e2e/counter.ts";
import { findAtDesk, startEditing } from "#tests/support/e2e/desk.ts";
import { createAccount, signInAs } from "#tests/support/e2e/people.ts";
import { tea } from "#tests/support/e2e/products.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

/** What the dialog of a custom order asks for, beside its items. */
const created = [
  ...(["customer_name", "customer_phone", "whatsapp_phone", "delivery_address", "delivery_zone", "delivery_charge"] as const),
  ...(["delivery_date", "scheduled_delivery_time", "delivery_notes", "payment_method"] as const),
];

test("A6.06 a viewer sees an order without the customer's number and cannot change it; a cashier can do both", {
  tag: "@both",
}, async ({ page, say, someoneElse }) => {
  const customer = await createAccount(page);
  const order = await buy(page, say, tea.name);
  const phone = normalisePhone(customer.phone) ?? "";

  const viewer = await someoneElse();
  await signInAs(viewer, "viewer");
  const seen = await findAtDesk(viewer, say, order);
  await expect(seen).toContainText(maskPhone(phone));
  await expect(viewer.locator("body")).not.toContainText(formatPhone(phone));
  await expect(seen.getByRole("link", { name: say.adminOrders("edit.order", { number: order.number }) })).toHaveCount(0);

  const cashier = await someoneElse();
  await signInAs(cashier, "cashier");
  const card = await findAtDesk(cashier, say, order);
  await expect(card).toContainText(formatPhone(phone));
  await startEditing(card, say, order);
  await card.getByLabel(say.adminOrders("field.status"), { exact: true }).selectOption("confirmed");
  await card.getByRole("button", { name: say.adminOrders("save"), exact: true }).click();
  await expect(card).toContainText(say.parts("status.confirmed"));
});

test("A2.115 A2.116 A2.117 the status filter narrows the orders, and the clear button shows them all again", async ({
  page,
  say,
}) => {
  await signInAs(page, "admin");
  const cards = page.getByRole("main").getByRole("article");
  await page.getByLabel(say.adminOrders("filter.status"), { exact: true }).selectOption("cancelled");
  await expect(page).toHaveURL(/status=cancelled/);
  await expect(cards.first()).toContainText(say.parts("status.cancelled"));
  await expect(cards.filter({ hasNotText: say.parts("status.cancelled") })).toHaveCount(0);
  await page.getByRole("link", { name: say.adminOrders("filter.clear"), exact: true }).click();
  await expect(page).not.toHaveURL(/status=/);
  await expect(cards.filter({ hasNotText: say.parts("status.cancelled") }).first()).toBeVisible();
});

test("A5.18 A5.19 A7.22 A8.24 a custom order is made in a dialog, says what it still lacks, and is made out of what is in stock", {
  tag: "@both",
}, async ({ page, say }) => {
  await signInAs(page, "admin", "/admin/orders/create");
  const dialog = page.getByRole("dialog", { name: say.adminOrders("create.title"), exact: true });
  const create = dialog.getByRole("button", { name: say.adminOrders("create.go"), exact: true });
  for (const name of created) await expect(dialog.getByLabel(say.adminOrders(`create.${name}`), { exact: true })).toBeVisible();
  await create.click();
  await expect(dialog.getByText(say.fields("custom-order"))).toBeVisible();
  await dialog.getByLabel(say.adminOrders("create.customer_name"), { exact: true }).fill("Rukhsana Bibi");
  await dialog.getByLabel(say.adminOrders("create.customer_phone"), { exact: true }).fill("0301-7654321");
  await dialog.getByLabel(say.adminOrders("create.delivery_address"), { exact: true }).fill("House 3, Street 9");
  await create.click();
  await expect(dialog.getByText(say.fields("custom-order-items"))).toBeVisible();

  const pick = dialog.getByRole("button", { name: say.adminOrders("add.product"), exact: true });
  const picker = page.getByRole("dialog", { name: say.adminOrders("add.product"), exact: true });
  await pick.click();
  await expect(picker).toBeVisible();
  await page.keyboard.press("Escape"); // closes the topmost overlay alone
  await expect(picker).toBeHidden();
  await pick.click();
  await picker.getByLabel(say.adminOrders("inventory.search"), { exact: true }).fill(tea.name);
  await picker.getByRole("button", { name: say.adminOrders("inventory.add", { name: tea.name }), exact: true }).click();
  await expect(picker).toBeHidden();
  await create.click();
  await expect(page.getByText("Custom order created successfully")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/orders\/\d+$/);
  await expect(page.getByRole("main").getByRole("table")).toContainText(tea.name);
});

test("A8.23 two people edit one order: the second is told, is asked which of two notes holds, and loses nothing that was typed", async ({
  page,
  say,
  someoneElse,
}) => {
  await createAccount(page);
  const order = await buy(page, say, tea.name);
  const desks = [await someoneElse(), await someoneElse()] as const;
  for (const desk of desks) await signInAs(desk, "admin", `/admin/orders/${order.id}`);
  const [first, second] = desks;

  await second.getByLabel(say.adminOrders("field.notes"), { exact: true }).fill("Ring twice");
  await first.getByLabel(say.adminOrders("field.notes"), { exact: true }).fill("Leave at the gate");
  await first.getByRole("button", { name: say.adminOrders("save"), exact: true }).click();
  await expect(first.getByText("Order updated successfully")).toBeVisible();

  await second.getByRole("button", { name: say.adminOrders("save"), exact: true }).click();
  await expect(second.getByText("Failed to update order", { exact: true })).toBeVisible();
  const asked = second.getByRole("group", { name: say.resource("conflict.question", { field: say.adminOrders("field.notes") }) });
  await expect(asked.getByRole("radio").first()).toBeFocused();
  await expect(asked).toContainText("Leave at the gate");
  await expect(asked).toContainText("Ring twice");
  await asked.getByRole("radio", { name: "Ring twice" }).click();
  await expect(second.getByLabel(say.adminOrders("field.notes"), { exact: true })).toHaveValue("Ring twice");
  await second.getByRole("button", { name: say.adminOrders("save"), exact: true }).click();
  await expect(second.getByText("Order updated successfully")).toBeVisible();
  await expect(second.getByLabel(say.adminOrders("field.notes"), { exact: true })).toHaveValue("Ring twice");
});
