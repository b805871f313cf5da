import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { findBarriers } from "#tests/support/e2e/accessibility.ts";
import { addQuestion, english, faqAddress, newQuestion, openFaq, rowOf, save } from "#tests/support/e2e/faq.ts";
import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { signInAs } from "#tests/support/e2e/people.ts";
import { findSmallTargets } from "#tests/support/e2e/targets.ts";
import { expect, test } from "#tests/support/e2e/test.ts";
import { weighFirstView } from "#tests/support/e2e/weight.ts";

const path = faqAddress;

const measure = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll("[data-row]")].map((row) => row.getBoundingClientRect());
    const end = document.querySelector(".resource-pager")?.getBoundingClientRect().top ?? innerHeight;
    return {
      first: rows[0]?.top ?? 0,
      height: Math.max(...rows.map(({ height }) => height)),
      whole: rows.filter(({ bottom }) => bottom <= end).length,
      sideways: document.documentElement.scrollWidth - innerWidth,
    };
  });

test("by keyboard alone a question is added, found, changed, deleted after asking, and taken back", async ({ page, say }) => {
  const question = newQuestion();
  await signInAs(page, "admin", path);
  await whenHydrated(page);
  await page.keyboard.press("n");
  await expect(english(page, say, "question")).toBeFocused();
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Question and answer are required")).toBeVisible();
  const summary = page.getByRole("alert").filter({ hasText: "Question and answer are required" });
  await summary.getByRole("link", { name: say.adminFaq("field.question"), exact: true }).press("Enter");
  await expect(english(page, say, "question")).toBeFocused();
  await page.keyboard.type(question);
  await expect(english(page, say, "question")).not.toHaveAttribute("aria-invalid");
  await english(page, say, "answer").fill("When it is in season.");
  await expect(page.getByText(say.resource("form.unsaved", { count: 2 }))).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(page).toHaveURL(path);
  await expect(english(page, say, "question")).toHaveCount(0); // keys below an open form do nothing

  await page.keyboard.press("/");
  await page.keyboard.type(question);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?q=/);
  await page.locator("body").press("j");
  await expect(page.getByRole("link", { name: question, exact: true })).toBeFocused();
  await page.keyboard.press("e");
  await expect(english(page, say, "answer")).toBeVisible();
  await english(page, say, "answer").fill("Never.");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: say.admin("leave.title") })).toBeVisible();
  await page.getByRole("button", { name: say.admin("leave.stay"), exact: true }).click();
  await expect(page.getByRole("dialog", { name: say.admin("leave.title") })).toBeHidden();
  await expect(english(page, say, "answer")).toHaveValue("Never.");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.getByRole("link", { name: question, exact: true }).focus();
  await page.keyboard.press("Delete");
  await expect(page.getByText(say.adminFaq("delete.sure"))).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText(say.toasts("row-deleted", { name: question }))).toBeVisible();
  await expect(rowOf(page, question)).toHaveCount(0);
  await page.getByRole("button", { name: say.parts("toast.undo"), exact: true }).click();
  await expect(page.getByText(say.toasts("row-restored", { name: question }))).toBeVisible();
  await expect(page.locator(".toast")).toHaveCount(1);
  await openFaq(page, `?q=${encodeURIComponent(question)}`);
  await expect(rowOf(page, question)).toHaveCount(1);
});

test("two people who change one question are asked about the field that both changed, and nothing else is lost", async ({
  page,
  say,
  someoneElse,
}) => {
  const question = newQuestion();
  await signInAs(page, "admin", path);
  await addQuestion(page, say, question);
  await openFaq(page, `?q=${encodeURIComponent(question)}`);
  await page.getByRole("link", { name: question, exact: true }).click();
  await expect(english(page, say, "answer")).toBeVisible();

  const other = await someoneElse();
  await signInAs(other, "editor", path);
  await openFaq(other, `?q=${encodeURIComponent(question)}`);
  await other.getByRole("link", { name: question, exact: true }).click();
  await english(other, say, "answer").fill("Theirs.");
  await other.getByLabel(say.adminFaq("field.category"), { exact: true }).fill("ordering");
  await save(other, say);
  await expect(other.getByRole("dialog")).toHaveCount(0);

  await english(page, say, "answer").fill("Mine.");
  await page.getByLabel(say.adminFaq("field.order_number"), { exact: true }).fill("77");
  await save(page, say);
  const asked = page.getByRole("group", { name: say.resource("conflict.question", { field: say.adminFaq("field.answer") }) });
  await expect(asked).toContainText("When it is in season.");
  await expect(asked.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(asked.getByRole("radio").first()).toBeFocused();
  await expect(page.getByLabel(say.adminFaq("field.category"), { exact: true })).toHaveValue("ordering");
  expect.soft(await findBarriers(page)).toEqual([]);
  await page.keyboard.press("2");
  await expect(asked).toHaveCount(0);
  await save(page, say);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("link", { name: question, exact: true }).click();
  await expect(english(page, say, "answer")).toHaveValue("Mine.");
  await expect(page.getByLabel(say.adminFaq("field.order_number"), { exact: true })).toHaveValue("77");
});

test("rows that are marked, with Shift all between, are deleted together after they were shown, and lie in the bin", async ({
  page,
  say,
}) => {
  const [mark, questions] = [randomInt(100_000, 999_999), ["One", "Two", "Three"]];
  await signInAs(page, "admin", path);
  for (const number of questions) await addQuestion(page, say, `${number} of ${mark}?`);
  await openFaq(page, `?q=${mark}`);
  const boxes = page.locator('[data-row] input[name="id"]');
  const [before] = await page.locator("[data-row]").evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top));
  await boxes.first().click();
  await boxes.last().click({ modifiers: ["Shift"] });
  const bar = page.getByRole("region", { name: say.resource("bulk.bar") });
  await expect(bar).toContainText(say.resource("bulk.chosen", { count: 3 }));
  expect(
    await page
      .locator("[data-row]")
      .first()
      .evaluate((row) => row.getBoundingClientRect().top),
  ).toBe(before);
  expect.soft(await findBarriers(page)).toEqual([]);
  await bar.getByRole("button", { name: say.resource("delete"), exact: true }).click();
  const preview = page.getByRole("dialog");
  await expect(preview.getByRole("listitem")).toHaveCount(3);
  await preview.getByRole("button", { name: say.resource("delete"), exact: true }).click();
  await expect(page.getByText(say.resource("nothing-found"))).toBeVisible();
  await openFaq(page, "?tab=bin");
  const deleted = page.getByRole("row").filter({ hasText: `Two of ${mark}?` });
  const restored = page.waitForResponse((response) => response.request().method() === "POST" && response.url().includes(path));
  await deleted.getByRole("button", { name: say.resource("restore.named", { name: `Two of ${mark}?` }) }).click();
  expect((await restored).status()).toBeLessThan(400);
  await openFaq(page, `?q=${mark}`);
  await expect(page.locator("[data-row]")).toHaveCount(1);
});

