import type { Page } from "@playwright/test";

declare const window: { rings: number; AudioContext: typeof AudioContext };

/** A script before the page's own: every tone that the page sounds is counted. */
export function countRings(): void {
  window.rings = 0;
  const { prototype } = window.AudioContext;
  const sound = prototype.createOscillator;
  prototype.createOscillator = function () {
    window.rings += 1;
    return sound.call(this);
  };
}

/** How many tones the page has sounded so far. */
export const ringsOf = (page: Page): Promise<number> => page.evaluate(() => window.rings);
