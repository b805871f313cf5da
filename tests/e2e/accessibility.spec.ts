import type { Page } from "@playwright/test";
import { findBarriers } from "#tests/support/e2e/accessibility.ts";
import { buy } from "#tests/support/e2e/counter.ts";
import { listPageFiles, pages, type ShopPage } from "#tests/support/e2e/pages.ts";
import { arriveAs, arriveAsCustomer } from "#tests/support/e2e/people.ts";
import type { Say } from "#tests/support/e2e/say.ts";
import { addFromCard, tea } from "#tests/support/e2e/shelf.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

/** `npm run audit` looks at every page in every way; otherwise each page is looked at once, and the ways take turns. */
const isAudit = process.env["AUDIT"] === "1";

const ways = [
  { lang: "en", width: "desktop", theme: "dark" },
  { lang: "ur", width: "phone", theme: "dark" },
  { lang: "ur", width: "desktop", theme: "light" },
  { lang: "en", width: "phone", theme: "light" },
  { lang: "en", width: "desktop", theme: "light" },
  { lang: "ur", width: "phone", theme: "light" },
  { lang: "ur", width: "desktop", theme: "dark" },
  { lang: "en", width: "phone", theme: "dark" },
] as const;

/** Only the back office has a dark theme, so for the rest half of the ways are all of them. */
const waysOf = ({ as }: ShopPage) => (as === "admin" ? ways : ways.slice(0, ways.length / 2));

const isTurnOf = (way: number) => (page: ShopPage, at: number) =>
  isAudit ? way < waysOf(page).length : at % waysOf(page).length === way;

test("every page of the shop is looked at", () => {
  expect(listPageFiles()).toEqual([...new Set(pages.map(({ file }) => file))].sort());
});

for (const [at, { lang, width, theme }] of ways.entries()) {
  const turn = pages.filter(isTurnOf(at));
  test.describe(() => {
    test.use({ lang });
    const way = `${lang === "en" ? "in English" : "in Roman Urdu"} on a ${width} in the ${theme} theme`;
    test(`nothing bars anybody from using the pages ${way}`, { tag: width === "phone" ? "@phone" : [] }, async ({
      page,
      say,
      someoneElse,
    }) => {
      test.setTimeout(isAudit ? 300_000 : 120_000);
      const order = await becomeCustomer(page, say);
      const browsers = { customer: page, visitor: await someoneElse(), admin: await someoneElse() };
      await arriveAs(browsers.admin, say, "admin", "/admin/dashboard");
      await browsers.admin.context().addCookies([{ name: "theme", value: theme, url: browsers.admin.url() }]);
      for (const { as, path } of turn) {
        await browsers[as].goto(path.replace(":order", String(order)));
        expect.soft(await findBarriers(browsers[as]), `${path} ${way}`).toEqual([]);
      }
    });
  });
}

/** Somebody with an order, and something in the cart. */
async function becomeCustomer(page: Page, say: Say): Promise<number> {
  await arriveAsCustomer(page, say);
  const { id } = await buy(page, say, tea.name);
  await page.goto("/products");
  await addFromCard(page, say, tea.name);
  return id;
}
