import { describe, expect, test } from "vitest";
import { addressOfHash, resolveAddress } from "./page-address.ts";
import { sections } from "./sections.ts";

const mayOpen = ["dashboard", "orders"];
const at = (pathname: string, hash = "") => ({ pathname, hash });

describe("A2.83 the page is chosen by the hash, else the remembered page, else the dashboard", () => {
  test.each(sections.map(({ key }) => key))("#%s opens its section", (key) => {
    expect(addressOfHash(`#${key}`)).toBe(`/admin/${key}`);
  });

  test("#orders/1042 opens that order, and a number that is none only the section", () => {
    expect(addressOfHash("#orders/1042")).toBe("/admin/orders/1042");
    expect(addressOfHash("#/orders/1042")).toBe("/admin/orders/1042");
    for (const id of ["0", "x", "-1", "1e9", "../auth", "12345678901"])
      expect(addressOfHash(`#orders/${id}`)).toBe("/admin/orders");
  });

  test("the hash wins over the remembered page, on /admin and everywhere below it", () => {
    expect(resolveAddress(at("/admin", "#orders"), { lastPage: "dashboard", mayOpen })).toBe("/admin/orders");
    expect(resolveAddress(at("/admin/users", "#orders/7"), { lastPage: null, mayOpen })).toBe("/admin/orders/7");
  });

  test("/admin opens the remembered page", () => {
    expect(resolveAddress(at("/admin"), { lastPage: "orders", mayOpen })).toBe("/admin/orders");
    expect(resolveAddress(at("/admin/"), { lastPage: "orders", mayOpen })).toBe("/admin/orders");
  });

  test("/admin stays the dashboard when nothing is remembered, or what may no longer be opened", () => {
    for (const lastPage of [null, "", "team", "nonsense"]) expect(resolveAddress(at("/admin"), { lastPage, mayOpen })).toBeNull();
  });

  test("an address of its own is left alone", () => {
    expect(resolveAddress(at("/admin/users"), { lastPage: "orders", mayOpen })).toBeNull();
  });
});

test("A2.84 an unknown key in the hash opens the dashboard", () => {
  for (const hash of ["#nonsense", "#nonsense/5", "#constructor"]) {
    expect(resolveAddress(at("/admin/orders", hash), { lastPage: "orders", mayOpen })).toBe("/admin/dashboard");
  }
});
