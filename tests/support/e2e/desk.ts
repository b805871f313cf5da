import { expect, type Locator, type Page } from "@playwright/test";
import { arriveAt } from "./arrive.ts";
import type { PlacedOrder } from "./counter.ts";
import type { SayMessage } from "./messages.ts";

/** Searches the orders desk for an order, by its whole number: three digits of it may be in another customer's phone number. */
export async function findAtDesk(page: Page, say: SayMessage, order: PlacedOrder): Promise<Locator> {
  const search = page.getByLabel(say.adminOrders("filter.search"), { exact: true });
  await search.fill(order.number);
  await search.press("Enter");
  await arriveAt(page, /[?&]q=/);
  const card = page.getByRole("article", { name: order.number });
  await expect(card).toBeVisible();
  return card;
}

/** A link of an order's card; on a phone the sheet of what else can be done is opened for it. */
export async function linkOfCard(card: Locator, say: SayMessage, order: PlacedOrder, name: string): Promise<Locator> {
  const link = card.getByRole("link", { name });
  const more = card.getByRole("button", { name: say.resource("more", { name: order.number }), exact: true });
  if ((await more.isVisible()) && !(await link.isVisible())) await more.tap();
  return link;
}

/** Opens the edit mode of an order's card. */
export async function startEditing(card: Locator, say: SayMessage, order: PlacedOrder): Promise<void> {
  const edit = await linkOfCard(card, say, order, say.adminOrders("edit.order", { number: order.number }));
  await edit.click();
}
