import { describe, expect, test } from "vitest";
import { addProductPath, isProductOpen, resolveAddress, shownSection } from "../page-address.ts";
import { type KeyInput, shortcutOf } from "./shortcuts.ts";

const plain: KeyInput = {
  key: "",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isTyping: false,
  isChoosing: false,
  isCovered: false,
};
const input = (wanted: Partial<KeyInput>, pathname = "/admin/dashboard", singleKeys = true) =>
  shortcutOf({ ...plain, ...wanted }, { pathname, singleKeys });

describe.each(["ctrlKey", "metaKey"] as const)("with %s", (command) => {
  const commanded = (key: string, pathname?: string) => input({ key, [command]: true }, pathname);

  test("A2.99 1 opens the statistics", () => expect(commanded("1")).toBe("statistics"));
  test("A2.100 2 opens the products", () => expect(commanded("2")).toBe("products"));
  test("A2.101 3 opens the orders", () => expect(commanded("3")).toBe("orders"));
  test("R refreshes the data", () => expect(commanded("r")).toBe("refresh"));
  test("K opens the palette", () => expect(commanded("k")).toBe("palette"));

  test("A2.102 N adds a product while on products, and is the browser's everywhere else", () => {
    for (const path of ["/admin/products", "/admin/products/5"]) expect(commanded("n", path)).toBe("add-product");
    for (const path of ["/admin", "/admin/orders", "/admin/pricing"]) expect(commanded("n", path)).toBeNull();
  });

  test("together with Shift or Alt a key is the browser's", () => {
    for (const key of ["1", "r", "k", "n"]) {
      expect(input({ key, [command]: true, shiftKey: true }, "/admin/products")).toBeNull();
      expect(input({ key, [command]: true, altKey: true }, "/admin/products")).toBeNull();
    }
  });
});

test("N adds a row to any list but the products', Del asks to delete a row, and X with Shift marks a range", () => {
  expect(input({ key: "n" }, "/admin/faq")).toBe("new-row");
  expect(input({ key: "n" }, "/admin/products")).toBe("add-product");
  expect(input({ key: "Delete" }, "/admin/faq")).toBe("delete-row");
  expect(input({ key: "X", shiftKey: true }, "/admin/faq")).toBe("select-range");
  expect(input({ key: "x" }, "/admin/faq")).toBe("select-row");
});

test("A2.97 while somebody types, or below a dialog, every specified key is the browser's", () => {
  const keys = [..."123nr"].map((key) => ({ key, ctrlKey: true }));
  for (const key of [...keys, { key: "Escape" }, { key: "n" }, { key: "?" }, { key: "/" }, { key: "j" }]) {
    expect(input({ ...key, isTyping: true }, "/admin/products/new")).toBeNull();
    expect(input({ ...key, isCovered: true }, "/admin/products/new")).toBeNull();
  }
});

test("A2.97 a list of choices is no typing: it takes single keys for itself, and leaves those with Control", () => {
  const isChoosing = true;
  expect(input({ key: "3", ctrlKey: true, isChoosing }, "/admin/products")).toBe("orders");
  expect(input({ key: "n", ctrlKey: true, isChoosing }, "/admin/products")).toBe("add-product");
  for (const key of ["n", "j", "x", "/", "Escape"]) expect(input({ key, isChoosing }, "/admin/products/5")).toBeNull();
});

test("A2.98 Escape closes the form that adds a product and the product that is open, and nothing else", () => {
  for (const path of [addProductPath, "/admin/products/5"]) expect(input({ key: "Escape" }, path)).toBe("close");
  for (const path of ["/admin/products", "/admin/orders/5", "/admin"]) expect(input({ key: "Escape" }, path)).toBeNull();
});

test("keys alone move through lists, and can be turned off on a device; Escape stays", () => {
  const single = (singleKeys: boolean) => [..."jkxe/?"].map((key) => input({ key }, "/admin/orders", singleKeys));
  expect(single(true)).toEqual(["next-row", "previous-row", "select-row", "edit-row", "search", "keys"]);
  expect(single(false)).toEqual([null, null, null, null, null, null]);
  expect(input({ key: "Escape" }, addProductPath, false)).toBe("close");
});

describe("the open product", () => {
  test("A2.91 is left behind when the section is switched, and not come back to", () => {
    expect(isProductOpen("/admin/products/5")).toBe(true);
    const lastPage = shownSection("/admin/products/5");
    expect(resolveAddress({ pathname: "/admin", hash: "" }, { lastPage, mayOpen: ["products"] })).toBe("/admin/products");
  });

  test("A2.92 a product is added in the section products, wherever the button was pressed", () => {
    expect(shownSection(addProductPath)).toBe("products");
    expect(isProductOpen(addProductPath)).toBe(true);
  });
});
