import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withTimeout } from "./with-timeout.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("A9.08 what has not loaded after 10 s has failed", async () => {
  const outcome = withTimeout(() => new Promise(() => undefined)).catch(() => "failed");
  const early = Promise.race([outcome, Promise.resolve("waiting")]);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(await early).toBe("waiting");
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toBe("failed");
});

test("A9.08 what loads within 10 s is there, and nothing waits on", async () => {
  const loading = withTimeout(() => new Promise((resolve) => setTimeout(resolve, 9_999, "screen")));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(await loading).toBe("screen");
  expect(vi.getTimerCount()).toBe(0);
});

test("what cannot be loaded fails at once", async () => {
  await expect(withTimeout(() => Promise.reject(new TypeError("offline")))).rejects.toThrow("offline");
});
