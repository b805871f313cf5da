import type { Page } from "@playwright/test";
import type { PaymentMethod } from "#app/domain/payments/method.ts";
import { arriveAt } from "./arrive.ts";
import type { SayMessage } from "./messages.ts";
import { openHydrated } from "./people.ts";
import { addFromCard } from "./products.ts";

/** A zone that the demo shop has set up: Rs. 120 or so, free above its own threshold. */
export const zone = "Gulgasht Colony";

/** What the confirmation shows of an order. */
export interface PlacedOrder {
  id: number;
  /** As people read it, `#000121`. */
  number: string;
  /** As people read it, `Rs. 1,234`. */
  total: string;
  trackingId: string;
}

/** Fills in the address on the checkout page. */
export async function fillPlace(page: Page, say: SayMessage): Promise<void> {
  await page.getByLabel(say.checkout("field.delivery_zone"), { exact: true }).selectOption(zone);
  await page.getByLabel(say.checkout("field.delivery_address"), { exact: true }).fill("House 12, Street 4, Block B");
}

/** Fills in the address on the checkout page and orders; who it is for, the first open slot and cash are chosen already. */
export async function placeOrder(page: Page, say: SayMessage, method: PaymentMethod = "cash"): Promise<PlacedOrder> {
  await fillPlace(page, say);
  if (method !== "cash") await page.locator(`input[name="payment_method"][value="${method}"]`).check();
  await page.getByRole("button", { name: say.checkout("place"), exact: true }).click();
  await arriveAt(page, /\/order-success\?order=\d+/);
  return readConfirmation(page, say);
}

async function readConfirmation(page: Page, say: SayMessage): Promise<PlacedOrder> {
  const main = page.getByRole("main");
  await main.getByRole("heading", { level: 1, name: say.order("success.title") }).waitFor();
  const text = await main.innerText();
  const tracking = await main.getByRole("link", { name: say.order("track") }).getAttribute("href");
  return {
    id: Number(new URL(page.url()).searchParams.get("order")),
    number: /#\d{6,}/.exec(text)?.[0] ?? "",
    total: /Rs\.\s[\d,.]*\d/.exec(text)?.[0] ?? "",
    trackingId: /tracking_id=(\w+)/.exec(tracking ?? "")?.[1] ?? "",
  };
}

/** Takes one of a product from the list to a placed order, paid by cash. */
export const buy = (page: Page, say: SayMessage, product: string): Promise<PlacedOrder> => buyBy(page, say, product, "cash");

/** The same, paid by a method of one's choice. */
export async function buyBy(page: Page, say: SayMessage, product: string, method: PaymentMethod): Promise<PlacedOrder> {
  await openHydrated(page, `/products?search=${encodeURIComponent(product)}`);
  await addFromCard(page, say, product);
  await page.goto("/checkout");
  return placeOrder(page, say, method);
}
