import { afterEach, describe, expect, test, vi } from "vitest";
import { permissionRows, roleDefaults } from "#app/domain/team/permissions.ts";
import { admin } from "#app/i18n/admin.ts";
import { translator } from "#app/i18n/translate.ts";
import { dismissToast, toastList } from "#app/ui/toast-list.ts";
import { forbidMemory, freshMemory } from "#tests/fixtures/browser-memory.ts";
import { rightsCache } from "./rights-cache.ts";
import { watchDenial } from "./watch-denial.ts";

const minute = 60_000;
const viewer = { role: "viewer", permissions: permissionRows(roleDefaults.viewer) } as const;

freshMemory();
afterEach(() => {
  vi.useRealTimers();
});

describe("the browser's memory of rights", () => {
  test("A6.12 is kept five minutes, under a key of each person's own", () => {
    vi.useFakeTimers();
    rightsCache.store(7, viewer);
    expect(Object.keys(localStorage)).toEqual(["admin-rights:7"]);
    vi.advanceTimersByTime(5 * minute - 1);
    expect(rightsCache.read(7)).toEqual(viewer);
    expect(rightsCache.read(8)).toBeNull();
    vi.advanceTimersByTime(1);
    expect(rightsCache.read(7)).toBeNull();
  });

  test("A4.17 A6.12 is cleared whole, whoever it belongs to, and nothing else with it", () => {
    localStorage.setItem("admin-page", "orders");
    for (const id of [7, 8]) rightsCache.store(id, viewer);
    rightsCache.clear();
    expect({ ...localStorage }).toEqual({ "admin-page": "orders" });
  });

  test("a damaged entry and a browser that keeps nothing hold no rights, and break nothing", () => {
    localStorage.setItem("admin-rights:7", "{");
    expect(rightsCache.read(7)).toBeNull();
    forbidMemory();
    rightsCache.store(7, viewer);
    rightsCache.clear();
    expect(rightsCache.read(7)).toBeNull();
  });
});

describe("a shut gate", () => {
  afterEach(() => {
    for (const { id } of toastList.read()) dismissToast(id);
  });

  const hear = (denied: "role" | "right" | "error") =>
    watchDenial({ denied }, { reason: "Error loading permissions: no answer", t: translator("en", admin) });

  test("A8.11 rights that could not be read leave role and rights empty and the message kept, until they can be read", () => {
    rightsCache.store(7, viewer);
    hear("error");
    expect(rightsCache.read(7)).toBeNull();
    expect(rightsCache.failure()).toBe("Error loading permissions: no answer");
    rightsCache.store(7, viewer);
    expect(rightsCache.failure()).toBeNull();
  });

  test("says that there are no privileges when the check failed, and only then", () => {
    const before = toastList.read().length;
    hear("role");
    hear("right");
    expect(toastList.read()).toHaveLength(before);
    hear("error");
    expect(toastList.read().at(-1)).toMatchObject({ title: "You don't have admin privileges", tone: "error" });
  });

  test("A4.17 whoever has no role keeps no rights; whoever lacks one keeps the others", () => {
    rightsCache.store(7, viewer);
    hear("right");
    expect(rightsCache.read(7)).toEqual(viewer);
    hear("role");
    expect(rightsCache.read(7)).toBeNull();
  });
});
