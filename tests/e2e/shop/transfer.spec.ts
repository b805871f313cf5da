import type { Page } from "@playwright/test";
import type { Lang } from "#app/i18n/lang.ts";
import { buyBy, fillPlace, placeOrder } from "#tests/support/e2e/counter.ts";
import { messagesIn, type SayMessage } from "#tests/support/e2e/messages.ts";
import { createAccount, registerCustomer } from "#tests/support/e2e/people.ts";
import { addFromCard, smallTea, tea } from "#tests/support/e2e/products.ts";
import { workAsStaff } from "#tests/support/e2e/staff-at-work.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

/** The order's page in each language, one after the other, with plain spaces. */
async function readInBoth(page: Page, id: number, judge: (text: string, say: SayMessage) => void): Promise<void> {
  for (const lang of ["en", "ur"] satisfies Lang[]) {
    await page.context().addCookies([{ name: "lang", value: lang, url: new URL(page.url()).origin }]);
    await page.goto(`/order/${id}`);
    const text = await page.getByRole("main").innerText();
    judge(text.replaceAll(/\s+/g, " "), messagesIn(lang));
  }
}

test("an order is paid by transfer, something cheaper is sent, the difference goes back, and its page tells all of it in both languages", {
  tag: "@both",
}, async ({ page, say }) => {
  await createAccount(page);
  const order = await buyBy(page, say, tea.name, "bank_transfer");
  await expect(page.getByRole("heading", { name: say.payTo("heading") })).toBeVisible();
  for (const said of ["PK36 MEZN 0001 1201 0273 4561", order.number.slice(1), say.payTo("how"), "Rs. 2,051"])
    await expect(page.getByRole("main")).toContainText(said);
  const reference = `FT${Date.now()}`;
  await page.getByLabel(say.payTo("reference"), { exact: true }).fill(reference);
  await page.getByRole("button", { name: say.payTo("reference.save") }).click();
  await expect(page.getByText(say.toasts("order-reference-saved"))).toBeVisible();
  await readInBoth(page, order.id, (text, { payClaim: c, payTo: p }) => {
    expect(text).toContain(c("checking", { reference, amount: "Rs. 2,051" }));
    expect(text).not.toContain(p("heading"));
  });

  await workAsStaff({ orderId: order.id, does: "receive" });
  await readInBoth(page, order.id, (text, { order: o, payTo: p }) => {
    expect(text).toContain(`${o("paid")} Rs. 2,051`);
    expect(text).not.toContain(p("heading"));
  });

  await workAsStaff({ orderId: order.id, does: "replace", productId: smallTea.id, quantity: 1 });
  await readInBoth(page, order.id, (text, { lang, order: o }) => {
    const [name, small] = lang === "ur" ? [tea.nameUr, smallTea.nameUr] : [tea.name, smallTea.name];
    expect(text).toContain(`${name} 1 × Rs. 1,901 ${o("line.left-out")} Rs. 0`);
    expect(text).toContain(`${small} 1 × Rs. 985 ${o("line.replaces", { name })} Rs. 985`);
    expect(text).toContain(`${o("total")} Rs. 1,135 ${o("received")} Rs. 2,051 ${o("to-refund")} Rs. 916`);
  });

  await workAsStaff({ orderId: order.id, does: "refund", rupees: 916 });
  await readInBoth(page, order.id, (text, { order: o }) => {
    expect(text).toContain(`${o("total")} Rs. 1,135 ${o("paid")} Rs. 1,135`);
    expect(text).not.toContain(o("to-refund"));
  });
});

test("account, amount and order number are copied at a press: at the checkout, on the confirmation and on the order's page", {
  tag: "@both",
}, async ({ page, say }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const account = say.payTo("number.bank_transfer");
  const expectCopies = async (copies: Record<string, string>) => {
    for (const [what, text] of Object.entries(copies)) {
      await page.getByRole("button", { name: say.payTo("copy.what", { what }), exact: true }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText()), what).toBe(text);
      await expect(
        page
          .locator(".toast")
          .filter({ hasText: say.payTo("copied") })
          .last(),
      ).toBeVisible();
    }
  };
  await registerCustomer(page, `/products?search=${encodeURIComponent(tea.name)}`);
  await addFromCard(page, say, tea.name);
  await page.goto("/checkout");
  await page.locator('input[name="payment_method"][value="bank_transfer"]').check();
  await fillPlace(page, say);
  await expectCopies({ [account]: "PK36MEZN0001120102734561", [say.payTo("amount")]: "2051" });
  const order = await placeOrder(page, say, "bank_transfer");
  for (const path of [`/order-success?order=${order.id}`, `/order/${order.id}`]) {
    await page.goto(path);
    await expectCopies({
      [account]: "PK36MEZN0001120102734561",
      [say.payTo("amount")]: "2051",
      [say.payTo("order")]: order.number.slice(1),
    });
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(() => {
    test.use({ javaScriptEnabled });
    const way = javaScriptEnabled ? "with JavaScript" : "without JavaScript";
    test(`a customer adds to a pending order and sends it elsewhere, ${way}`, async ({ page, say }) => {
      await createAccount(page);
      const order = await buyBy(page, say, tea.name, "cash");
      await page.goto(`/order/${order.id}`);
      await page.getByRole("link", { name: say.order("add"), exact: true }).click();
      await page.getByLabel(say.orderChanges("add.search"), { exact: true }).fill("danedar");
      await page.getByRole("button", { name: say.orderChanges("add.find"), exact: true }).click();
      await page.getByRole("button", { name: say.orderChanges("add.product", { product: smallTea.name }) }).click();
      await expect(page.getByRole("link", { name: smallTea.name })).toBeVisible();

      await page.getByRole("link", { name: say.order("change.title") }).click();
      await page.getByLabel(say.checkout("field.delivery_address"), { exact: true }).fill("House 99, Street 1");
      await page.getByRole("button", { name: say.orderChanges("change.save"), exact: true }).click();
      await expect(page.getByRole("main")).toContainText("House 99, Street 1");
    });
  });
}
