import { afterEach, describe, expect, test } from "vitest";
import { permissionRows, roleDefaults } from "#app/domain/team/permissions.ts";
import { dismissToast, toastList } from "#app/ui/toast-list.ts";
import { hearDenial } from "./hear-denial.ts";
import { RightsCache } from "./rights-cache.ts";

const minute = 60_000;
const viewer = { role: "viewer", permissions: permissionRows(roleDefaults.viewer) } as const;

/** A browser's storage, and a clock that the test moves. */
function browser() {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
  const clock = { now: 0 };
  return {
    kept,
    clock,
    cache: new RightsCache(
      () => store,
      () => clock.now,
    ),
  };
}

describe("the browser's memory of rights", () => {
  test("A6.12 is kept five minutes, under a key of each person's own", () => {
    const { cache, clock, kept } = browser();
    cache.keep(7, viewer);
    expect([...kept.keys()]).toEqual(["admin-rights:7"]);
    clock.now = 5 * minute - 1;
    expect(cache.read(7)).toEqual(viewer);
    expect(cache.read(8)).toBeNull();
    clock.now = 5 * minute;
    expect(cache.read(7)).toBeNull();
  });

  test("A4.17 A6.12 is cleared whole, whoever it belongs to, and nothing else with it", () => {
    const { cache, kept } = browser();
    kept.set("admin-page", "orders");
    for (const id of [7, 8]) cache.keep(id, viewer);
    cache.clear();
    expect([...kept]).toEqual([["admin-page", "orders"]]);
  });

  test("a damaged entry and a browser that keeps nothing hold no rights, and break nothing", () => {
    const { cache, kept } = browser();
    kept.set("admin-rights:7", "{");
    expect(cache.read(7)).toBeNull();
    const refusing = new RightsCache(() => {
      throw new Error("storage is off");
    });
    refusing.keep(7, viewer);
    refusing.clear();
    expect(refusing.read(7)).toBeNull();
  });
});

describe("a shut gate", () => {
  afterEach(() => {
    for (const { id } of toastList.read()) dismissToast(id);
  });

  const hear = (cache: RightsCache, denied: "role" | "right" | "error") =>
    hearDenial(
      { denied },
      { cache, reason: "Error loading permissions: no answer", noPrivileges: "You don't have admin privileges" },
    );

  test("A8.11 rights that could not be read leave role and rights empty and the message kept, until they can be read", () => {
    const { cache } = browser();
    cache.keep(7, viewer);
    hear(cache, "error");
    expect(cache.read(7)).toBeNull();
    expect(cache.failure()).toBe("Error loading permissions: no answer");
    cache.keep(7, viewer);
    expect(cache.failure()).toBeNull();
  });

  test("A8.04 says 'You don't have admin privileges' when the check failed, and only then", () => {
    const { cache } = browser();
    const before = toastList.read().length;
    hear(cache, "role");
    hear(cache, "right");
    expect(toastList.read()).toHaveLength(before);
    hear(cache, "error");
    expect(toastList.read().at(-1)).toMatchObject({ title: "You don't have admin privileges", tone: "error" });
  });

  test("A4.17 whoever has no role keeps no rights; whoever lacks one keeps the others", () => {
    const { cache } = browser();
    cache.keep(7, viewer);
    hear(cache, "right");
    expect(cache.read(7)).toEqual(viewer);
    hear(cache, "role");
    expect(cache.read(7)).toBeNull();
  });
});
