const minute = 60_000;

/** Where a page stood: pixels, the product that stood nearest to the top (by its card's address), and when (A3.22). */
export interface ScrollPosition {
  x: number;
  y: number;
  elementId: string | null;
  timestamp: number;
}

/** When a position is kept and brought back, milliseconds (A9.20, A9.21); the back office does both in its own time. */
export const scrollTimes = {
  storefront: { throttle: 150, delay: 100 },
  admin: { throttle: 300, delay: 0 },
  /** A page may still be growing, so the position is set again this long after the first time. */
  again: [0, 50, 150],
  purge: 5 * minute,
} as const;

const keptFor = 30 * minute;

export const scrollTimesOn = (path: string) => (/^\/admin(\/|$|\?)/.test(path) ? scrollTimes.admin : scrollTimes.storefront);

const prefix = "scroll:";

/** How far each page was scrolled, by path, for as long as the tab is open and no longer than half an hour (A9.19). */
export class ScrollMemory {
  constructor(
    private readonly storage: Storage,
    private readonly now: () => number = Date.now,
  ) {}

  keep(path: string, place: Omit<ScrollPosition, "timestamp">): void {
    try {
      this.storage.setItem(prefix + path, JSON.stringify({ ...place, timestamp: this.now() }));
    } catch {
      // a full or forbidden storage forgets, and the page opens at its top
    }
  }

  find(path: string): ScrollPosition | null {
    const place = parsePosition(this.storage.getItem(prefix + path));
    return place && !this.isOver(place) ? place : null;
  }

  /** Lets go of what nobody may come back to any more (A9.22). */
  purge(): void {
    const keys = Array.from({ length: this.storage.length }, (_, at) => this.storage.key(at) ?? "");
    for (const key of keys.filter((name) => name.startsWith(prefix))) {
      const place = parsePosition(this.storage.getItem(key));
      if (!place || this.isOver(place)) this.storage.removeItem(key);
    }
  }

  private isOver({ timestamp }: ScrollPosition): boolean {
    return this.now() - timestamp > keptFor;
  }
}

function parsePosition(text: string | null): ScrollPosition | null {
  try {
    const { x, y, elementId, timestamp } = JSON.parse(text ?? "") as Partial<ScrollPosition>;
    if (typeof x !== "number" || typeof y !== "number" || typeof timestamp !== "number") return null;
    return { x, y, elementId: typeof elementId === "string" ? elementId : null, timestamp };
  } catch {
    return null;
  }
}
