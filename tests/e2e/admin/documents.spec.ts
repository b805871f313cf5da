import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { invoiceOf } from "#app/components/order-document/invoice-of.ts";
import { pickingListOf } from "#app/components/order-document/picking-list-of.ts";
import { riderSheetOf } from "#app/components/order-document/rider-sheet-of.ts";
import { sheetFile } from "#app/components/order-document/sheet.ts";
import type { OrderDocument } from "#app/contract/document.ts";
import type { PaperName } from "#app/contract/paper.ts";
import { type Lang, langs } from "#app/i18n/lang.ts";
import { makeFullOrder, makePaperRules } from "#tests/fixtures/order-on-paper.ts";
import { buy } from "#tests/support/e2e/counter.ts";
import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { createAccount, signInAs } from "#tests/support/e2e/people.ts";
import { tea } from "#tests/support/e2e/products.ts";
import { type PrintedPage, readPdf } from "#tests/support/e2e/read-pdf.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

const goldens = resolve("tests/fixtures/papers");

/** Renders a document as a system printer would, on its paper; a roll is as long as its content. */
async function printFile(page: Page, document: OrderDocument, paper: PaperName): Promise<PrintedPage[]> {
  await page.setContent(sheetFile(document, paper));
  const overhang = await page.locator("article").evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth);
  expect(overhang, "what stands beyond the edge of the paper").toBe(0);
  if (paper === "a4") return readPdf(await page.pdf({ preferCSSPageSize: true }));
  const height = await page.locator("article").evaluate((sheet) => sheet.getBoundingClientRect().height);
  return readPdf(await page.pdf({ width: paper, height: `${Math.ceil(height) + 30}px` }));
}

/** The golden file of a paper; written again with `GOLDENS=write`. */
function goldenOf(name: string, said: string): string {
  const file = resolve(goldens, `${name}.txt`);
  if (process.env["GOLDENS"] === "write") writeFileSync(file, said);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

const order = makeFullOrder();
const others = [
  order,
  makeFullOrder({
    id: 419,
    customerName: "Bushra Anwar",
    deliveryNotes: null,
    substitution: "leave_out",
    lines: order.lines.map((line) => ({ ...line, id: line.id + 10 })),
  }),
];

const papers: { name: string; paper: PaperName; write: (lang: Lang, copies: Map<number, number>) => OrderDocument | null }[] = [
  { name: "invoice", paper: "a4", write: (lang, copies) => invoiceOf(order, makePaperRules({ lang, copies })) },
  { name: "slip-80mm", paper: "80mm", write: (lang, copies) => invoiceOf(order, makePaperRules({ lang, copies }), "slip") },
  { name: "slip-58mm", paper: "58mm", write: (lang, copies) => invoiceOf(order, makePaperRules({ lang, copies }), "slip") },
  { name: "picking-list", paper: "a4", write: (lang, copies) => pickingListOf([order], makePaperRules({ lang, copies })) },
  { name: "picking-together", paper: "a4", write: (lang, copies) => pickingListOf(others, makePaperRules({ lang, copies })) },
  { name: "rider-sheet", paper: "a4", write: (lang, copies) => riderSheetOf(order, makePaperRules({ lang, copies })) },
];

for (const { name, paper, write } of papers) {
  test(`the ${name} comes out of the printer as it was agreed, in both languages and as a copy`, async ({ page }) => {
    for (const lang of langs) {
      const document = write(lang, new Map(lang === "ur" ? [[order.id, 2]] : []));
      if (!document) throw new Error(`no ${name}`);
      const pages = await printFile(page, document, paper);
      expect(pages).toHaveLength(1);
      const [{ width, height, text } = { width: 0, height: 0, text: "" }] = pages;
      const size = paper === "a4" ? `${width} × ${height} mm` : `${width} mm wide`;
      const said = `${size}\n${text}\n`;
      expect(said).toBe(goldenOf(`${name}.${lang}`, said));
    }
  });
}

test("A7.28 a slip is printed once for a press, its page as long as the slip; printed again, it bears the stamp", async ({
  page,
  say,
  someoneElse,
}) => {
  await createAccount(page);
  const { id, number } = await buy(page, say, tea.name);
  const desk = await someoneElse();
  await desk.addInitScript(() => {
    const counted = window as unknown as { prints: number };
    counted.prints = 0;
    window.print = () => {
      counted.prints += 1;
    };
  });
  const prints = () => desk.evaluate(() => (window as unknown as { prints: number }).prints);
  await signInAs(desk, "cashier", `/admin/orders/${id}/slip`);
  const print = desk.getByRole("button", { name: say.documents("print"), exact: true });
  const stamp = desk.getByText(/DUPLICATE \d/);

  const paper = async () => {
    const [whole, ...more] = await readPdf(await desk.pdf({ preferCSSPageSize: true }));
    expect(more).toEqual([]); // a slip is one piece
    return whole;
  };

  // the browser's own menu prints without counting: the paper is marked so
  expect((await paper())?.text).toContain(say.documents("uncounted"));
  await print.click();
  await expect.poll(prints).toBe(1);
  await expect(stamp).toHaveCount(0);
  const first = await paper();
  expect(first?.text).not.toContain(say.documents("uncounted"));
  expect(first?.width).toBe(80);
  expect(first?.text).toContain(number.slice(1));
  const sheet = await desk.locator(".sheet").boundingBox();
  const length = ((sheet?.height ?? 0) * 25.4) / 96;
  expect(first?.height).toBeGreaterThan(length);
  expect(first?.height).toBeLessThan(length + 10);

  // a reload prints nothing, and shows the preview of the next print
  await desk.reload();
  await expect(stamp).toHaveText("DUPLICATE 1");
  await whenHydrated(desk);
  expect(await prints()).toBe(0);

  await desk.keyboard.press("ControlOrMeta+p");
  await expect.poll(prints).toBe(1);
  await expect(stamp).toHaveText("DUPLICATE 1");
  await desk.goto(`/admin/orders/${id}/slip?print=1`);
  await expect.poll(prints).toBe(1);
  await expect(stamp).toHaveText("DUPLICATE 2");
  await expect(desk).not.toHaveURL(/print=/);
});

test("without JavaScript a press of Print is counted and shows the paper that it counted", async ({ page, say, browser }) => {
  await createAccount(page);
  const { id } = await buy(page, say, tea.name);
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const desk = await plain.newPage();
  await signInAs(desk, "cashier", `/admin/orders/${id}/rider`);
  for (const copies of [0, 1]) {
    await desk.getByRole("button", { name: say.documents("print"), exact: true }).click();
    await expect(desk).toHaveURL(/print=/);
    await expect(desk.getByText("DUPLICATE 1")).toHaveCount(copies);
  }
  await plain.close();
});
