import type { Page } from "@playwright/test";
import { rowSelector } from "#app/admin/list/list-rows.ts";
import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { findUnreachable, listAddresses, rowBoxes } from "#tests/support/e2e/lists.ts";
import { signInAs } from "#tests/support/e2e/people.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

const phone = { width: 360, height: 740 };
const laptop = { width: 1280, height: 800 };

/** A laptop shows 14 rows of a list; these have one less, as something else stands among or above them. */
const rowsOnLaptop: Record<string, number> = {
  "/admin/payments": 13, // four sums (B2.16)
  "/admin/seo-management": 13, // four sums (B2.42)
  "/admin/product-questions": 13, // a question without an answer has the field for it
};

/** How many rows of the page's first table stand whole above its pager, and whether those are all. */
const wholeRows = (page: Page) =>
  page.evaluate(() => {
    const rows = [...(document.querySelector("#page .resource-table tbody")?.children ?? [])];
    const end = document.querySelector(".resource-pager")?.getBoundingClientRect().top ?? innerHeight;
    const whole = rows.filter((row) => row.getBoundingClientRect().bottom <= Math.min(end, innerHeight) + 0.5).length;
    return { whole, all: rows.length };
  });

/** What a finger cannot hit of the menu of the page's first row: what is lower than 40 px or stands out of the window. */
async function findBadItems(page: Page): Promise<string[]> {
  const row = page.locator(rowSelector).first();
  const menu = row.locator("summary, [popovertarget]").first();
  if (!(await menu.isVisible())) return [];
  await menu.tap();
  const items = row.locator("[data-menu][open] .resource-menu-panel :is(a, button, summary), :popover-open :is(a, button)");
  await expect(items.first()).toBeVisible();
  return items.evaluateAll((all) =>
    all
      .filter((item) => item.checkVisibility())
      .map((item) => ({ item, box: item.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 40 || box.top < 0 || box.bottom > innerHeight)
      .map(({ item, box }) => `${item.outerHTML.slice(0, 120)} ${box.top}–${box.bottom}`),
  );
}

/** A laptop's rows are counted in English alone: they are as high in either language. */
for (const lang of ["en", "ur"] as const)
  test.describe(() => {
    test.use({ lang });
    const language = lang === "en" ? "English" : "Roman Urdu";
    test(`on a phone in ${language} every list shows its first row soon, rows of 72 px at most, and all within a thumb's reach`, {
      tag: "@phone",
    }, async ({ page }) => {
      await signInAs(page, "super", "/admin/help");
      for (const address of listAddresses()) {
        await page.setViewportSize(phone);
        await page.goto(address);
        await whenHydrated(page);
        const rows = await rowBoxes(page);
        expect.soft(rows[0]?.top, `the first row of ${address}`).toBeLessThanOrEqual(260);
        expect.soft(Math.max(...rows.map(({ height }) => height)), `the highest row of ${address}`).toBeLessThanOrEqual(72);
        expect.soft(Math.max(...rows.map(({ beyond }) => beyond)), `what stands out of ${address}`).toBe(0);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(phone.width);
        expect.soft(await findUnreachable(page), `out of reach in ${address}`).toEqual([]);
        expect.soft(await findBadItems(page), `the menu of a row of ${address}`).toEqual([]);
        if (lang === "ur" || (await page.locator("#page .resource-table").count()) === 0) continue;
        await page.setViewportSize(laptop);
        const { whole, all } = await wholeRows(page);
        expect.soft(whole, `rows of ${address} on a laptop`).toBeGreaterThanOrEqual(Math.min(all, rowsOnLaptop[address] ?? 14));
      }
    });
  });
