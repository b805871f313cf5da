import { expect, test } from "vitest";
import { visitorOf } from "./visitor.ts";

const visitor = (url: string, cookie = "session=abc", method = "GET") => visitorOf({ method, url, headers: { cookie } });

test("an answer names whose it is, and a new session is somebody else", () => {
  const mine = visitor("/cart");
  expect(mine).toMatch(/^[\w-]{16}$/);
  for (const url of ["/", "/products?page=2", "/cart.data?_routes=x", "/api/personal?page=%2F", "/order/7"])
    expect(visitor(url)).toBe(mine);
  expect(visitor("/cart", "session=abc; device=x; lang=ur")).toBe(mine);
  const others = ["session=abd", "session=abc; view-as=y", "device=x", ""].map((cookie) => visitor("/cart", cookie));
  expect(new Set([mine, ...others]).size).toBe(5);
});

test("it does not tell the session", () => expect(visitor("/cart", "session=abcdefgh")).not.toContain("abcdefgh"));

test.each(["/admin/orders", "/auth?tab=register", "/checkout", "/admin.data", "/order-success?order=1"])(
  "%s is not stored",
  (url) => expect(visitor(url)).toMatch(/^[\w-]{16};transient$/),
);

test("a page with a message that is shown once is not stored", () =>
  expect(visitor("/cart", "session=abc; toast=cart-merged")).toMatch(/;transient$/));

test.each(["/build/entry.js", "/api/live", "/favicon.svg", "/invoice/7.pdf"])("%s is nobody's", (url) =>
  expect(visitor(url)).toBeNull(),
);

test("what is sent is not named", () => expect(visitor("/cart", "session=abc", "POST")).toBeNull());
