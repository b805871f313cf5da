import { expect, test } from "vitest";
import { hasLostParent, lineageOfProcess } from "./lineage.ts";

const npm = { parent: 40, grandparent: 30 };

test.each([
  ["as it was", npm, false],
  ["the parent is gone and init adopted the process", { parent: 1, grandparent: 0 }, true],
  ["npm is gone behind its shell", { parent: 40, grandparent: 1 }, true],
  ["the grandparent cannot be read", { parent: 40, grandparent: null }, false],
])("a process stops only for a parent that is known to be gone: %s", (_, now, isLost) => {
  expect(hasLostParent(npm, now)).toBe(isLost);
});

test("a grandparent that was unknown at the start is compared with nothing", () => {
  expect(hasLostParent({ parent: 40, grandparent: null }, npm)).toBe(false);
  expect(hasLostParent({ parent: 40, grandparent: null }, { parent: 1, grandparent: null })).toBe(true);
});

test("a process finds its parent", () => {
  expect(lineageOfProcess().parent).toBe(process.ppid);
});
