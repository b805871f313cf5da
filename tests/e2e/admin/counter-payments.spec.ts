import { findBarriers } from "#tests/support/e2e/accessibility.ts";
import { readPdf } from "#tests/support/e2e/read-pdf.ts";
import { expect, test } from "#tests/support/e2e/test.ts";
import { linesOf, openCounter, scan, waitForSlip } from "#tests/support/e2e/till.ts";

test("a sale is split between JazzCash and cash with the keyboard alone, and its slip is one piece that says so", async ({
  page,
  say,
}) => {
  await openCounter(page, say);
  await scan(page, "5*pyaz");
  await expect(linesOf(page, say)).toHaveCount(1);
  const reference = `TX-${Date.now()}`;
  await page.keyboard.press("Control+F9");
  await expect(page.locator("#payment_method_0")).toBeFocused();
  await page.keyboard.type("Jazz");
  await page.keyboard.press("Tab");
  await page.keyboard.type("100");
  await page.keyboard.press("Tab");
  await page.keyboard.type(reference);
  expect.soft(await findBarriers(page)).toEqual([]);
  await page.keyboard.press("F9");
  await page.keyboard.type("5000");
  const change = page.locator("#cash-hint");
  await expect(page.locator("#cash")).toHaveValue("5000");
  await expect(change).toContainText("Rs.");
  const said = ((await change.textContent()) ?? "").replace(/\D*(Rs\.)/, "$1");
  const [id] = await Promise.all([waitForSlip(page), page.keyboard.press("Enter")]);
  await expect(page.getByText(say.counter("done.change", { amount: said }), { exact: true })).toBeVisible();
  await expect(linesOf(page, say)).toHaveCount(0);
  await expect(page.locator("#payment_reference_0")).toBeHidden();

  await scan(page, "gajar");
  await expect(linesOf(page, say)).toHaveCount(1);
  await page.keyboard.press("Control+F9");
  await page.keyboard.type("Jazz");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type(reference.toLowerCase());
  await page.keyboard.press("Control+Enter");
  await expect(page.locator("#payment_reference_0-error")).toContainText(
    say.refusals("payment.reference-taken", { order: `#${String(id).padStart(6, "0")}` }),
  );
  await expect(page.locator("#payment_reference_0")).toHaveValue(reference.toLowerCase());
  await expect(linesOf(page, say)).toHaveCount(1);
  await page.locator("#payment_reference_0").fill(`${reference}-2`);
  await Promise.all([waitForSlip(page), page.keyboard.press("Control+Enter")]);

  await page.goto(`/admin/orders/${id}`);
  await expect(page.getByRole("main")).toContainText(reference);
  await expect(page.getByRole("main")).toContainText(/Handed over Rs\.\s5,000, change Rs\./);
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto(`/admin/orders/${id}/slip?print=1`);
  await expect(page).not.toHaveURL(/print=/);
  await expect(page.locator(".sheet-roll + style")).toHaveCount(1); // the page is as long as the slip
  const paper = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(paper).toHaveLength(1);
  expect(paper[0]?.width).toBe(80);
  for (const words of [reference, "Onions", "Cashier", "Change"]) expect(paper[0]?.text).toContain(words);
  expect(paper[0]?.text).not.toMatch(/Deliver|Tracking/);
});
