import { type ScrollPosition, scrollMemory, scrollTimes, scrollTimesOn } from "./scroll-memory.ts";
import { listCards, placeOf, scrollTarget } from "./scroll-place.ts";

/** What ends a restoring early: somebody has begun to scroll on. */
const handsOn = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** A page that was left before there was anybody to keep its place, and how far it was scrolled, pixels. */
export interface LeftPage {
  path: string;
  x: number;
  y: number;
}

/** Keeps where a page stands while it is read, and puts a page back where it stood (A2.74); one for as long as the tab shows the shop. */
export class ScrollKeeper {
  private path: string;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private steps: ReturnType<typeof setTimeout>[] = [];

  /** Begins with a page that is being read already, and with those that were left before. */
  constructor(path: string, left: readonly LeftPage[]) {
    this.path = path;
    for (const page of left) scrollMemory.keep(page.path, { x: page.x, y: page.y, elementId: null });
    this.watch();
    this.note();
  }

  /** A page was opened: nothing that the browser does to the scroll bar meanwhile counts as reading. */
  open(path: string): void {
    clearTimeout(this.waiting);
    this.waiting = undefined;
    this.letGo();
    this.path = path;
  }

  bringBack(): void {
    const place = scrollMemory.find(this.path) ?? { x: 0, y: 0, elementId: null, timestamp: 0 };
    const { delay } = scrollTimesOn(this.path);
    this.apply(place); // before the page is painted, so that nothing is seen to jump
    this.steps = scrollTimes.again.map((wait) => setTimeout(() => this.apply(place), delay + wait));
    this.steps.push(setTimeout(() => this.letGo(), delay + Math.max(...scrollTimes.again) + 1));
  }

  private watch(): void {
    setInterval(() => scrollMemory.purge(), scrollTimes.purge);
    addEventListener("scroll", () => this.note(), { passive: true });
    for (const event of handsOn) addEventListener(event, () => this.letGo(), { passive: true });
    // A press may lead away before the throttle would have kept the last of it.
    for (const event of ["click", "pagehide"]) addEventListener(event, () => this.keepWaiting(), { capture: true });
  }

  private note(): void {
    if (this.steps.length > 0) return;
    this.waiting ??= setTimeout(() => this.keep(), scrollTimesOn(this.path).throttle);
  }

  private keepWaiting(): void {
    if (this.waiting !== undefined) this.keep();
  }

  private keep(): void {
    clearTimeout(this.waiting);
    this.waiting = undefined;
    scrollMemory.keep(this.path, placeOf(scrollX, scrollY, listCards()));
  }

  private apply(place: ScrollPosition): void {
    scrollTo({ left: place.x, top: scrollTarget(place, scrollY, listCards()), behavior: "instant" });
  }

  private letGo(): void {
    for (const step of this.steps) clearTimeout(step);
    this.steps = [];
  }
}
