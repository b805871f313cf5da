import { expect, test } from "#tests/support/e2e/test.ts";
import { fieldOf, linesOf, openCounter, scan, waitForSlip } from "#tests/support/e2e/till.ts";

test("a sale goes on where it was when the shop gave no answer, or the page was loaded again", async ({ page, say, context }) => {
  await openCounter(page, say);
  await scan(page, "pyaz");
  await expect(linesOf(page, say)).toHaveCount(1);
  await context.setOffline(true);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText(say.counter("no-answer"))).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(linesOf(page, say)).toHaveCount(1);
  await expect(fieldOf(page, say)).toBeFocused();
  const [id] = await Promise.all([waitForSlip(page), page.keyboard.press("Control+Enter")]);
  await expect(linesOf(page, say)).toHaveCount(0);
  await page.goto(`/admin/orders/${id}`);
  await expect(page.getByRole("main")).toContainText("Onions");
});

test("what stands half typed in a line counts when the sale is closed, and nothing is paid before it has a price", async ({
  page,
  say,
}) => {
  await openCounter(page, say);
  await page.keyboard.press("F3");
  await page.keyboard.type("03219990001");
  await page.keyboard.press("F9");
  await expect(page.getByRole("button", { name: say.counter("finish.delivery") })).toBeFocused();
  await page.getByLabel(say.counter("kind"), { exact: true }).selectOption("counter");
  await page.keyboard.press("Escape");
  await scan(page, "pyaz");
  await page.keyboard.type("zzq jhunjhuna");
  await page.keyboard.press("F2");
  const price = linesOf(page, say).getByLabel(say.counter("line.price", { name: "zzq jhunjhuna" }));
  await expect(price).toBeFocused();
  await expect(linesOf(page, say)).toHaveCount(2);
  await page.keyboard.press("Control+Enter");
  await expect(price).toBeFocused();
  await page.keyboard.type("75");
  await page.keyboard.press("Enter");
  await expect(fieldOf(page, say)).toBeFocused();
  await linesOf(page, say).filter({ hasText: "Onions" }).getByRole("textbox").fill("3");
  const [id] = await Promise.all([waitForSlip(page), page.keyboard.press("Control+Enter")]);
  await page.goto(`/admin/orders/${id}`);
  for (const fact of ["3 kg", "Rs. 75"]) await expect(page.getByRole("main")).toContainText(fact);
});

test("a basket put on hold stays in the list when the page's own reload began before it and is there after it", async ({
  page,
  say,
}) => {
  await openCounter(page, say);
  await scan(page, "pyaz");
  await expect(linesOf(page, say)).toHaveCount(1);
  let release = () => {};
  const isHeld = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isLoaded = new Promise<void>((resolve) => {
    page.route("**/admin/orders/new.data*", async (route) => {
      const response = await route.fetch();
      resolve();
      await isHeld;
      await route.fulfill({ response });
    });
  });
  await page.getByRole("button", { name: say.admin("refresh"), exact: true }).click();
  await isLoaded;
  await fieldOf(page, say).focus();
  await page.keyboard.press("F7");
  await expect(linesOf(page, say)).toHaveCount(0);
  release();
  await expect(page.getByText(say.admin("refreshed"))).toBeVisible();
  await page.keyboard.press("F8");
  await expect(linesOf(page, say)).toHaveCount(1);
});
