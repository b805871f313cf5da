import { expect, test } from "vitest";
import { TypingMemory } from "./kept-typing.ts";

const typed = {
  staffId: 7,
  address: "/admin/products/5?x=1",
  fields: [{ form: "/admin/products/5", name: "name", place: 0, value: "Aam" }],
};

function browser() {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const clock = { now: 0 };
  return {
    kept,
    clock,
    memory: new TypingMemory(
      () => store,
      () => clock.now,
    ),
  };
}

test("A4.15 what was typed when the session ended comes back once to whoever typed it", () => {
  const { memory } = browser();
  memory.keep(typed);
  expect(memory.take(7)).toMatchObject(typed);
  expect(memory.take(7)).toBeNull();
});

test("A4.15 nobody else at this window gets it, and it is gone then", () => {
  const { memory, kept } = browser();
  memory.keep(typed);
  expect(memory.take(8)).toBeNull();
  expect(kept.size).toBe(0);
});

test("it is not older than a session can be, and a damaged entry or a browser that keeps nothing holds nothing", () => {
  const { memory, clock, kept } = browser();
  memory.keep(typed);
  clock.now = 12 * 3_600_000;
  expect(memory.take(7)).toBeNull();
  kept.set("admin-typing", "{");
  expect(memory.take(7)).toBeNull();
  const refusing = new TypingMemory(() => {
    throw new Error("storage is off");
  });
  refusing.keep(typed);
  expect(refusing.take(7)).toBeNull();
});
