import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askWithRetries } from "./personal-retries.ts";

beforeEach(() => {
  vi.useFakeTimers();
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Asks a server that answers with each of these in turn, and counts. */
function asking(answers: (string | null)[]) {
  let [asked, isWanted] = [0, true];
  const answer = askWithRetries(
    async () => answers[asked++] ?? null,
    () => isWanted,
  );
  const stop = () => {
    isWanted = false;
  };
  return { answer, stop, asked: () => asked };
}

test("what a customer has of their own is asked for again until it comes", async () => {
  const { answer, asked } = asking([null, null, "cart"]);
  await vi.advanceTimersByTimeAsync(6_000);
  expect([await answer, asked()]).toEqual(["cart", 3]);
});

test("as soon as the browser is online again it is asked for at once", async () => {
  const { answer, asked } = asking([null, "cart"]);
  await vi.advanceTimersByTimeAsync(10);
  dispatchEvent(new Event("online"));
  expect(await answer).toBe("cart");
  expect(asked()).toBe(2);
});

test("it is given up after four times, and no longer asked for once the page has it otherwise", async () => {
  const long = asking([]);
  await vi.advanceTimersByTimeAsync(200_000);
  expect([await long.answer, long.asked()]).toEqual([null, 4]);
  const other = asking([null, "cart"]);
  await vi.advanceTimersByTimeAsync(10);
  other.stop();
  await vi.advanceTimersByTimeAsync(2_000);
  expect([await other.answer, other.asked()]).toEqual([null, 1]);
});
