import { expect, test } from "vitest";
import { pageTypeOf } from "./page-type.ts";

test.each([
  ["home", ["/", "/home", "/home/"]],
  ["product", ["/product/7", "/products/7"]],
  ["category", ["/category/3", "/categories/3"]],
  ["package", ["/package/1", "/packages/1"]],
  ["cart", ["/cart", "/cart/"]],
  ["checkout", ["/checkout"]],
  ["order-success", ["/order-success"]],
  ["admin", ["/admin", "/admin/orders", "/admin/orders/1042"]],
  ["other", ["/products", "/packages", "/administration", "/product", "/cart/1", "/checkouts", ""]],
] as const)("%s is recognised by %j", (type, paths) => {
  for (const path of paths) expect([path, pageTypeOf(path)]).toEqual([path, type]);
});
