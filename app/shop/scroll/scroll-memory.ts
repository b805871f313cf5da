import { ignoringErrors, listStored, readStored, writeStored } from "#app/lib/browser-storage.ts";

const minute = 60_000;

/** A page's scroll position: pixels, the product nearest to the top (by its card's address), and the time (A3.22). */
export interface ScrollPosition {
  x: number;
  y: number;
  elementId: string | null;
  timestamp: number;
}

/** Delays of storing and restoring a position, milliseconds (A9.20, A9.21); the back office has its own. */
export const scrollTimes = {
  storefront: { throttle: 150, delay: 100 },
  admin: { throttle: 300, delay: 0 },
  /** A page may still be growing, so the position is set again after this delay. */
  again: [0, 50, 150],
  purge: 5 * minute,
} as const;

const maxAge = 30 * minute;

export const scrollTimesOn = (path: string) => (/^\/admin(\/|$|\?)/.test(path) ? scrollTimes.admin : scrollTimes.storefront);

const prefix = "scroll:";

/** Scroll positions by path, for the lifetime of the tab and at most half an hour (A9.19). */
export const scrollMemory = {
  save(path: string, place: Omit<ScrollPosition, "timestamp">): void {
    writeStored(prefix + path, JSON.stringify({ ...place, timestamp: Date.now() }), "window");
  },

  find: (path: string): ScrollPosition | null => placeUnder(prefix + path),

  /** Deletes expired positions (A9.22). */
  purge(): void {
    for (const name of listStored(prefix, "window")) if (!placeUnder(name)) writeStored(name, null, "window");
  },
};

function placeUnder(name: string): ScrollPosition | null {
  const place = parsePosition(readStored(name, "window"));
  return place && Date.now() - place.timestamp <= maxAge ? place : null;
}

function parsePosition(text: string | null): ScrollPosition | null {
  const stored: Partial<ScrollPosition> | null = ignoringErrors(() => JSON.parse(text ?? "null"));
  const { x, y, elementId, timestamp } = stored ?? {};
  if (typeof x !== "number" || typeof y !== "number" || typeof timestamp !== "number") return null;
  return { x, y, elementId: typeof elementId === "string" ? elementId : null, timestamp };
}
