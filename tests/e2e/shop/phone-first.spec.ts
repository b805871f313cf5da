import type { Locator, Page } from "@playwright/test";
import { registerCustomer } from "#tests/support/e2e/people.ts";
import { addFromCard, tea } from "#tests/support/e2e/products.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** Where an element ends, and where the phone's navigation begins, in a page that has not been scrolled. */
async function endsAbove(page: Page, element: Locator): Promise<void> {
  const [box, nav] = await Promise.all([element.boundingBox(), page.locator(".bottom-nav").boundingBox()]);
  expect.soft((box?.y ?? 740) + (box?.height ?? 0), page.url()).toBeLessThanOrEqual(nav?.y ?? 740);
}

test("on a phone's first screen stands a whole product with its Add, and on the home page the pictures of four", {
  tag: "@phone",
}, async ({ page, say }) => {
  for (const path of ["/", "/products", "/category/1"]) {
    await page.goto(path);
    await endsAbove(page, page.locator("#main article").first().getByText(say.parts("stepper.add")));
  }
  await page.goto("/");
  const [goods, demo] = await Promise.all([
    page.locator("#main article").first().boundingBox(),
    page.locator(".demo-banner").boundingBox(),
  ]);
  expect(goods && demo && goods.y - demo.height, "the first goods, without the banner of the demo").toBeLessThanOrEqual(220);
  const pictures = page.locator("#main article .picture");
  await endsAbove(page, pictures.nth(3));
});

test("on a phone the next button is in view without scrolling: Add, the cart, the checkout, Place order", {
  tag: "@phone",
}, async ({ page, say }) => {
  await registerCustomer(page, "/products");
  await page.goto("/products");
  await addFromCard(page, say, tea.name);
  const next = async (path: string, button: Locator) => {
    await page.goto(path);
    await expect.soft(button, path).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expect.soft(button, `${path}, scrolled`).toBeInViewport({ ratio: 1 });
  };
  await next("/", page.getByRole("link", { name: say.shell("bar.cart") }));
  await next("/product/9", page.locator(".product-buy button").first());
  await next("/cart", page.getByRole("link", { name: say.cart("checkout") }));
  await next("/checkout", page.getByRole("button", { name: say.checkout("place"), exact: true }));
});

test("on a tablet the categories of a list stand in one row, and the first goods with their names on its first screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await page.goto("/products");
  const tabs = page.locator(".listing-side > .tabs > a");
  const [first, last] = await Promise.all([tabs.first().boundingBox(), tabs.last().boundingBox()]);
  expect(last?.y).toBe(first?.y);
  await expect(page.locator("#main article h3").first()).toBeInViewport({ ratio: 1 });
});
