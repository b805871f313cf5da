import type { Page } from "@playwright/test";

/** What floats over a page, and where it lay on a control. */
export interface Overlaps {
  /** Floating things that were seen at all, by their class. */
  seen: string[];
  /** A floating thing and the control that it covers. */
  faults: string[];
}

/** A script before the page's own: what it does after at most half a second of standing still, it does in its next task. */
export function restAtOnce(): void {
  const later = window.setTimeout;
  const sooner = (act: TimerHandler, delay = 0, ...values: unknown[]) => later(act, delay <= 500 ? 0 : delay, ...values);
  window.setTimeout = sooner as typeof setTimeout;
}

/**
 * Scrolls a page, which `restAtOnce` came before, to `count` positions and looks at each what lies on what: while it moves, and where
 * it has the WhatsApp button, which returns when it stands still, again then.
 *
 * A bar from one side of the window to the other is the window's edge: pages scroll beneath it, so a control counts as covered by a
 * bar only if it is so at every position; what stands within a bar belongs to it. What is narrower must never lie on the middle of a
 * control, and nothing on that of one in a bar.
 */
export const findOverlaps = (page: Page, count: number): Promise<Overlaps> => page.evaluate(lookEverywhere, count);

async function lookEverywhere(count: number): Promise<Overlaps> {
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
    const bars = floaters.filter(({ area }) => area.width >= innerWidth - 1);
    const isInBar = ({ top, bottom }: DOMRect) => bars.some(({ area }) => area.top <= top && bottom <= area.bottom);
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
      const isBar = floater && isInBar(floater.area);
      if (floater && (!isBar || isOwn))
        faults.add(`${nameOf(floater.element)} on ${control.outerHTML.slice(0, 90)} at ${scrollY}`);
    }
  };
  // a bar that comes late makes the page longer, so each position is a share of what the page is by then
  const most = () => Math.max(0, document.documentElement.scrollHeight - innerHeight);
  const lookFrom = async (top: number) => {
    scrollTo({ top, behavior: "instant" });
    await new Promise(requestAnimationFrame); // the page's own listeners of the scroll have run
    look();
    if (document.querySelector(".chat-button")) {
      await new Promise(requestAnimationFrame); // whatever changed its size has been noticed
      await new Promise((rested) => setTimeout(rested)); // the page's own timers began before, so they have run
      look();
    }
  };
  let last = -1;
  for (let at = 0; at < count; at++) {
    const top = Math.round((most() * at) / (count - 1));
    if (top !== last) await lookFrom(top);
    last = top;
  }
  for (let again = 0; again < 20 && most() > last; again++) {
    last = most();
    await lookFrom(last);
  }
  // what came while the page was scrolled past it was met at few positions, perhaps beneath a bar at each: it is scrolled to by itself
  for (const [control, always] of covered) {
    if (!always || !control.isConnected) continue;
    control.scrollIntoView({ block: "center", behavior: "instant" });
    await new Promise(requestAnimationFrame);
    look();
    if (covered.get(control)) faults.add(`never free: ${control.outerHTML.slice(0, 90)}`);
  }
  return { seen: [...seen], faults: [...faults] };
}
