import { findBarriers } from "#tests/support/e2e/accessibility.ts";
import { newCustomer } from "#tests/support/e2e/people.ts";
import { expect, test } from "#tests/support/e2e/test.ts";
import { countedKeys, linesOf, openCounter, scan, waitForSlip } from "#tests/support/e2e/till.ts";

for (const lang of ["en", "ur"] as const)
  test.describe(lang, () => {
    test.use({ lang });

    test("goods are sold on khata at the counter, paid in three keys, and the customer sees both on a page of their own", async ({
      page,
      say,
      someoneElse,
    }) => {
      const { phone } = newCustomer();
      await openCounter(page, say);
      await page.goto("/admin/contacts/new");
      await page.getByLabel(say.adminContacts("field.name"), { exact: true }).fill("Ustad Rafiq");
      await page.getByLabel(say.adminContacts("field.phone"), { exact: true }).fill(phone);
      await page.getByRole("button", { name: say.adminContacts("save.new") }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Ustad Rafiq" })).toBeVisible();
      const contact = new URL(page.url()).pathname;
      await page.getByLabel(say.adminKhata("limit.field")).fill("5000");
      await page.getByRole("button", { name: say.adminKhata("limit.save") }).click();
      await expect(page.getByLabel(say.adminKhata("title"), { exact: true })).toContainText("5,000");

      await page.goto("/admin/orders/new");
      await scan(page, "5*pyaz");
      await expect(linesOf(page, say)).toHaveCount(1);
      await page.keyboard.press("F3");
      await page.keyboard.type(phone);
      await expect(page.getByText(/5,000/).first()).toBeVisible();
      const keys = countedKeys(page);
      await keys.press("Control+F9");
      await expect(page.locator("#payment_method_0")).toBeFocused();
      await keys.type("K");
      await expect(page.locator("#payment_method_0")).toHaveValue("khata");
      expect(keys.count).toBeLessThanOrEqual(3); // more than the same sale in cash
      const [id] = await Promise.all([waitForSlip(page), page.keyboard.press("Control+Enter")]);
      const number = String(id).padStart(6, "0");

      await page.goto(contact);
      await expect(page.getByText(say.adminKhata("kind.sale", { order: number }))).toBeVisible();
      expect.soft(await findBarriers(page)).toEqual([]);
      const amount = page.getByLabel(say.adminKhata("pay.amount"), { exact: true });
      const owed = await amount.inputValue();
      expect(Number(owed)).toBeGreaterThan(0);
      const paying = countedKeys(page);
      await page.locator("body").click({ position: { x: 2, y: 300 } });
      await paying.press("$");
      await expect(amount).toBeFocused();
      await paying.press("Enter");
      expect(paying.count).toBeLessThanOrEqual(3);
      await expect(page.getByText(say.adminKhata("kind.payment", { method: say.adminKhata("method.cash") }))).toBeVisible();

      const link = await page.getByRole("link", { name: say.adminKhata("page.open") }).getAttribute("href");
      const theirs = await someoneElse();
      await theirs.goto(new URL(link ?? "").pathname);
      const main = theirs.getByRole("main");
      await expect(main).toContainText(say.ownKhata("even"));
      await expect(main).toContainText(say.ownKhata("kind.sale", { order: number }));
      await expect(main).toContainText(say.ownKhata("kind.payment", { method: say.ownKhata("method.cash") }));
      expect.soft(await findBarriers(theirs)).toEqual([]);

      await page.goto("/admin/khata?tab=settled");
      await expect(page.getByRole("main")).toContainText("Ustad Rafiq");
      expect.soft(await findBarriers(page)).toEqual([]);
    });
  });
