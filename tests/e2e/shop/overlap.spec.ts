import type { Page } from "@playwright/test";
import { buy } from "#tests/support/e2e/counter.ts";
import { findOverlaps } from "#tests/support/e2e/overlaps.ts";
import { pages } from "#tests/support/e2e/pages.ts";
import { registerCustomer } from "#tests/support/e2e/people.ts";
import { addFromCard, tea } from "#tests/support/e2e/products.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

/** Where each page is looked at. */
const positions = 100;

/** The WhatsApp button hides while a page moves and returns after 150 ms, milliseconds with a margin. */
const rest = 190;

const publicPages = pages.filter(({ as }) => as === "visitor").map(({ path }) => path);

async function expectFree(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: "networkidle" });
  const hasChat = (await page.locator(".chat-button").count()) > 0;
  const { seen, faults } = await findOverlaps(page, positions, hasChat ? rest : 0);
  expect.soft(faults, path).toEqual([]);
  return seen;
}

for (const lang of ["en", "ur"] as const) {
  test.describe(() => {
    test.use({ lang });
    test.setTimeout(360_000);

    test(`nothing that floats lies on a control, at 100 positions of each public page, in ${lang}`, { tag: "@phone" }, async ({
      page,
      say,
    }) => {
      await page.goto(`/products?search=${encodeURIComponent(tea.name)}`);
      await addFromCard(page, say, tea.name);
      const seen = new Set<string>();
      for (const path of publicPages) for (const floating of await expectFree(page, path)) seen.add(floating);
      for (const name of ["chat-button", "bottom-nav", "delivery-bar", "product-buy"])
        expect([...seen].join(" ")).toContain(name);
    });

    test(`nothing that floats lies on a control of an order or of a shared list, in ${lang}`, { tag: "@phone" }, async ({
      page,
      say,
    }) => {
      await registerCustomer(page, "/products");
      const { id } = await buy(page, say, tea.name);
      await page.goto(`/products?search=${encodeURIComponent(tea.name)}`);
      await addFromCard(page, say, tea.name);
      await page.goto("/cart");
      await page.getByRole("button", { name: say.cart("share"), exact: true }).click();
      await page.waitForURL(/\/list\/\w+/);
      const list = new URL(page.url()).pathname;
      for (const path of [list, `/order-success?order=${id}`, `/order/${id}`, `/order/${id}/add?q=aloo`, `/order/${id}/change`])
        expect((await expectFree(page, path)).join(" "), path).toContain("bottom-nav");
    });

    test(`nothing that floats lies on a control of a customer's cart and checkout, in ${lang}`, { tag: "@phone" }, async ({
      page,
      say,
    }) => {
      await registerCustomer(page, "/products");
      await page.goto(`/products?search=${encodeURIComponent(tea.name)}`);
      await addFromCard(page, say, tea.name);
      for (const path of ["/cart", "/checkout", "/profile?tab=addresses&edit=new"])
        expect((await expectFree(page, path)).join(" "), path).toMatch(/next-bar|bottom-nav/);
    });
  });
}
