import { signInAs } from "#tests/support/e2e/people.ts";
import { stopClock } from "#tests/support/e2e/stopped-clock.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

test("A9.13 the dashboard asks for its figures again every 30 seconds", async ({ page, say }) => {
  await signInAs(page, "admin", "/admin/help");
  await stopClock(page);
  await page.goto("/admin/dashboard");
  await expect(page.getByRole("button", { name: say.admin("assistant"), exact: true })).toBeVisible();
  const figures = "/admin/dashboard.data";
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const times = () => asked.filter((path) => path === figures).length;
  for (const count of [1, 2]) {
    await page.clock.runFor(29_900);
    expect(times()).toBe(count - 1);
    const answer = page.waitForResponse((response) => new URL(response.url()).pathname === figures);
    await page.clock.runFor(100);
    expect((await answer).ok()).toBe(true);
    expect(times()).toBe(count);
  }
});
