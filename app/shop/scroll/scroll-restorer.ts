import { type ScrollPosition, scrollMemory, scrollTimes, scrollTimesOn } from "./scroll-memory.ts";
import { listCards, placeOf, scrollTarget } from "./scroll-place.ts";

/** Events that cancel a restore: the user scrolls. */
const handsOn = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** A page left before the keeper was loaded, with its scroll position, pixels. */
export interface LeftPage {
  path: string;
  x: number;
  y: number;
}

/** Stores the scroll position of the current page and restores it on return (A2.74); one instance per tab. */
export class ScrollRestorer {
  private path: string;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private steps: ReturnType<typeof setTimeout>[] = [];

  /** Starts with the current page, and with those left before. */
  constructor(path: string, left: readonly LeftPage[]) {
    this.path = path;
    for (const page of left) scrollMemory.save(page.path, { x: page.x, y: page.y, elementId: null });
    this.watch();
    this.note();
  }

  /** A page was opened: scroll events of the browser's own are ignored until the restore. */
  open(path: string): void {
    clearTimeout(this.waiting);
    this.waiting = undefined;
    this.letGo();
    this.path = path;
  }

  bringBack(): void {
    const place = scrollMemory.find(this.path) ?? { x: 0, y: 0, elementId: null, timestamp: 0 };
    const { delay } = scrollTimesOn(this.path);
    this.apply(place); // before the first paint, so that nothing jumps visibly
    this.steps = scrollTimes.again.map((wait) => setTimeout(() => this.apply(place), delay + wait));
    this.steps.push(setTimeout(() => this.letGo(), delay + Math.max(...scrollTimes.again) + 1));
  }

  private watch(): void {
    setInterval(() => scrollMemory.purge(), scrollTimes.purge);
    addEventListener("scroll", () => this.note(), { passive: true });
    for (const event of handsOn) addEventListener(event, () => this.letGo(), { passive: true });
    // A click may navigate before the throttle stores the last position.
    for (const event of ["click", "pagehide"]) addEventListener(event, () => this.keepWaiting(), { capture: true });
  }

  private note(): void {
    if (this.steps.length > 0) return;
    this.waiting ??= setTimeout(() => this.save(), scrollTimesOn(this.path).throttle);
  }

  private keepWaiting(): void {
    if (this.waiting !== undefined) this.save();
  }

  private save(): void {
    clearTimeout(this.waiting);
    this.waiting = undefined;
    scrollMemory.save(this.path, placeOf(scrollX, scrollY, listCards()));
  }

  private apply(place: ScrollPosition): void {
    scrollTo({ left: place.x, top: scrollTarget(place, scrollY, listCards()), behavior: "instant" });
  }

  private letGo(): void {
    for (const step of this.steps) clearTimeout(step);
    this.steps = [];
  }
}
