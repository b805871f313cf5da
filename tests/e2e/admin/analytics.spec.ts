import { findBarriers } from "#tests/support/e2e/accessibility.ts";
import { openHydrated, signInAs } from "#tests/support/e2e/people.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

// events of a browser that names itself a robot are discarded
test.use({ userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" });

test("B2.11 a pie shows what share of the events each type has", async ({ page }) => {
  const events = ["page_view", "page_view", "product_view", "cart_add"].map((event) => ({ event, page_url: "/" }));
  await page.goto("/faq");
  const sent = await page.evaluate(
    (body) => fetch("/api/analytics", { method: "POST", body }).then(({ ok }) => ok),
    JSON.stringify({ events }),
  );
  expect(sent).toBe(true);
  await signInAs(page, "admin", "/admin/analytics");
  const pie = page.getByRole("img", { name: "What share of the events each type has" });
  await expect(pie).toBeVisible();
  const types = await page.getByRole("region", { name: "Event counts" }).getByRole("rowheader").allTextContents();
  expect(types.length).toBeGreaterThan(1);
  await expect(pie.locator(".recharts-pie-sector")).toHaveCount(types.length);
  for (const type of types) await expect(pie.getByText(type, { exact: true })).toBeVisible();
  expect(await findBarriers(page), "the page once there are events").toEqual([]);
});

test("A7.13 the page that a visit starts with is sent as a page view", async ({ page }) => {
  await page.clock.install();
  const sent = page.waitForResponse((answer) => answer.url().endsWith("/api/analytics") && answer.request().method() === "POST");
  await openHydrated(page, "/about");
  await page.clock.fastForward(5_000);
  const answer = await sent;
  expect(answer.status()).toBe(204);
  expect(answer.request().postDataJSON()).toEqual({ events: [{ event: "page_view", page_url: "/about" }] });
});
