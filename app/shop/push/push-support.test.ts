import { expect, test } from "vitest";
import { isBannerHeldBack } from "./push-banner.tsx";
import { isBannerDue } from "./push-support.ts";

const due = { signedIn: true, permission: "default", dismissed: false } as const;

test("A2.70 A4.01 a customer who has decided nothing yet and waved nothing away is asked", () => {
  expect(isBannerDue(due)).toBe(true);
});

test.each([
  ["signed out", { signedIn: false }],
  ["in a browser without notifications", { permission: null }],
  ["who allowed them already", { permission: "granted" }],
  ["who denied them", { permission: "denied" }],
  ["who waved the banner away", { dismissed: true }],
] as const)("A2.71 A4.01 somebody %s is not asked", (_, fact) => {
  expect(isBannerDue({ ...due, ...fact })).toBe(false);
});

test.each(["/cart", "/checkout", "/auth", "/checkout/"])("nobody is asked while they pay or sign in: %s", (path) => {
  expect(isBannerHeldBack(path)).toBe(true);
});

test.each(["/", "/products", "/order/7", "/order-success", "/cartoons"])("the question may come on other pages: %s", (path) => {
  expect(isBannerHeldBack(path)).toBe(false);
});
