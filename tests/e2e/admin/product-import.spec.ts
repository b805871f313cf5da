import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatMoney, rupees } from "#app/lib/money.ts";
import { findBarriers } from "#tests/support/e2e/accessibility.ts";
import { signInAs } from "#tests/support/e2e/people.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

test("a product file is read, its columns are told what they mean, and its good rows are applied", async ({ page, say }) => {
  const price = randomInt(200, 900);
  await signInAs(page, "editor", "/admin/products/import"); // a new file replaces the same person's last one
  const buffer = Buffer.from(`no;rate\n423;${price}\n99999999;5\n`);
  await page
    .getByLabel(say.productCsv("file"), { exact: true })
    .setInputFiles({ name: "rates.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: say.productCsv("upload.go"), exact: true }).click();
  await page.getByLabel("no", { exact: true }).selectOption("id");
  await page.getByLabel("rate", { exact: true }).selectOption("price");
  await expect(page.getByText(say.productCsv("reason.no-such-id", { id: "99999999" }))).toBeVisible();
  expect.soft(await findBarriers(page)).toEqual([]);

  await page.getByLabel(say.productCsv("leave-out", { count: 1 }), { exact: true }).check();
  await page.getByRole("button", { name: say.productCsv("apply", { count: 1 }), exact: true }).click();
  await expect(page.getByRole("main").getByText(say.productCsv("applied"))).toBeVisible();
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: say.productCsv("error-file"), exact: true }).click();
  expect((await coming).suggestedFilename()).toMatch(/^import-\d+-errors\.csv$/);
  await page.goto("/admin/products/423");
  await expect(page.getByLabel(say.productForm("field.price"), { exact: true })).toHaveValue(String(price));
  const latest = page
    .getByRole("listitem")
    .filter({ hasText: say.productForm("happened.import") })
    .first();
  await expect(latest).toContainText(formatMoney(rupees(price)));
});

test("a file of 200 MB is told so before any of it is sent", async ({ page, say }) => {
  const folder = mkdtempSync(join(tmpdir(), "taaza-import-"));
  const path = join(folder, "everything.csv");
  writeFileSync(path, "id,price\n");
  truncateSync(path, 200 * 2 ** 20);
  try {
    await signInAs(page, "admin", "/admin/products/import");
    await expect(page.getByRole("button", { name: say.admin("assistant"), exact: true })).toBeVisible();
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().includes("/admin/")) sent.push(request.url()); // a visit counts when it is timed
    });
    const field = page.getByLabel(say.productCsv("file"), { exact: true });
    await field.setInputFiles(path);
    await page.getByRole("button", { name: say.productCsv("upload.go"), exact: true }).click();
    const why = () => field.evaluate((input: HTMLInputElement) => input.validationMessage);
    await expect.poll(why).toBe(say.productCsv("too-large", { most: 8 }));
    expect(sent).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
