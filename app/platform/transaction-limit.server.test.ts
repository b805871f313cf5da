import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PoolBusy, TransactionLimit } from "./transaction-limit.server.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

/** How a transaction that takes a while fares: when it was served, in milliseconds, or that it was refused. */
async function run(limit: TransactionLimit, takes: number, over = () => limit.release()): Promise<number | "refused"> {
  try {
    await limit.acquire();
    setTimeout(over, takes);
    return performance.now();
  } catch (problem) {
    if (!(problem instanceof PoolBusy)) throw problem;
    return "refused";
  }
}

test("transactions that wait for a lock cost the others two seconds; a rush of quick ones is served in turn", async () => {
  const start = performance.now();
  const quick = new TransactionLimit(2);
  const rush = Array.from({ length: 60 }, () => run(quick, 200));
  await vi.advanceTimersByTimeAsync(7000);
  expect(Math.max(...((await Promise.all(rush)) as number[])) - start).toBeGreaterThan(5000);

  const stuck = new TransactionLimit(2);
  const timeOut = () => {
    stuck.noteLockTimeout();
    stuck.release();
  };
  const blocked = Array.from({ length: 2 }, () => run(stuck, 1800, timeOut));
  const later = Array.from({ length: 8 }, () => run(stuck, 1800, timeOut));
  await vi.advanceTimersByTimeAsync(2500);
  const fates = await Promise.all([...blocked, ...later]);
  expect(fates.filter((fate) => fate === "refused")).toHaveLength(6);
});

test("nobody waits longer than ten seconds", async () => {
  const limit = new TransactionLimit(1);
  const rush = Array.from({ length: 100 }, () => run(limit, 1000));
  await vi.advanceTimersByTimeAsync(11_000);
  const fates = await Promise.all(rush);
  expect(fates.filter((fate) => fate !== "refused").length).toBeLessThanOrEqual(11);
});