test("a laptop shows fourteen whole rows, and its first view is light", async ({ page }) => {
  await signInAs(page, "admin", path);
  await openFaq(page);
  const { height, whole, sideways } = await measure(page);
  expect(height).toBeLessThanOrEqual(40);
  expect([whole >= 14, sideways]).toEqual([true, 0]);
  expect((await weighFirstView(page, path)).scripts).toBeLessThan(250 * 1024);
});

test("a phone shows the first row soon, in two lines, and never scrolls sideways; all is in reach", { tag: "@phone" }, async ({
  page,
  say,
}) => {
  await signInAs(page, "admin", path);
  await openFaq(page);
  const { first, height, sideways } = await measure(page);
  expect(first).toBeLessThanOrEqual(260);
  expect(height).toBeLessThanOrEqual(72);
  expect(sideways).toBe(0);
  const second = page.locator(".resource-name small").first();
  expect((await second.boundingBox())?.width).toBeGreaterThan(60);
  expect.soft(await findSmallTargets(page)).toEqual([]);
  expect.soft(await findBarriers(page)).toEqual([]);

  await page.getByRole("button", { name: say.resource("filter"), exact: true }).tap();
  const romanUrdu = say.resource("filter.roman-urdu", { field: say.adminFaq("field.answer") });
  await page.getByLabel(romanUrdu, { exact: true }).selectOption("missing");
  await expect(page).toHaveURL(`${path}?answer=missing`);
  await page
    .getByRole("link", { name: say.resource("clear"), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(path);

  await page.locator("[data-menu] > summary").nth(1).tap();
  const edit = page.locator("[data-menu][open] [data-edit]");
  expect((await edit.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await edit.tap();
  await expect(english(page, say, "question")).toBeVisible();
  expect((await measure(page)).sideways).toBe(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("on a phone the form's buttons stand above the shop's own bar", { tag: "@phone" }, async ({ page, say }) => {
    await signInAs(page, "admin", `${path}?edit=new`);
    const bar = await page.getByRole("navigation", { name: say.admin("bottom.navigation") }).boundingBox();
    const button = await page.getByRole("button", { name: say.resource("save"), exact: true }).boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  test("a question is added, filtered by, deleted, and taken back from the notice that says so", async ({ page, say }) => {
    const question = newQuestion();
    await signInAs(page, "admin", `${path}?edit=new`);
    await english(page, say, "question").fill(question);
    await english(page, say, "answer").fill("When it is in season.");
    await save(page, say);
    await page.getByRole("searchbox").fill(question);
    await page.getByRole("searchbox").press("Enter");
    await page.locator("[data-menu] > summary").click();
    await page.locator("[data-delete]").click();
    await page
      .getByRole("button", { name: say.resource("delete"), exact: true })
      .last()
      .click();
    await page.getByRole("button", { name: say.parts("toast.undo"), exact: true }).click();
    await page.goto(`${path}?q=${encodeURIComponent(question)}`);
    await expect(rowOf(page, question)).toHaveCount(1);
  });
});

test("on a phone what is done with marked rows stands above the shop's own bar, and a file can be chosen", {
  tag: "@phone",
}, async ({ page, say }) => {
  await signInAs(page, "admin", path);
  await openFaq(page);
  await page.getByLabel(say.resource("import"), { exact: true }).click();
  const box = await page.getByRole("button", { name: say.resource("import.read") }).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect(box?.width).toBeGreaterThan(200);
  await page.locator('[data-row] input[name="id"]').last().check();
  const remove = page
    .getByRole("region", { name: say.resource("bulk.bar") })
    .getByRole("button", { name: say.resource("delete") });
  await remove.click({ timeout: 5000 });
  await expect(page.getByRole("dialog")).toContainText(say.resource("bulk.title", { action: say.resource("delete"), count: 1 }));
});
