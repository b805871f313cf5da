import { signInAs } from "#tests/support/e2e/people.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

test("a hash that is set while the back office is being hydrated opens its section", async ({ page }) => {
  await signInAs(page, "super", "/admin/dashboard");
  await page.addInitScript(() => {
    // the router has read the address by then, and nobody listens to it yet
    let made: unknown;
    Object.defineProperty(window, "__remixRouter", {
      get: () => made,
      set(router) {
        made = router;
        if (window.location.pathname === "/admin/dashboard") window.location.hash = "#orders";
      },
    });
  });
  await page.goto("/admin/dashboard");
  await expect(page).toHaveURL(/\/admin\/orders/);
});
