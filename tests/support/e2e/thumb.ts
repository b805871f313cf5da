import { expect, type Locator, type Page } from "@playwright/test";

/** Counts what an order costs a customer with a phone. */
export interface Thumb {
  /** Taps so far: on buttons, links and fields, and two for a choice of a list. */
  taps: number;
  /** Fields typed into so far. */
  typed: number;
  /** Looks whether a button or link can be tapped as the page stands: nobody scrolls to find the next button. */
  see(control: Locator): Promise<void>;
  /** Taps what can be seen so. */
  tap(control: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  choose(field: Locator, option: string): Promise<void>;
}

/** A customer's thumb on a page, counted from here. */
export function startThumb(page: Page): Thumb {
  const thumb: Thumb = {
    taps: 0,
    typed: 0,
    async see(control) {
      await control.waitFor();
      expect.soft(await isInReach(control), `${control} in view on ${new URL(page.url()).pathname}`).toBe(true);
    },
    async tap(control) {
      await thumb.see(control);
      await control.tap();
      thumb.taps++;
    },
    async type(field, text) {
      await field.tap();
      await page.keyboard.type(text);
      thumb.taps++;
      thumb.typed++;
    },
    async choose(field, option) {
      await field.selectOption(option);
      thumb.taps += 2;
    },
  };
  return thumb;
}

/** True if all of a control is in the window and nothing lies on its middle. */
const isInReach = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return isInside && element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });
