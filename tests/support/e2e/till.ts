import { expect, type Page } from "@playwright/test";
import type { SayMessage } from "./messages.ts";
import { signInAs } from "./people.ts";

const counterPath = "/admin/orders/new";

/** Opens the counter and waits until its key listeners are attached. */
export async function openCounter(page: Page, say: SayMessage): Promise<void> {
  await signInAs(page, "admin", counterPath);
  await expect(page.getByRole("button", { name: say.admin("assistant"), exact: true })).toBeVisible();
  await expect(fieldOf(page, say)).toBeFocused();
}

/** The one field of the counter. */
export const fieldOf = (page: Page, say: SayMessage) => page.getByRole("combobox", { name: say.counter("field"), exact: true });

/** The lines of the basket. */
export const linesOf = (page: Page, say: SayMessage) =>
  page.getByRole("list", { name: say.counter("basket"), exact: true }).getByRole("listitem");

/** A keyboard that counts: each character and each modifier is one. */
export function countedKeys(page: Page) {
  let count = 0;
  return {
    get count() {
      return count;
    },
    async press(combination: string) {
      count += combination.split("+").length;
      await page.keyboard.press(combination);
    },
    async type(text: string) {
      count += text.length;
      await page.keyboard.type(text);
    },
  };
}

/** A scanner: types faster than anybody and ends with Enter, which are no keys of a person. */
export async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
}

/** Waits for the slip that the page prints after a sale, and gives the order's number. */
export async function waitForSlip(page: Page): Promise<number> {
  const printed = await page.waitForResponse((answer) => /\/admin\/orders\/\d+\/print$/.test(answer.url()) && answer.ok());
  return Number(/orders\/(\d+)\//.exec(printed.url())?.[1]);
}
