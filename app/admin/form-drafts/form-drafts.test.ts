import { afterEach, expect, test, vi } from "vitest";
import { forbidMemory, freshMemory } from "#tests/fixtures/browser-memory.ts";
import { formDrafts } from "./form-drafts.ts";

const typed = {
  staffId: 7,
  address: "/admin/products/5?x=1",
  fields: [{ form: "/admin/products/5", name: "name", place: 0, value: "Aam" }],
};

freshMemory();
afterEach(() => {
  vi.useRealTimers();
});

test("A4.15 what was typed when the session ended comes back once to whoever typed it", () => {
  formDrafts.store(typed);
  expect(formDrafts.take(7)).toMatchObject(typed);
  expect(formDrafts.take(7)).toBeNull();
});

test("A4.15 nobody else at this window gets it, and it is gone then", () => {
  formDrafts.store(typed);
  expect(formDrafts.take(8)).toBeNull();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test("it is not older than a session can be, and a damaged entry or a browser that keeps nothing holds nothing", () => {
  vi.useFakeTimers();
  formDrafts.store(typed);
  vi.advanceTimersByTime(12 * 3_600_000);
  expect(formDrafts.take(7)).toBeNull();
  sessionStorage.setItem("admin-typing", "{");
  expect(formDrafts.take(7)).toBeNull();
  forbidMemory();
  formDrafts.store(typed);
  expect(formDrafts.take(7)).toBeNull();
});
