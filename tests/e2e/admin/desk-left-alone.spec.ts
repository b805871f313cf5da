import type { LiveMessage } from "#app/domain/orders/live-message.ts";
import { signIn, signInAs } from "#tests/support/e2e/people.ts";
import { countRings, ringsOf } from "#tests/support/e2e/rings.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

const live = /\/admin\/orders\/live/;

test("a desk that nobody has touched for half an hour shows no customers, rings when an order comes, and opens by signing in", async ({
  page,
  say,
}) => {
  await page.addInitScript(countRings);
  await signInAs(page, "admin", "/admin/dashboard");
  const state = { unheard: 0, newestUnheard: 0, pending: 0 };
  let told: LiveMessage = { last: "1", rows: [], state, missed: false, isLocked: true };
  await page.route(live, (route) =>
    route.fulfill({
      contentType: "text/event-stream",
      body: `retry: 200\nevent: orders\nid: 1\ndata: ${JSON.stringify(told)}\n\n`,
    }),
  );
  await page.goto("/admin/orders?view=all");
  await expect(page.getByRole("heading", { name: say.adminOrders("live.locked") })).toBeVisible();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
  const before = await ringsOf(page); // orders of other tests may ring until the stream has sent the count
  await page.getByRole("heading", { level: 1 }).click();
  await page.waitForTimeout(4500);
  expect(await ringsOf(page)).toBe(before);

  told = { ...told, state: { unheard: 1, newestUnheard: 9000, pending: 1 } };
  await expect(page.getByText(say.adminOrders("live.unheard", { count: 1 }))).toBeVisible();
  await expect.poll(() => ringsOf(page)).toBeGreaterThan(before);

  await page.context().clearCookies({ name: "session" });
  await page.getByRole("link", { name: say.adminOrders("live.sign-in"), exact: true }).click();
  await expect(page).toHaveURL(/\/auth\?/);
  await page.unroute(live);
  await signIn(page, say, "admin@demo.test");
  await expect(page).toHaveURL(/\/admin\/orders\?view=all$/);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});

test("a desk that is signed out elsewhere says at once, and aloud, that it hears of no orders any more", async ({
  browser,
  say,
}) => {
  const context = await browser.newContext(); // not watched: Chromium itself logs a refused stream
  const page = await context.newPage();
  await page.addInitScript(countRings);
  await signInAs(page, "admin");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await context.request.post("/sign-out", { headers: { Origin: new URL(page.url()).origin } });

  await expect(page.getByRole("heading", { name: say.adminOrders("live.shut") })).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
  const before = await ringsOf(page);
  await expect.poll(() => ringsOf(page)).toBeGreaterThan(before);
  await page.getByRole("button", { name: say.adminOrders("live.hush") }).click();
  const after = await ringsOf(page);
  await page.waitForTimeout(4500);
  expect(await ringsOf(page)).toBe(after);
  await context.close();
});
