import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { tabTo } from "#tests/support/e2e/keys.ts";
import { signInAs } from "#tests/support/e2e/people.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

/** What a form of each section needs besides its name: form field and value, of a choice the first letters of it, of a picture to pick a space. */
const sections: Record<string, { name: string; needed: Readonly<Record<string, string>>; hasArrows?: true }> = {
  categories: { name: "name", needed: {} },
  subcategories: { name: "name", needed: { category_id: "Fresh Fruit" } },
  packages: { name: "name", needed: { description: "For one week", price: "1499.50" } },
  services: {
    name: "title",
    needed: { description: "To your door", icon_name: " ", link_url: "/services", display_order: "99" },
    hasArrows: true,
  },
  "delivery-zones": { name: "name", needed: {} },
};

const newName = () => `Naya ${randomInt(100_000, 999_999)}`;
const control = (page: Page, field: string) =>
  page.locator(`:is(input, select, textarea)#editor-${field}, fieldset#editor-${field} input >> nth=0`);
const rowOf = (page: Page, name: string) =>
  page.locator("[data-row]").filter({ has: page.getByRole("link", { name, exact: true }) });

/** Lists the rows with a name, as its search does. */
async function find(page: Page, section: string, name: string): Promise<void> {
  await page.goto(`/admin/${section}?q=${encodeURIComponent(name)}`);
  await expect(rowOf(page, name)).toHaveCount(1);
}

/** The place of a row in its list, from 0 on. */
const placeOf = (page: Page, name: string) =>
  page.locator("[data-row]").evaluateAll((rows, text) => rows.findIndex((row) => row.textContent?.includes(text)), name);

/** Presses the button that moves a row up, and waits until it stands one place higher. */
async function moveUp(page: Page, name: string, press: () => Promise<void>): Promise<void> {
  const before = await placeOf(page, name);
  expect(before).toBeGreaterThan(0);
  await press();
  await expect.poll(() => placeOf(page, name)).toBe(before - 1);
}

for (const [section, { name: field, needed, hasArrows }] of Object.entries(sections)) {
  test.describe(() => {
    // both add, move and delete rows of one list, whose order a row beside theirs would change: they run one after the other
    test.describe.configure({ mode: "default" });

    test(`by keyboard alone a row of ${section} is added, changed${hasArrows ? ", moved" : ""} and deleted`, async ({
      page,
      say,
    }) => {
      const name = newName();
      await signInAs(page, "admin", `/admin/${section}`);
      await whenHydrated(page);
      await page.keyboard.press("n");
      await expect(control(page, field)).toBeFocused();
      await page.keyboard.type(name);
      for (const [other, value] of Object.entries(needed)) {
        await tabTo(page, control(page, other));
        if (value !== " ") await page.keyboard.press("Control+a");
        await page.keyboard.type(value);
      }
      await page.keyboard.press("Control+s");
      await expect(page.getByRole("dialog")).toHaveCount(0);

      await find(page, section, name);
      await whenHydrated(page);
      await page.locator("body").press("j");
      await expect(page.getByRole("link", { name, exact: true })).toBeFocused();
      await page.keyboard.press("e");
      await tabTo(page, control(page, field));
      await page.keyboard.press("End");
      await page.keyboard.type(" II");
      await page.keyboard.press("Control+s");
      await expect(page.getByRole("dialog")).toHaveCount(0);

      if (hasArrows) {
        await page.goto(`/admin/${section}`);
        await whenHydrated(page);
        const up = page.getByRole("button", { name: say.resource("move.up", { name: `${name} II` }), exact: true });
        await tabTo(page, up, { most: 200 });
        await moveUp(page, `${name} II`, () => page.keyboard.press("Enter"));
        await expect(up).toBeFocused();
      }

      await find(page, section, `${name} II`);
      await whenHydrated(page);
      await page.locator("body").press("j");
      await page.keyboard.press("Delete");
      const row = rowOf(page, `${name} II`);
      await expect(row.locator("details[open] [type=submit]").last()).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(row).toHaveCount(0);
    });

    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false });

      test(`a row of ${section} is added, changed${hasArrows ? ", moved" : ""} and deleted`, async ({ page, say }) => {
        const name = newName();
        await signInAs(page, "admin", `/admin/${section}?edit=new`);
        await control(page, field).fill(name);
        for (const [other, value] of Object.entries(needed)) {
          const input = control(page, other);
          if (value === " ") await input.check();
          else if (await input.evaluate((element) => element instanceof HTMLSelectElement))
            await input.selectOption({ label: value });
          else await input.fill(value);
        }
        await page.locator(".save-bar [type=submit]").click();

        await find(page, section, name);
        await page.getByRole("link", { name, exact: true }).click();
        await control(page, field).fill(`${name} II`);
        await page.locator(".save-bar [type=submit]").click();

        if (hasArrows) {
          await page.goto(`/admin/${section}`);
          const up = page.getByRole("button", { name: say.resource("move.up", { name: `${name} II` }), exact: true });
          await moveUp(page, `${name} II`, () => up.click());
        }

        await find(page, section, `${name} II`);
        const row = rowOf(page, `${name} II`);
        await row.locator("summary").first().click();
        await row.locator("summary[data-delete]").click();
        await row.getByRole("button", { name: say.resource("delete"), exact: true }).click();
        await page.goto(`/admin/${section}?q=${encodeURIComponent(name)}`);
        await expect(row).toHaveCount(0);
      });
    });
  });
}
