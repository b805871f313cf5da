import { resolveTo } from "@remix-run/router";
import { expect, test } from "vitest";
import { pathOf } from "./client-links.ts";

test.each(["//evil.example/x", "/\\evil.example/x", "///evil.example", "/.//evil.example", "/a/..//evil.example"])(
  "a link of this site to %s is left to the browser, not to the router",
  (path) => {
    expect(pathOf(new URL(`https://shop.test${path}`))).toBeNull();
  },
);

test.each(["/", "/products?search=a//b#c", "/order/7//8", "/%2F/evil.example"])(
  "a link to %s is followed as it stands",
  (path) => {
    expect(pathOf(new URL(path, "https://shop.test"))).toBe(path);
  },
);

test("the router that is installed takes no path for another host", () => {
  expect(resolveTo("//evil.example/x", ["/"], "/").pathname).toBe("/evil.example/x");
});
