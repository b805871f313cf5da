import type { BrowserContext } from "@playwright/test";
import { arriveAt } from "#tests/support/e2e/arrive.ts";
import { buy } from "#tests/support/e2e/counter.ts";
import { findOverlaps, restAtOnce } from "#tests/support/e2e/overlaps.ts";
import { pages } from "#tests/support/e2e/pages.ts";
import { createAccount } from "#tests/support/e2e/people.ts";
import { addFromCard, tea } from "#tests/support/e2e/products.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

/** Where each page is looked at. */
const positions = 100;

test.beforeEach(({ context }) => context.addInitScript(restAtOnce));

const publicPages = pages.filter(({ as }) => as === "visitor").map(({ path }) => path);

/** Tabs that are looked at side by side: nearly all of the time is spent waiting for the next frame. */
const tabs = 4;

/** Expects that nothing lies on a control of any page; returns what floats over each. */
async function expectFree(context: BrowserContext, paths: readonly string[]): Promise<Map<string, string>> {
  const floating = new Map<string, string>();
  const waiting = [...paths];
  const look = async () => {
    const page = await context.newPage();
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await page.goto(path, { waitUntil: "networkidle" });
      const { seen, faults } = await findOverlaps(page, positions);
      expect.soft(faults, path).toEqual([]);
      floating.set(path, seen.join(" "));
    }
  };
  await Promise.all(Array.from({ length: tabs }, look));
  return floating;
}

for (const lang of ["en", "ur"] as const) {
  test.describe(() => {
    test.use({ lang });

    test(`nothing that floats lies on a control, at 100 positions of each public page, in ${lang}`, { tag: "@phone" }, async ({
      page,
      context,
      say,
    }) => {
      test.slow(); // some sixty pages
      await page.goto(`/products?search=${encodeURIComponent(tea.name)}`);
      await addFromCard(page, say, tea.name);
      const floating = await expectFree(context, publicPages);
      for (const name of ["chat-button", "bottom-nav", "delivery-bar", "product-buy"])
        expect([...floating.values()].join(" ")).toContain(name);
    });

    test(`nothing that floats lies on a control of an order or of a shared list, in ${lang}`, { tag: "@phone" }, async ({
      page,
      context,
      say,
    }) => {
      await createAccount(page);
      const { id } = await buy(page, say, tea.name);
      await page.goto(`/products?search=${encodeURIComponent(tea.name)}`);
      await addFromCard(page, say, tea.name);
      await page.goto("/cart");
      await page.getByRole("button", { name: say.cart("share"), exact: true }).click();
      await arriveAt(page, /\/list\/[\w-]+$/);
      const list = new URL(page.url()).pathname;
      const paths = [list, `/order-success?order=${id}`, `/order/${id}`, `/order/${id}/add?q=aloo`, `/order/${id}/change`];
      for (const [path, seen] of await expectFree(context, paths)) expect(seen, path).toContain("bottom-nav");
    });

    test(`nothing that floats lies on a control of a customer's cart and checkout, in ${lang}`, { tag: "@phone" }, async ({
      page,
      context,
      say,
    }) => {
      await createAccount(page);
      await page.goto(`/products?search=${encodeURIComponent(tea.name)}`);
      await addFromCard(page, say, tea.name);
      const paths = ["/cart", "/checkout", "/profile?tab=addresses&edit=new"];
      for (const [path, seen] of await expectFree(context, paths)) expect(seen, path).toMatch(/next-bar|bottom-nav/);
    });
  });
}
