import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { OrderStatus } from "#app/domain/orders/status.ts";
import { arriveAt } from "#tests/support/e2e/arrive.ts";
import { type PlacedOrder, placeOrder } from "#tests/support/e2e/counter.ts";
import { findAtDesk } from "#tests/support/e2e/desk.ts";
import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import type { SayMessage } from "#tests/support/e2e/messages.ts";
import { register, signInAs } from "#tests/support/e2e/people.ts";
import { addFromCard, cardOf, headlineOf, potatoes, saved, smallTea, stepperOf, tea } from "#tests/support/e2e/products.ts";
import { workAsStaff } from "#tests/support/e2e/staff-at-work.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

async function searchFor(page: Page, say: SayMessage, text: string): Promise<void> {
  const search = page.getByRole("combobox", { name: say.shell("search"), exact: true });
  await search.fill(text);
  await search.press("Enter");
  await expect(page).toHaveURL((url) => url.searchParams.get("search") === text);
  await whenHydrated(page);
}

const statusText = (say: SayMessage, status: OrderStatus): string =>
  say.parts(status === "out for delivery" ? "status.out-for-delivery" : `status.${status}`);

/** Staff press the button of their desk that sets the order to the next status. */
async function moveAtDesk(desk: Page, say: SayMessage, order: PlacedOrder, status: OrderStatus): Promise<void> {
  const card = await findAtDesk(desk, say, order);
  const next = { number: order.number.slice(1), status: statusText(say, status) };
  await card.getByRole("button", { name: say.adminOrders("move.next", next), exact: true }).click();
  await expect(card).toContainText(next.status);
}

for (const lang of ["en", "ur"] as const) {
  test.describe(() => {
    test.use({ lang });

    test(`a shopper's day on a phone: found, weighed, ordered, changed, followed live, receipted and bought again, in ${lang}`, {
      tag: "@phone",
    }, async ({ page, say, someoneElse }) => {
      const [chai, aloo] = [tea, potatoes].map(({ name }) => headlineOf(say, name)) as [string, string];
      const main = page.getByRole("main");
      await page.goto("/");
      await searchFor(page, say, "danedar 900");
      await addFromCard(page, say, tea.name);
      await searchFor(page, say, "aloo");
      const card = cardOf(page, potatoes.name);
      await card.locator("summary").tap();
      await saved(page, () => card.getByRole("button", { name: /^2 kg/ }).tap());
      await expect(stepperOf(card, say, potatoes.name).quantity).toHaveValue("2");

      await page.getByRole("link", { name: say.shell("bar.cart") }).tap();
      await page.getByRole("link", { name: say.auth("tab.register"), exact: true }).tap();
      await arriveAt(page, /tab=register/);
      await register(page, say);
      await expect(page).toHaveURL(/\/cart$/);
      for (const name of [chai, aloo]) await expect(main.getByRole("link", { name, exact: true })).toBeVisible();
      await page.getByRole("link", { name: say.cart("checkout") }).tap();
      const order = await placeOrder(page, say);

      await page.getByRole("link", { name: say.order("success.view") }).tap();
      await page.getByRole("link", { name: say.order("change.title") }).tap();
      await page.getByLabel(say.checkout("field.delivery_address"), { exact: true }).fill("House 99, Street 1");
      await page.getByRole("button", { name: say.orderChanges("change.save"), exact: true }).tap();
      await expect(main).toContainText("House 99, Street 1");

      const status = page.getByRole("heading", { level: 1 });
      await whenHydrated(page);
      const loaded = await page.evaluate(() => performance.timeOrigin);
      const desk = await someoneElse();
      await signInAs(desk, "admin");
      await moveAtDesk(desk, say, order, "confirmed");
      await expect(status).toContainText(statusText(say, "confirmed"));
      await moveAtDesk(desk, say, order, "preparing");
      await expect(status).toContainText(statusText(say, "preparing"));
      await workAsStaff({ orderId: order.id, does: "replace", productId: smallTea.id, quantity: 1 });
      const swapped = { name: headlineOf(say, smallTea.name), instead: chai };
      await expect(main.getByText(say.orderLive("change.replaced", swapped))).toBeVisible();
      for (const step of ["out for delivery", "delivered"] as const) {
        await moveAtDesk(desk, say, order, step);
        await expect(status).toContainText(statusText(say, step));
      }
      expect(await page.evaluate(() => performance.timeOrigin), "all of it without a reload").toBe(loaded);

      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: say.orderLive("receipt") }).tap();
      const receipt = await readFile(await (await download).path(), "utf8");
      for (const printed of [order.number.slice(1), swapped.name, "House 99, Street 1"]) expect(receipt).toContain(printed);

      await page.getByRole("button", { name: say.buyAgain("again-named", { number: order.number.slice(1) }) }).tap();
      await expect(page).toHaveURL(/\/cart\?again=\d+$/);
      for (const name of [chai, aloo]) // what was wished for, not what was sent in its place
        await expect(main.getByRole("link", { name, exact: true })).toBeVisible();
    });
  });
}
