import { expect, test } from "#tests/support/e2e/test.ts";

test("a product that a link leads to shows its own reviews and questions", async ({ page, say }) => {
  await page.goto("/product/1", { waitUntil: "networkidle" });
  const reviews = page.getByRole("region", { name: say.reviews("title") });
  await expect(reviews.getByRole("link", { name: say.reviews("sign-in") })).toHaveAttribute("href", /product\/1%23reviews/);
  const next = page.locator("#main article h3 a").first();
  const path = (await next.getAttribute("href")) ?? "";
  await next.click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(reviews.getByRole("link", { name: say.reviews("sign-in") })).toHaveAttribute(
    "href",
    new RegExp(`${path}%23reviews`),
  );
  await expect(page.locator(`#questions a[href*="${path}%23questions"]`)).toBeVisible();
});

test("a page is read whole by who fetches it; one that a link leads to has its own title and canonical address", async ({
  page,
}) => {
  await page.goto("/product/1", { waitUntil: "networkidle" });
  await expect(page.locator('head meta[property="og:title"]')).toHaveCount(1);
  const next = page.locator("#main article h3 a").first();
  const [path, name] = [(await next.getAttribute("href")) ?? "", await next.innerText()];
  await next.click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page).toHaveTitle(new RegExp(name));
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${path}$`));
});

test("filters are chosen, shown as chosen, and taken back, each without loading a document", async ({ page, say }) => {
  await page.goto("/products", { waitUntil: "networkidle" });
  await page.evaluate(() => {
    document.documentElement.dataset["same"] = "";
  });
  const filters = page.getByRole("form", { name: say.filters("title") });
  await filters.getByRole("checkbox", { name: say.filters("in-stock") }).check();
  await filters.getByRole("button", { name: say.filters("show") }).click();
  await expect(page).toHaveURL(/\/products\?in_stock=true$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/products$/);
  await expect(filters.getByRole("checkbox", { name: say.filters("in-stock") })).not.toBeChecked();
  await page.waitForLoadState("networkidle");
  await page.goForward();
  await expect(filters.getByRole("checkbox", { name: say.filters("in-stock") })).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-same", "");
});

test("the footer of a page is there and leads on while the files of scripts do not come", async ({ page, say }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await page.route("**/build/**/*.js", (route) => route.abort());
  const faq = page.getByRole("contentinfo").getByRole("link", { name: say.footer("foot.faq") });
  await expect(faq).toBeVisible();
  await page.unroute("**/build/**/*.js");
  await faq.click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(faq).toBeVisible();
});

test("A4.05 own words stand in the footer too", async ({ page, say }) => {
  await page.goto("/custom-language?q=foot.faq", { waitUntil: "networkidle" });
  await page.getByRole("textbox", { name: say.footer("foot.faq"), exact: true }).fill("Ask away");
  await page.keyboard.press("Enter");
  const faq = page.getByRole("contentinfo").getByRole("link", { name: "Ask away" });
  await expect(faq).toBeVisible();
  await page.goto("/about");
  await expect(faq).toBeVisible();
});
