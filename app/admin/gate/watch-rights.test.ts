import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchRights } from "./watch-rights.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const state = { hasRights: true, isVisible: true, asked: 0 };
  const [page, document] = [new EventTarget(), new EventTarget()];
  const end = watchRights({
    page,
    document,
    isVisible: () => state.isVisible,
    hasRights: () => state.hasRights,
    ask: () => {
      state.asked += 1;
    },
  });
  const hear = (rights: boolean) => {
    state.hasRights = rights;
    page.dispatchEvent(new Event("storage"));
  };
  return { state, page, document, end, hear };
}

test("A6.12 another window that clears the rights and keeps them anew makes this one ask for nothing", () => {
  const { state, hear } = open();
  for (let time = 0; time < 10; time += 1) {
    hear(false);
    hear(true);
  }
  vi.runAllTimers();
  expect(state.asked).toBe(0);
});

test("A4.17 another window that signs out makes this one ask once, if it is looked at", () => {
  const { state, hear } = open();
  hear(false);
  hear(false);
  vi.runAllTimers();
  expect(state.asked).toBe(1);
  state.isVisible = false;
  hear(false);
  vi.runAllTimers();
  expect(state.asked).toBe(1);
});

test("A6.12 rights that grew old while nobody looked are asked for when somebody does, and not after the page is left", () => {
  const { state, page, document, end } = open();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(state.asked).toBe(0);
  state.hasRights = false;
  document.dispatchEvent(new Event("visibilitychange"));
  page.dispatchEvent(new Event("pageshow"));
  expect(state.asked).toBe(2);
  page.dispatchEvent(new Event("storage"));
  end();
  vi.runAllTimers();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(state.asked).toBe(2);
});
