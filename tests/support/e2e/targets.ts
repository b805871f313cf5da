import type { Page } from "@playwright/test";

/**
 * The controls of a page that are hard to hit (WCAG 2.5.8): narrower or lower than 24 CSS pixels with another control within
 * a circle of that width, unless they stand in a sentence.
 */
export const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const min = 24;
    const controls = "a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary";
    const areaOf = (control: Element) => {
      const isTick = control.matches("[type=checkbox], [type=radio]");
      const labels = isTick ? [...((control as HTMLInputElement).labels ?? [])] : [];
      return [control, ...labels]
        .map((part) => part.getBoundingClientRect())
        .reduce((one, other) => (one.width * one.height >= other.width * other.height ? one : other));
    };
    const isInSentence = (control: Element) =>
      getComputedStyle(control).display === "inline" &&
      control.parentElement?.textContent?.trim() !== control.textContent?.trim();
    const isShown = (control: Element) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true });

    const targets = [...document.querySelectorAll(controls)]
      .filter(isShown)
      .map((control) => ({ control, area: areaOf(control) }))
      .filter(({ area }) => area.width > 1 && area.height > 1); // controls for screen readers only are no touch targets
    const isSmall = ({ area }: (typeof targets)[number]) => area.width < min - 0.01 || area.height < min - 0.01;
    const middleOf = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });
    const clear = (one: (typeof targets)[number], other: (typeof targets)[number]) => {
      const { x, y } = middleOf(one.area);
      const { left, right, top, bottom } = other.area;
      const gap = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
      const there = middleOf(other.area);
      return gap >= min / 2 && (!isSmall(other) || Math.hypot(there.x - x, there.y - y) >= min);
    };
    return targets
      .filter((one) => isSmall(one) && !isInSentence(one.control))
      .filter((one) => targets.some((other) => other !== one && !clear(one, other)))
      .map(({ control, area }) => `${control.outerHTML.slice(0, 90)} ${Math.round(area.width)} × ${Math.round(area.height)}`);
  });
