import type { Rectangle } from "electron";

const smallest = { width: 900, height: 600 };
const defaultSize = { width: 1360, height: 860 };

/** The least visible part of a title bar for dragging, pixels. */
const grip = { width: 120, height: 40 };

/**
 * Position of a new window: the last one, unless too little of it is on a connected screen.
 *
 * @param left null: no last position
 * @param screens the work areas of the screens
 */
export function placeWindow(left: Rectangle | null, screens: readonly Rectangle[]): Partial<Rectangle> {
  if (!left) return defaultSize;
  const size = { width: Math.max(left.width, smallest.width), height: Math.max(left.height, smallest.height) };
  const top = { ...left, height: grip.height };
  const isInReach = screens.some((screen) => {
    const shared = overlap(top, screen);
    return shared.width >= grip.width && shared.height >= grip.height / 2;
  });
  return isInReach ? { x: left.x, y: left.y, ...size } : size;
}

function overlap(one: Rectangle, other: Rectangle): { width: number; height: number } {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return { width: Math.max(0, width), height: Math.max(0, height) };
}
