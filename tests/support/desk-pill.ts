import type { Page } from "@playwright/test";

declare const window: { pills: [text: string, at: number][] };

/** From now on the page records the texts of its new-orders pill, with their times. */
export const watchPill = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.pills = [];
    new MutationObserver(() => {
      const text = document.querySelector(".order-bell > a")?.textContent ?? "";
      if (text && window.pills.at(-1)?.[0] !== text) window.pills.push([text, Date.now()]);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

/** The recorded texts of the pill, each with its time, as Date.now(). */
export const pillsOf = (page: Page): Promise<[text: string, at: number][]> => page.evaluate(() => window.pills);
