import { findBarriers } from "#tests/support/e2e/accessibility.ts";
import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { cardOf, saved, stepperOf, tea } from "#tests/support/e2e/products.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

test("A2.03 A2.56 A6.01 potatoes are found as aaloo", { tag: "@both" }, async ({ page, say }) => {
  await page.goto("/");
  const search = page.getByRole("combobox", { name: say.shell("search"), exact: true });
  await search.fill("  aaloo ");
  await search.press("Enter");
  await expect(page).toHaveURL(/\/products\?search=aaloo$/);
  await expect(cardOf(page, "Potatoes")).toBeVisible();
});

test("A2.41 the toggle in the header closes the search and opens it again", async ({ page, say }) => {
  await page.goto("/categories");
  await whenHydrated(page);
  const search = page.getByRole("combobox", { name: say.shell("search"), exact: true });
  const toggle = page
    .getByRole("banner")
    .locator("summary")
    .and(page.getByLabel(say.shell("nav.search"), { exact: true }));
  await expect(search).toBeVisible();
  await toggle.click();
  await expect(search).toBeHidden();
  await toggle.click();
  await expect(search).toBeVisible();
});

test("A2.57 clearing the search empties the field and shows all products", async ({ page, say }) => {
  await page.goto("/products?search=aaloo");
  await page.getByRole("link", { name: say.shell("search.clear") }).click();
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByRole("combobox", { name: say.shell("search"), exact: true })).toHaveValue("");
});

test("A5.01 an empty search goes nowhere", async ({ page, say }) => {
  await page.goto("/categories");
  const search = page.getByRole("combobox", { name: say.shell("search"), exact: true });
  await search.fill("   ");
  await search.press("Enter");
  await expect(page).toHaveURL(/\/categories$/);
});

test("a search without results shows no card and says what to try", async ({ page, say }) => {
  await page.goto("/products?search=xylophone");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
  await expect(page.getByText(say.listing("empty.try"))).toBeVisible();
});

test.describe("on a slow network", () => {
  test.use({ serviceWorkers: "block" }); // it would request the scripts itself

  test("suggestions whose code comes after the focus has moved on stay closed", async ({ page, say }) => {
    await page.goto("/categories");
    await whenHydrated(page);
    const held: (() => void)[] = [];
    await page.route("**/search-panel-*.js", (route) =>
      new Promise<void>((release) => held.push(release)).then(() => route.continue()),
    );
    const search = page.getByRole("combobox", { name: say.shell("search"), exact: true });
    const code = page.waitForResponse(/\/search-panel-[\w-]+\.js$/);
    const panel = page.locator(".search-panel");
    await search.focus();
    await expect.poll(() => held.length).toBe(1);
    await page.keyboard.press("Tab");
    for (const release of held) release();
    await (await code).finished();
    await search.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 }))); // a busy page is never idle
    await expect(panel).toHaveCount(0);
    await search.focus();
    await expect(panel, "it is there for the next focus").toBeVisible();
  });
});

test("A2.58 what is typed is suggested, added without leaving and opened by keyboard alone", { tag: "@both" }, async ({
  page,
  say,
}) => {
  await page.goto("/categories");
  const search = page.getByRole("combobox", { name: say.shell("search"), exact: true });
  const suggestions = page.getByRole("grid", { name: say.search("suggestions") });
  await whenHydrated(page);
  await search.pressSequentially("danedar 900");
  const stepper = stepperOf(suggestions, say, tea.name);
  await saved(page, () => stepper.add.click());
  await expect(stepper.quantity).toHaveValue("1");
  expect(await findBarriers(page)).toEqual([]);

  await search.press("ArrowDown");
  await search.press("ArrowRight");
  await saved(page, () => search.press("Enter"));
  await expect(stepper.quantity).toHaveValue("2");
  await expect(search).toBeFocused();
  await search.press("ArrowLeft");
  await search.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/product/${tea.id}$`));
  await expect(suggestions).toBeHidden();
});

test("Escape puts the suggestions away, and a category is a suggestion too", async ({ page, say }) => {
  await page.goto("/");
  const search = page.getByRole("combobox", { name: say.shell("search"), exact: true });
  const suggestions = page.getByRole("grid", { name: say.search("suggestions") });
  await whenHydrated(page);
  await search.pressSequentially("vegetab");
  await expect(suggestions.getByRole("link", { name: "Fresh Vegetables", exact: true })).toBeVisible();
  await expect(search).toHaveAttribute("aria-expanded", "true");
  await search.press("Escape");
  await expect(suggestions).toBeHidden();
  await expect(search).toHaveAttribute("aria-expanded", "false");
  await expect(search).toHaveValue("vegetab");
});

test("what was searched for is offered again on this device, until it is cleared", async ({ page, say }) => {
  await page.goto("/");
  const search = page.getByRole("combobox", { name: say.shell("search"), exact: true });
  const suggestions = page.getByRole("grid", { name: say.search("suggestions") });
  await whenHydrated(page);
  await search.pressSequentially("pyaz");
  await expect(suggestions).toBeVisible();
  await search.press("Enter");
  await expect(page).toHaveURL(/\/products\?search=pyaz$/);
  await page.goto("/categories");
  await whenHydrated(page);
  await search.focus();
  await expect(suggestions.getByRole("link", { name: "pyaz", exact: true })).toBeVisible();
  await page.getByRole("button", { name: say.search("recent.clear"), exact: true }).click();
  await page.reload();
  await whenHydrated(page);
  await search.focus();
  await expect(suggestions).toBeHidden();
});

test("a search that nothing answers names what comes nearest", async ({ page, say }) => {
  await page.goto("/products?search=tamatar+ki+istri");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Tomatoes", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: say.search("request"), exact: true })).toHaveAttribute("href", "/special-request");
});

test("A2.77 going back from a product finds the list as it was left", async ({ page, say }) => {
  await page.goto("/products?sort=name&page=2");
  const last = page.getByRole("main").getByRole("article").last();
  const name = await last.getByRole("heading", { level: 3 }).innerText();
  await last.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/products\?sort=name&page=2$/);
  await expect(cardOf(page, name)).toBeInViewport();
  await expect(page.getByRole("link", { name: say.listing("sort.name") })).toHaveAttribute("aria-current", /.+/);
});

test("A2.74 a place left before the code that keeps it has come is found again all the same", async ({ page }) => {
  let deliver = () => {};
  const late = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route("**/scroll-restorer-*.js", async (route) => {
    await late;
    await route.continue();
  });
  await page.goto("/products?sort=name&page=2", { waitUntil: "networkidle" });
  const last = page.getByRole("main").getByRole("article").last();
  const name = await last.getByRole("heading", { level: 3 }).innerText();
  await last.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/products\?sort=name&page=2$/);
  deliver();
  await expect(cardOf(page, name)).toBeInViewport();
});
