import type { Page } from "@playwright/test";

/** What of a page, shown or to come, would move or fade for longer than an eye can follow, or scroll smoothly. */
export const findMotion = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const longest = (times: string) =>
      Math.max(...times.split(",").map((time) => Number.parseFloat(time) * (time.endsWith("ms") ? 1 : 1000)));
    const moves = (element: Element, part: string | null) => {
      const { animationName, animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(element, part);
      const isAnimated = animationName !== "none" && longest(animationDuration) > 1;
      return isAnimated || longest(transitionDuration) > 1 || scrollBehavior === "smooth";
    };
    const parts = [null, "::before", "::after"];
    return [...document.querySelectorAll("*")]
      .filter((element) => parts.some((part) => moves(element, part)))
      .map((element) => element.outerHTML.slice(0, 80));
  });
