import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { expect, test } from "vitest";
import { firstSegments, routeSubset, withHalfManifest } from "./route-subset.ts";

const table: [id: string, parentId: string | undefined, path: string | undefined, index?: true][] = [
  ["root", undefined, ""],
  ["shop", "root", undefined],
  ["shop/index", "shop", undefined, true],
  ["shop/products", "shop", "products"],
  ["shop/product", "shop", "products/:id"],
  ["shop/order", "shop", "order/:id"],
  ["shop/cancel", "shop", "order/:id/cancel"],
  ["shop/nowhere", "shop", "*"],
  ["admin", "root", "admin"],
  ["admin/index", "admin", undefined, true],
  ["admin/orders", "admin", "orders/:orderId"],
  ["admin/nowhere", "admin", "*"],
  ["placeholders", "root", "placeholders/:name"],
];
const routes = Object.fromEntries(table.map(([id, parentId, path, index]) => [id, { id, parentId, path, index, module: {} }]));
const build = { routes, assets: { routes, version: "1" } } as unknown as ServerBuild;

/** The ids of the routes that serve an address, as Remix finds them. */
function served({ routes }: ServerBuild, address: string): string[] | undefined {
  const childrenOf = (parentId: string | undefined): Parameters<typeof matchRoutes>[0] =>
    Object.values(routes)
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index }) => (index ? { id, index } : { id, path, children: childrenOf(id) })) as never;
  return matchRoutes(childrenOf(undefined), address)?.map(({ route }) => route.id ?? "");
}

test("the build is parted by the first segments of its addresses", () => {
  expect(firstSegments(build)).toEqual(["", "products", "order", "admin", "placeholders"]);
});

test.each([
  ["", "/"],
  ["products", "/products"],
  ["products", "/products/7"],
  ["products", "/products/7/more"],
  ["order", "/order/7/cancel"],
  ["admin", "/admin"],
  ["admin", "/admin/orders/7"],
  ["admin", "/admin/no/such/page"],
  ["placeholders", "/placeholders/carrot-30.svg"],
])("the part for %j serves %s as the whole would", (segment, address) => {
  const ids = served(routeSubset(build, segment), address);
  expect(ids).toEqual(served(build, address));
  expect(ids).toBeDefined();
});

test("a part leaves out what its addresses can't lead to, on the server and in the browser's manifest", () => {
  const { routes, assets } = routeSubset(build, "products");
  const ids = ["root", "shop", "shop/index", "shop/products", "shop/product", "shop/nowhere"];
  expect(Object.keys(routes)).toEqual(ids);
  expect(Object.keys(assets.routes)).toEqual(ids);
  expect(assets.version).toBe("1");
});

test("browsers are told of the half of the shop that they are in", () => {
  const whole = { routes, assets: { routes, url: "/build/manifest-0A1B.js" } } as unknown as ServerBuild;
  expect(withHalfManifest(whole, "admin").assets.url).toBe("/build/manifest-admin-0A1B.js");
  for (const segment of ["", "products", "placeholders"])
    expect(withHalfManifest(whole, segment).assets.url).toBe("/build/manifest-shop-0A1B.js");
});
