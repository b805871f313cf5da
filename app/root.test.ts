import { expect, test } from "vitest";
import { shouldRevalidate } from "./root.tsx";

/** Whether the root loader, which reads the pending toast, is revalidated on navigation from one page to another. */
const isAskedAnew = (from: string, to: string, { sent = true, isKnown = true } = {}) =>
  shouldRevalidate({
    currentUrl: new URL(from, "https://shop.test"),
    nextUrl: new URL(to, "https://shop.test"),
    currentParams: {},
    nextParams: isKnown ? {} : { "*": to.slice(1) },
    defaultShouldRevalidate: true,
    ...(sent && { formMethod: "POST", actionStatus: undefined }),
  });

test("a toast for a page of the other half waits until that page is loaded", () => {
  expect(isAskedAnew("/owner-setup?token=x", "/admin", { isKnown: false })).toBe(false);
  expect(isAskedAnew("/auth?return_to=%2Fadmin", "/admin/orders", { isKnown: false })).toBe(false);
});

test("what was sent shows its toast on the next page of the same half, also after a sign-in", () => {
  expect(isAskedAnew("/profile", "/profile?tab=addresses")).toBe(true);
  expect(isAskedAnew("/auth?return_to=%2Fadmin%2Forders", "/admin/orders")).toBe(true);
});

test("the language changes on a page that there is not, too", () => {
  expect(isAskedAnew("/nowhere", "/nowhere", { isKnown: false })).toBe(true);
});

test("a link within the shop asks for the page alone", () => {
  expect(isAskedAnew("/", "/products", { sent: false })).toBe(false);
});
