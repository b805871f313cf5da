import { describe, expect, test } from "vitest";
import { sharedAddress } from "./shared-address.ts";

const requested = (url: string, cookie?: string) => sharedAddress("GET", url, cookie === undefined ? {} : { cookie });

describe("which pages everybody may share", () => {
  test.each(["/", "/home", "/products", "/category/4", "/product/12", "/package/3", "/faq", "/privacy-policy"])("%s", (path) =>
    expect(requested(path)).toMatchObject({ path, lang: "en", isHolding: false }),
  );

  test.each([
    ...["/cart", "/checkout", "/profile", "/order/1", "/order-success?order=1", "/delivery-tracking?tracking_id=X", "/auth"],
    ...["/admin", "/contact", "/products.data", "/product/x", "/product/1/again", "/product/1?form=question", "//products"],
  ])("not %s", (path) => expect(requested(path)).toBeNull());

  test("nothing that is sent is answered from memory", () => expect(sharedAddress("POST", "/", {})).toBeNull());
});

describe("one page has one address", () => {
  test("whatever the order of its query, and whatever others hung onto it", () => {
    const plain = requested("/products?category=2&sort=price")?.path;
    expect(plain).toBe("/products?category=2&sort=price");
    expect(requested("/products?utm_source=x&sort=price&fbclid=abc&category=2&search=")?.path).toBe(plain);
  });

  test("a search keeps its words", () =>
    expect(requested("/products?search=chai+patti%20%26")?.path).toBe("/products?search=chai+patti+%26"));

  test("an endless one has none", () => expect(requested(`/products?search=${"a".repeat(101)}`)).toBeNull());
});

describe("whose browser it is", () => {
  test.each(["session=abc", "lang=ur; session=abc", "toast=cart-merged"])("a browser with %s gets a page of its own", (cookie) =>
    expect(requested("/", cookie)).toBeNull(),
  );

  test("its language is its own page", () => {
    expect(requested("/", "lang=ur")?.lang).toBe("ur");
    expect(requested("/", "lang=fr; oldlang=ur")?.lang).toBe("en");
  });

  test.each(["device=x", "zone=Gulgasht"])("one that holds a %s shares only if its scripts fill it in", (cookie) => {
    expect(requested("/", cookie)).toBeNull();
    expect(requested("/", `${cookie}; scripts=1`)).toMatchObject({ isHolding: true });
  });
});
