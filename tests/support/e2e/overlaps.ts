import type { Page } from "@playwright/test";

/** What floats over a page, and where it lay on a control. */
export interface Overlaps {
  /** Floating things that were seen at all, by their class. */
  seen: string[];
  /** A floating thing and the control that it covers. */
  faults: string[];
}

/**
 * Scrolls a page to `count` positions and looks at each what lies on what: at once, and again `rest` milliseconds later.
 *
 * A bar from one side of the window to the other is the window's edge: pages scroll beneath it, so a control counts as covered by a
 * bar only if it is so at every position. What is narrower must never lie on the middle of a control.
 */
export const findOverlaps = (page: Page, count: number, rest: number): Promise<Overlaps> =>
  page.evaluate(lookEverywhere, { count, rest });

async function lookEverywhere({ count, rest }: { count: number; rest: number }): Promise<Overlaps> {
  const selector = "a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary";
  const seen = new Set<string>();
  const faults = new Set<string>();
  const covered = new Map<Element, boolean>();
  const nameOf = (element: Element) => `<${element.localName} class="${element.className}">`;
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isFloating = (element: Element) => ["fixed", "sticky"].includes(getComputedStyle(element).position);
  const floatersOf = () => [...document.querySelectorAll("body *")].filter((element) => isFloating(element) && isShown(element));
  const look = () => {
    const floaters = floatersOf()
      .map((element) => ({ element, area: element.getBoundingClientRect() }))
      .filter(({ area }) => area.width > 1 && area.height > 1 && area.bottom > 0 && area.top < innerHeight);
    for (const { element } of floaters) seen.add(nameOf(element));
    for (const control of document.querySelectorAll(selector)) {
      const area = control.getBoundingClientRect();
      if (area.width <= 1 || area.height <= 1 || !isShown(control)) continue;
      const [x, y] = [(area.left + area.right) / 2, (area.top + area.bottom) / 2];
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const top = document.elementFromPoint(x, y);
      const floater = floaters.find(({ element }) => element.contains(top) && !element.contains(control));
      const isOwn = floaters.some(({ element }) => element.contains(control));
      covered.set(control, Boolean(floater) && (covered.get(control) ?? true));
      const isBar = floater && floater.area.width >= innerWidth - 1;
      if (floater && (!isBar || isOwn))
        faults.add(`${nameOf(floater.element)} on ${control.outerHTML.slice(0, 90)} at ${scrollY}`);
    }
  };
  const most = Math.max(0, document.documentElement.scrollHeight - innerHeight);
  const positions = new Set(Array.from({ length: count }, (_, at) => Math.round((most * at) / (count - 1))));
  for (const top of positions) {
    scrollTo({ top, behavior: "instant" });
    await new Promise(requestAnimationFrame); // the page's own listeners of the scroll have run
    look();
    if (rest > 0) {
      await new Promise((rested) => setTimeout(rested, rest));
      look();
    }
  }
  for (const [control, always] of covered)
    if (always && control.isConnected) faults.add(`never free: ${control.outerHTML.slice(0, 90)}`);
  return { seen: [...seen], faults: [...faults] };
}
