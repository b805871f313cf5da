import { afterEach, expect, test, vi } from "vitest";
import { startAutoRefresh } from "./use-auto-refresh.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("A9.13 the dashboard fetches its figures anew every 30 seconds, while somebody looks and until the page is left", () => {
  vi.useFakeTimers();
  const refresh = vi.fn();
  let isLookedAt = true;
  const stop = startAutoRefresh(refresh, () => isLookedAt);
  vi.advanceTimersByTime(29_999);
  expect(refresh).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(refresh).toHaveBeenCalledTimes(1);
  isLookedAt = false;
  vi.advanceTimersByTime(30_000);
  expect(refresh).toHaveBeenCalledTimes(1);
  isLookedAt = true;
  vi.advanceTimersByTime(60_000);
  expect(refresh).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(refresh).toHaveBeenCalledTimes(3);
});
