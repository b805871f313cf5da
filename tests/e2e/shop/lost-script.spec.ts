import type { Page } from "@playwright/test";
import { placeOrder } from "#tests/support/e2e/counter.ts";
import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { openUnwatched, scriptsOf, without } from "#tests/support/e2e/lost-scripts.ts";
import type { SayMessage } from "#tests/support/e2e/messages.ts";
import { registerCustomer } from "#tests/support/e2e/people.ts";
import { addFromCard, tea } from "#tests/support/e2e/products.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

async function fillCart(page: Page, say: SayMessage): Promise<void> {
  await page.goto(`/products?search=${encodeURIComponent(tea.name)}`);
  await addFromCard(page, say, tea.name);
}

test("Place order shows the order whichever script does not come", async ({ browser, say }) => {
  const page = await openUnwatched(browser);
  await registerCustomer(page);
  await fillCart(page, say);
  const scripts = await scriptsOf(page, async () => {
    await page.goto("/checkout");
    await whenHydrated(page);
    await placeOrder(page, say);
    await page.reload({ waitUntil: "networkidle" });
  });
  expect(scripts.length).toBeGreaterThan(4);
  for (const script of scripts) {
    await fillCart(page, say);
    const order = await without(page, script, async () => {
      await page.goto("/checkout", { waitUntil: "load" });
      return placeOrder(page, say);
    });
    expect(order, `without ${script}`).toMatchObject({
      number: expect.stringMatching(/^#\d{6}/),
      total: expect.stringMatching(/^Rs/),
    });
  }
});

for (const [when, early] of [
  ["while its form is filled in", false],
  ["though its form is filled in from before the scripts came", true],
] as const) {
  test(`the code of the page after Place order is there before the form is sent, ${when}`, async ({ browser, say }) => {
    const page = await openUnwatched(browser);
    await registerCustomer(page);
    await fillCart(page, say);
    const code = page.waitForResponse(/\/order-success-[\w-]+\.js$/);
    const focus = () => page.getByLabel(say.checkout("field.delivery_address"), { exact: true }).focus();
    if (early) {
      const scripts = "**/build/**/*.js";
      let release = () => {};
      const focused = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(scripts, (route) => focused.then(() => route.continue()));
      await page.goto("/checkout", { waitUntil: "commit" });
      await focus();
      release();
      await whenHydrated(page);
    } else {
      await page.goto("/checkout");
      await whenHydrated(page);
      await focus();
    }
    await (await code).finished();
    await page.waitForLoadState("networkidle");
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.unrouteAll({ behavior: "wait" });
    await page.route("**/build/**", (route) => route.abort());
    await placeOrder(page, say);
    expect(documents).toEqual([]);
  });
}
