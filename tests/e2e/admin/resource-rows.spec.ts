import { addQuestion, faqAddress, newQuestion, openFaq, rowOf } from "#tests/support/e2e/faq.ts";
import { signInAs } from "#tests/support/e2e/people.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

test("a finger that rests on a row marks it, and one that scrolls does not; the link below it stays closed", {
  tag: "@phone",
}, async ({ page, say }) => {
  await signInAs(page, "admin", faqAddress);
  await openFaq(page);
  const devtools = await page.context().newCDPSession(page);
  const row = page.locator("[data-row]").nth(1);
  const link = await row.getByRole("link").first().boundingBox();
  const box = row.getByRole("checkbox");
  /** A finger rests until the row is marked or not, however late the page's clock is; one that moved rests for as long as marks. */
  const rest = async (fall: number, isMarked: boolean) => {
    const at = { x: (link?.x ?? 0) + 20, y: (link?.y ?? 0) + 8 };
    await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
    if (fall > 0)
      await devtools.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ ...at, y: at.y + fall }] });
    if (fall > 0) await page.waitForTimeout(700);
    await expect(box).toBeChecked({ checked: isMarked });
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  await rest(0, true);
  await expect(box).toBeChecked();
  await expect(page.getByRole("region", { name: say.resource("bulk.bar") })).toContainText(
    say.resource("bulk.chosen", { count: 1 }),
  );
  expect(new URL(page.url()).search).toBe("");
  await rest(0, false);
  await expect(box).not.toBeChecked();
  await rest(40, false);
  await expect(box).not.toBeChecked();
  await row.getByRole("link").first().tap();
  await expect(page).toHaveURL(/edit=/);
});

test("a cell is edited in its row: Escape keeps what was, Enter saves, and the focus stays at the cell", async ({
  page,
  say,
}) => {
  const question = newQuestion();
  await signInAs(page, "admin", faqAddress);
  await addQuestion(page, say, question);
  await openFaq(page, `?q=${encodeURIComponent(question)}`);
  const row = rowOf(page, question);
  const label = { field: say.adminFaq("field.category"), name: question };
  const cell = row.getByRole("button", { name: /general|delivery/ });
  const field = row.getByLabel(say.resource("inline.for", label), { exact: true });
  await cell.dblclick();
  await expect(field).toBeFocused();
  await field.fill("nothing");
  await page.keyboard.press("Escape");
  await expect(cell).toBeFocused();
  await expect(cell).toContainText("general");
  await page.keyboard.press("Enter");
  await field.fill("delivery");
  await page.keyboard.press("Enter");
  await expect(page.getByText(say.toasts("row-saved", { name: question }))).toBeVisible();
  await expect(cell).toContainText("delivery");
  await expect(cell).toBeFocused();
  await row.getByRole("link", { name: question, exact: true }).click();
  await expect(page.getByRole("complementary", { name: say.timeline("timeline") })).toContainText("general → delivery");
});
