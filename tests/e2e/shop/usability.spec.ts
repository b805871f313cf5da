import type { Page } from "@playwright/test";
import { zone } from "#tests/support/e2e/counter.ts";
import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { tabTo, walkThrough } from "#tests/support/e2e/keys.ts";
import type { SayMessage } from "#tests/support/e2e/messages.ts";
import { findMotion } from "#tests/support/e2e/motion.ts";
import { pages } from "#tests/support/e2e/pages.ts";
import { arriveAsCustomer, newCustomer, password } from "#tests/support/e2e/people.ts";
import { addFromCard, cardOf, saved, stepperOf, tea } from "#tests/support/e2e/products.ts";
import { findSmallTargets } from "#tests/support/e2e/targets.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

/** The pages of an order's journey. */
const onTheWay = ["/", "/products", "/product/112", "/cart", "/checkout"];

/** Every page with a fixed address for a customer with a line in the cart. */
const shopPages = [
  ...new Set([...onTheWay, ...pages.filter(({ as, path }) => as !== "admin" && !path.includes(":")).map(({ path }) => path)]),
];

async function arriveWithTea(page: Page, say: SayMessage): Promise<void> {
  await arriveAsCustomer(page, say);
  await addFromCard(page, say, tea.name);
}

for (const path of onTheWay) {
  test(`nothing that stays in place covers what has the focus on ${path}, forwards or back`, { tag: "@both" }, async ({
    page,
    say,
  }) => {
    await arriveWithTea(page, say);
    for (const turn of ["Tab", "Shift+Tab"] as const) {
      await page.goto(path, { waitUntil: "networkidle" });
      const { stops, troubles } = await walkThrough(page, turn);
      expect.soft(stops, `stops of ${turn}`).toBeGreaterThan(path === "/checkout" ? 12 : 20); // a checkout has no ways out but one
      expect.soft(troubles, `with ${turn}`).toEqual([]);
    }
  });
}

test("every control of the shop can be hit with a finger: 24 px, or nothing else near", { tag: "@both" }, async ({
  page,
  say,
}) => {
  await arriveWithTea(page, say);
  for (const path of shopPages) {
    await page.goto(path);
    expect.soft(await findSmallTargets(page), path).toEqual([]);
  }
});

for (const lang of ["en", "ur"] as const) {
  test.describe(() => {
    test.use({ lang, viewport: { width: 320, height: 256 } });
    test(`at 400 % no page has to be scrolled sideways, in ${lang}`, async ({ page, say }) => {
      await arriveWithTea(page, say);
      for (const path of shopPages) {
        await page.goto(path);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
      }
    });
  });
}

test("who asks for less motion sees none; who does not sees some", { tag: "@both" }, async ({ page, say }) => {
  await arriveWithTea(page, say);
  expect(await findMotion(page)).not.toEqual([]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of onTheWay) {
    await page.goto(path);
    expect.soft(await findMotion(page), path).toEqual([]);
  }
});

test("A2.09 a visitor with nothing but keys searches, adds, registers and orders, and never types an address", async ({
  page,
  say,
}) => {
  const customer = newCustomer();
  const fill = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };
  await page.goto("/", { waitUntil: "networkidle" });
  await fill(say.shell("search"), "danedar 900");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/products\?search=/);
  const { add } = stepperOf(cardOf(page, tea.name), say, tea.name);
  await whenHydrated(page);
  await tabTo(page, add);
  await saved(page, () => page.keyboard.press("Enter"));
  await tabTo(page, page.getByRole("banner").getByRole("link", { name: say.shell("nav.cart") }), { turn: "Shift+Tab", most: 90 });
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\/auth\?return_to=%2Fcart$/);
  await tabTo(page, page.getByRole("link", { name: say.auth("tab.register"), exact: true }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/tab=register/);
  await fill(say.labels("name"), customer.name);
  await fill(say.labels("email"), customer.email);
  await fill(say.labels("phone"), customer.phone);
  await fill(say.labels("password"), password);
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\/cart$/);
  await tabTo(page, page.getByRole("link", { name: say.cart("checkout") }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/checkout$/);
  await fill(say.checkout("field.delivery_zone"), zone.slice(0, 5));
  await fill(say.checkout("field.delivery_address"), "House 12, Street 4, Block B");
  await tabTo(page, page.getByRole("radio", { name: say.checkout("payment.cash") }));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: say.checkout("payment.bank_transfer") })).toBeChecked();
  await tabTo(page, page.getByRole("button", { name: say.checkout("place"), exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: say.order("success.title") })).toBeVisible();
});
