import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EventBatch } from "./analytics-batch.ts";

type Sent = { count: number; isLeaving: boolean };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function listening() {
  const sent: Sent[] = [];
  const batch = new EventBatch((body, isLeaving) => sent.push({ count: JSON.parse(body).events.length, isLeaving }));
  const add = (count: number) => {
    for (let n = 0; n < count; n++) batch.add({ event: "page_view", page_url: "/" });
  };
  return { batch, sent, add };
}

test("A7.10 ten events go at once", () => {
  const { sent, add } = listening();
  add(9);
  expect(sent).toEqual([]);
  add(1);
  expect(sent).toEqual([{ count: 10, isLeaving: false }]);
  add(12);
  expect(sent.map(({ count }) => count)).toEqual([10, 10]);
});

test("A7.10 fewer wait for five seconds after the first of them", () => {
  const { sent, add } = listening();
  add(1);
  vi.advanceTimersByTime(4000);
  add(1);
  vi.advanceTimersByTime(999);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([{ count: 2, isLeaving: false }]);
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(1);
  add(1);
  vi.advanceTimersByTime(5000);
  expect(sent).toHaveLength(2);
});

test("a full batch starts the five seconds anew", () => {
  const { sent, add } = listening();
  add(1);
  vi.advanceTimersByTime(4000);
  add(10);
  vi.advanceTimersByTime(4999);
  expect(sent.map(({ count }) => count)).toEqual([10]);
  vi.advanceTimersByTime(1);
  expect(sent.map(({ count }) => count)).toEqual([10, 1]);
});

test("when the page is left, what waits goes at once, and nothing goes as nothing", () => {
  const { batch, sent, add } = listening();
  batch.flush(true);
  add(3);
  batch.flush(true);
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual([{ count: 3, isLeaving: true }]);
});
