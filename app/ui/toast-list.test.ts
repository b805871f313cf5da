import { afterEach, expect, test, vi } from "vitest";
import { dismissToast, isSwipe, showToast, toastList } from "./toast-list.ts";

afterEach(() => {
  for (const { id } of toastList.read()) dismissToast(id);
});

test("A9.02 a toast stays for five seconds unless it asks for longer", () => {
  showToast({ title: "Saved" });
  showToast({ title: "Moved", duration: 8000 });
  expect(toastList.read().map((toast) => toast.duration)).toEqual([5000, 8000]);
});

test.each([
  [0, false],
  [49, false],
  [50, true],
  [-50, true],
  [-49, false],
])("A9.03 a toast drawn %i pixels aside goes: %s", (drawn, goes) => {
  expect(isSwipe(drawn)).toBe(goes);
});

test("A9.04 the list holds twenty toasts, and the oldest makes room", () => {
  for (let nth = 1; nth <= 23; nth++) showToast({ title: `Toast ${nth}` });
  const titles = toastList.read().map((toast) => toast.title);
  expect(titles).toHaveLength(20);
  expect([titles[0], titles[19]]).toEqual(["Toast 4", "Toast 23"]);
});

test("whoever watches the list hears of each change until it stops listening", () => {
  const tell = vi.fn();
  const stop = toastList.subscribe(tell);
  const id = showToast({ title: "Saved" });
  dismissToast(id);
  stop();
  showToast({ title: "Unheard" });
  expect(tell).toHaveBeenCalledTimes(2);
});
