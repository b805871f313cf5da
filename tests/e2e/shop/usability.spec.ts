import type { Page } from "@playwright/test";
import { buy, zone } from "#tests/support/e2e/counter.ts";
import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { tabTo, walkThrough } from "#tests/support/e2e/keys.ts";
import type { SayMessage } from "#tests/support/e2e/messages.ts";
import { findMotion } from "#tests/support/e2e/motion.ts";
import { pages } from "#tests/support/e2e/pages.ts";
import { createAccount, newCustomer, password, registerCustomer } from "#tests/support/e2e/people.ts";
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
  await registerCustomer(page);
  await addFromCard(page, say, tea.name);
}

/** The order of somebody who has tea in the cart again. */
async function arriveWithOrder(page: Page, say: SayMessage): Promise<string> {
  await createAccount(page);
  const { id } = await buy(page, say, tea.name);
  await page.goto(`/products?search=${encodeURIComponent(tea.name)}`);
  await addFromCard(page, say, tea.name);
  return `/order/${id}`;
}

async function expectFocusInSight(page: Page, path: string): Promise<void> {
  for (const turn of ["Tab", "Shift+Tab"] as const) {
    await page.goto(path, { waitUntil: "networkidle" });
    const { stops, troubles } = await walkThrough(page, turn);
    expect.soft(stops, `stops of ${turn} on ${path}`).toBeGreaterThan(path === "/checkout" ? 12 : 20); // a checkout has no ways out but one
    expect.soft(troubles, `${path} with ${turn}`).toEqual([]);
  }
}

for (const path of onTheWay) {
  test(`nothing that stays in place covers what has the focus on ${path}, forwards or back`, { tag: "@both" }, async ({
    page,
    say,
  }) => {
    await arriveWithTea(page, say);
    await expectFocusInSight(page, path);
  });
}

test(
  "nothing that stays in place covers what has the focus on an order, forwards or back",
  { tag: "@both" },
  async ({ page, say }) => expectFocusInSight(page, await arriveWithOrder(page, say)),
);

test.describe(() => {
  test.use({ lang: "ur" });
  test("nothing that stays in place covers what has the focus on the way to an order in Roman Urdu, forwards or back", async ({
    page,
    say,
  }) => {
    const order = await arriveWithOrder(page, say);
    for (const path of [...onTheWay, order]) await expectFocusInSight(page, path);
  });
});

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
    test(`at 200 % and at 400 % of a window of 1280 px no page has to be scrolled sideways, in ${lang}`, async ({
      page,
      say,
    }) => {
      const order = await arriveWithOrder(page, say);
      const orderPages = [order, `${order}/change`, `${order}/add?q=aloo`];
      const paths = { 640: [...onTheWay, ...orderPages], 320: [...shopPages, ...orderPages] };
      for (const width of [640, 320] as const) {
        await page.setViewportSize({ width, height: width * 0.8 });
        for (const path of paths[width]) {
          await page.goto(path);
          const needed = await page.evaluate(() => document.documentElement.scrollWidth);
          expect.soft(needed, `${path} in ${width} px`).toBeLessThanOrEqual(width);
        }
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

for (const lang of ["en", "ur"] as const) {
  test.describe(() => {
    test.use({ lang });
    test(`A2.09 a visitor with nothing but keys searches, adds, registers and orders, and never types an address, in ${lang}`, async ({
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
      await tabTo(page, page.getByRole("banner").getByRole("link", { name: say.shell("nav.cart") }), {
        turn: "Shift+Tab",
        most: 90,
      });
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
  });
}
