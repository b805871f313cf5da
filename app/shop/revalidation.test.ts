import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { expect, test } from "vitest";
import { cartAlone } from "./cart/cart-alone.ts";
import { revalidateLayout } from "./layout-revalidation.ts";

function asked(
  from: string,
  to: string,
  sent: { formMethod?: "GET" | "POST"; formAction?: string; actionStatus?: number } = {},
  defaultShouldRevalidate = true,
) {
  const [currentUrl, nextUrl] = [new URL(from, "http://shop.test"), new URL(to, "http://shop.test")];
  const args = { ...{ currentUrl, currentParams: {}, nextUrl, nextParams: {}, defaultShouldRevalidate }, ...sent };
  return { page: cartAlone(args as ShouldRevalidateFunctionArgs), frame: revalidateLayout(args as ShouldRevalidateFunctionArgs) };
}

test("a press on a stepper or a heart asks for the frame again, not for the products", () => {
  for (const formAction of ["/cart", "/favorites"]) {
    expect(asked("/products", "/products", { formMethod: "POST", formAction })).toEqual({ page: false, frame: true });
  }
});

test("everything else that is sent asks for both, as does a page that checks itself", () => {
  const checkout = { formMethod: "POST", formAction: "/checkout" } as const;
  expect(asked("/checkout", "/order-success?order=1", checkout)).toEqual({ page: true, frame: true });
  expect(asked("/products", "/products")).toEqual({ page: true, frame: true });
});

test("what was refused as out of date has the frame asked for again, whatever else was refused does not", () => {
  const sent = { formMethod: "POST", formAction: "/cart" } as const;
  const refused = (actionStatus: number) => asked("/products", "/products", { ...sent, actionStatus }, false).frame;
  expect([409, 400, 429].map(refused)).toEqual([true, false, false]);
});

test("on the way to the sign-in page the frame is asked for again: a session that has ended shows no name above it", () => {
  expect(asked("/profile?tab=orders", "/auth?return_to=%2Fprofile").frame).toBe(true);
});

test("on the way to another page the frame stays as it is", () => {
  expect(asked("/", "/product/1").frame).toBe(false);
  expect(asked("/products", "/products?search=tea", { formMethod: "GET", formAction: "/products" }).frame).toBe(false);
});
