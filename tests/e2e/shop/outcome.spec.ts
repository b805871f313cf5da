import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { type PlacedOrder, placeOrder } from "#tests/support/e2e/counter.ts";
import { findAtDesk, linkOfCard, startEditing } from "#tests/support/e2e/desk.ts";
import type { SayMessage } from "#tests/support/e2e/messages.ts";
import { newCustomer, register, signInAs } from "#tests/support/e2e/people.ts";
import { addFromCard, cardOf, cartStepperOf, eggs, saved, stepperOf, tea } from "#tests/support/e2e/products.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

/** Every pair of language, width, and JavaScript on or off occurs at least once. */
const ways = [
  { lang: "en", phone: false, javaScriptEnabled: true },
  { lang: "ur", phone: true, javaScriptEnabled: true },
  { lang: "en", phone: true, javaScriptEnabled: false },
  { lang: "ur", phone: false, javaScriptEnabled: false },
] as const;

for (const { lang, phone, javaScriptEnabled } of ways) {
  test.describe(() => {
    test.use({ lang, javaScriptEnabled });
    const way = [
      lang === "en" ? "in English" : "in Roman Urdu",
      phone ? "on a phone" : "at the desk",
      javaScriptEnabled ? "with JavaScript" : "without JavaScript",
    ].join(" ");
    test(`A2.08 A2.09 A2.10 A2.11 A2.13 A2.14 A2.15 A7.17 A7.27 A7.28 a customer orders and the shop delivers, ${way}`, {
      tag: phone ? "@phone" : [],
    }, async ({ page, say, someoneElse }) => {
      await registerFromTheFront(page, say);
      await fillTheCart(page, say);
      const order = await checkOut(page, say);
      await followTheOrder(page, say, order);

      const desk = await someoneElse();
      const card = await deliver(desk, say, order, javaScriptEnabled);
      await printTheInvoice(card, say, order, javaScriptEnabled);
      await saveTheInvoice(card, say, order, javaScriptEnabled);

      await seeItDelivered(page, say, order);
    });
  });
}

/** The account link is in the header of a wide screen and in the bottom navigation of a phone. */
async function registerFromTheFront(page: Page, say: SayMessage): Promise<void> {
  await page.goto("/");
  const atTheTop = page.getByRole("link", { name: say.shell("sign-in"), exact: true });
  const atTheFoot = page.getByRole("link", { name: say.shell("nav.account"), exact: true });
  await atTheTop.or(atTheFoot).filter({ visible: true }).first().click();
  await page.getByRole("link", { name: say.auth("tab.register") }).click();
  await register(page, say, newCustomer());
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/products");
}

async function fillTheCart(page: Page, say: SayMessage): Promise<void> {
  await addFromCard(page, say, tea.name);
  const { more, less, quantity } = stepperOf(cardOf(page, tea.name), say, tea.name);
  await saved(page, () => more.click());
  await expect(quantity).toHaveValue("2");
  await saved(page, () => less.click());
  await expect(quantity).toHaveValue("1");
  await addFromCard(page, say, eggs.name);

  await page.goto("/cart");
  const ofEggs = cartStepperOf(page, say, eggs.name).quantity;
  await ofEggs.fill("3");
  await saved(page, () => ofEggs.press("Enter"));
  await expect(ofEggs).toHaveValue("3");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(say.cart("items", { count: 4 }));
  await page.getByRole("link", { name: say.cart("checkout") }).click();
}

async function checkOut(page: Page, say: SayMessage): Promise<PlacedOrder> {
  await expect(page.getByRole("radio", { name: say.checkout("payment.cash") })).toBeChecked();
  const order = await placeOrder(page, say);
  await expect(page.getByRole("main")).toContainText(say.order("success.pay", { amount: order.total }));
  return order;
}

async function followTheOrder(page: Page, say: SayMessage, order: PlacedOrder): Promise<void> {
  await page.getByRole("link", { name: say.order("track") }).click();
  await expect(page).toHaveURL(new RegExp(`/delivery-tracking\\?tracking_id=${order.trackingId}`));
  await expect(page.getByRole("main")).toContainText(say.parts("status.pending"));

  await page.goto("/profile?tab=orders#orders");
  await page.getByRole("link", { name: order.number }).first().click(); // its name; the buttons beside it name it too
  await expect(page).toHaveURL(new RegExp(`/order/${order.id}$`));
  await expect(page.getByRole("main")).toContainText(say.lang === "ur" ? tea.nameUr : tea.name);
  await expect(page.getByRole("main")).toContainText(say.order("amount-due"));
}

async function deliver(desk: Page, say: SayMessage, order: PlacedOrder, withJavaScript: boolean): Promise<Locator> {
  await signInAs(desk, "admin");
  const card = await findAtDesk(desk, say, order);
  await expect(card).toContainText(order.total);
  await expect(card).toContainText(say.parts("status.pending"));
  await startEditing(card, say, order);
  await card.getByLabel(say.adminOrders("field.status"), { exact: true }).selectOption("delivered");
  await card.getByLabel(say.adminOrders("field.is-paid"), { exact: true }).check();
  await card.getByRole("button", { name: say.adminOrders("save"), exact: true }).click();
  if (withJavaScript) await expect(desk.getByText(say.toasts("order-updated"))).toBeVisible();
  await expect(card.getByRole("button", { name: say.adminOrders("save"), exact: true })).toHaveCount(0);
  await expect(card).toContainText(say.parts("status.delivered"));
  await expect(card).toContainText(say.adminOrders("paid"));
  return card;
}

/** Without JavaScript the sheet opens and the browser's own menu prints it. */
async function printTheInvoice(card: Locator, say: SayMessage, order: PlacedOrder, withJavaScript: boolean): Promise<void> {
  const desk = card.page();
  await desk.context().addInitScript(() => {
    window.print = () => {
      document.title = `printed at ${Math.round(performance.now())} ms`;
    };
  });
  const opened = desk.waitForEvent("popup");
  await (await linkOfCard(card, say, order, `${say.invoice("print")} ${order.number}`)).click();
  const sheet = await opened;
  await expect(sheet.getByRole("heading", { name: say.invoice("title") })).toBeVisible();
  await expect(sheet.getByRole("main")).toContainText(order.total);
  if (withJavaScript) await expect(sheet).toHaveTitle(/^printed at \d{3,} ms$/);
  await sheet.close();
}

/** With JavaScript the file is made in the browser: the server is never asked for it. */
async function saveTheInvoice(card: Locator, say: SayMessage, order: PlacedOrder, withJavaScript: boolean): Promise<void> {
  const desk = card.page();
  const asked: string[] = [];
  desk.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const download = desk.waitForEvent("download");
  await (await linkOfCard(card, say, order, `${say.invoice("download")} ${order.number}`)).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`invoice-${order.id}.html`);
  expect(file.url()).toMatch(withJavaScript ? /^blob:/ : /\/invoice\.html$/);
  if (withJavaScript) expect(asked.filter((path) => path.endsWith("/invoice.html"))).toEqual([]);
  const html = await readFile(await file.path(), "utf8");
  expect(html).toContain(order.number.slice(1));
  expect(html).toContain(order.total);
  expect(html).toContain(say.lang === "ur" ? tea.nameUr : tea.name);
}

async function seeItDelivered(page: Page, say: SayMessage, order: PlacedOrder): Promise<void> {
  await page.goto(`/delivery-tracking?tracking_id=${order.trackingId}`);
  await expect(page.getByRole("main")).toContainText(say.parts("status.delivered"));
  await page.goto(`/order/${order.id}`);
  await expect(page.getByRole("main")).toContainText(say.order("paid"));
}
