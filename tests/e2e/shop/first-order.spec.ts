import { arriveAt } from "#tests/support/e2e/arrive.ts";
import { zone } from "#tests/support/e2e/counter.ts";
import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { newCustomer, password } from "#tests/support/e2e/people.ts";
import { saved } from "#tests/support/e2e/products.ts";
import { expect, test } from "#tests/support/e2e/test.ts";
import { startThumb } from "#tests/support/e2e/thumb.ts";

for (const [lang, javaScriptEnabled] of [
  ["en", true],
  ["en", false],
  ["ur", true],
  ["ur", false],
] as const) {
  test.describe(() => {
    test.use({ lang, javaScriptEnabled });
    const way = `${javaScriptEnabled ? "with" : "without"} JavaScript, in ${lang}`;
    test(`a new customer's first order takes at most 13 taps and 5 typed fields, and no scrolling for a button, ${way}`, {
      tag: "@phone",
    }, async ({ page, say }) => {
      const customer = newCustomer();
      const thumb = startThumb(page);
      await page.goto("/");
      if (javaScriptEnabled) await whenHydrated(page);
      const add = page.locator("#main article").first().getByText(say.parts("stepper.add"));
      await saved(page, () => thumb.tap(add));
      await thumb.tap(page.getByRole("link", { name: say.shell("bar.cart") }));

      await thumb.tap(page.getByRole("link", { name: say.auth("tab.register"), exact: true }));
      await arriveAt(page, /tab=register/);
      if (javaScriptEnabled) await whenHydrated(page);
      const create = page.getByRole("button", { name: say.auth("register") });
      await thumb.see(create);
      for (const name of ["name", "phone"] as const)
        await thumb.type(page.getByLabel(say.labels(name), { exact: true }), customer[name]);
      await thumb.type(page.getByLabel(say.labels("password"), { exact: true }), password);
      await thumb.tap(create);

      await arriveAt(page, /\/cart$/);
      await thumb.tap(page.getByRole("link", { name: say.cart("checkout") }));
      await arriveAt(page, /\/checkout$/);
      const place = page.getByRole("button", { name: say.checkout("place"), exact: true });
      await thumb.see(place);
      await thumb.choose(page.getByLabel(say.checkout("field.delivery_zone"), { exact: true }), zone);
      await thumb.type(page.getByLabel(say.checkout("field.delivery_address"), { exact: true }), "House 12, Street 4, Block B");
      await thumb.tap(place);

      await expect(page.getByRole("heading", { level: 1, name: say.order("success.title") })).toBeVisible();
      expect(thumb.taps).toBeLessThanOrEqual(13);
      expect(thumb.typed).toBeLessThanOrEqual(5);
    });
  });
}
