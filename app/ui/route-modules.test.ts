import { expect, test } from "vitest";
import { fallBackToDocuments } from "./route-modules.ts";

test("a page whose code does not come is one that loads its address anew; the others are themselves, and asked for once", async () => {
  const modules: Record<string, unknown> = {};
  const asked: string[] = [];
  const routeOf = (id: string) => ({ id, lazy: async () => modules[id] });
  const [cart, order] = [routeOf("cart"), routeOf("order")];
  const here = { id: "checkout", children: [cart, order] };
  const load = async (id: string) => {
    asked.push(id);
    if (id === "order") throw new TypeError("Failed to fetch dynamically imported module");
    return { default: "the cart" };
  };
  fallBackToDocuments({ routes: [here], modules, load });
  expect(await cart.lazy()).toEqual({ default: "the cart" });
  expect(await order.lazy()).toEqual({ default: expect.any(Function) });
  await Promise.all([cart.lazy(), order.lazy()]);
  expect(asked).toEqual(["cart", "order"]);
});
