import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { publicPages } from "#app/domain/seo/public-pages.ts";
import { sharedAddress } from "./shared-address.ts";

const requested = (url: string, cookie?: string) => sharedAddress("GET", url, cookie === undefined ? {} : { cookie });

describe("which pages everybody may share", () => {
  test.each(["/", "/home", "/products", "/category/4", "/product/12", "/package/3", "/faq", "/privacy-policy"])("%s", (path) =>
    expect(requested(path)).toMatchObject({ path, lang: "en", personal: null, isMarked: true }),
  );

  test.each([
    ...["/cart", "/checkout", "/profile", "/order/1", "/order-success?order=1", "/delivery-tracking?tracking_id=X", "/auth"],
    ...["/admin", "/contact", "/products.data", "/product/x", "/product/1/again", "/product/1?form=question", "//products"],
  ])("not %s", (path) => expect(requested(path)).toBeNull());

  test("nothing that is sent is answered from memory", () => expect(sharedAddress("POST", "/", {})).toBeNull());
});

test("every public page says whether all visitors share it", () => {
  const shared = publicPages.flatMap(({ pages }) => pages).filter(({ path }) => requested(path) !== null);
  expect(shared.map(({ rendered }) => rendered)).toEqual(shared.map(() => "once"));
  expect(shared.map(({ path }) => path)).toEqual([
    ...["/", "/products", "/products?featured=true", "/categories", "/packages", "/about", "/services", "/delivery-zones"],
    ...["/videos", "/faq", "/development-roadmap", "/shipping-policy", "/return-policy", "/privacy-policy"],
    ...["/terms-of-service", "/cookie-policy"],
  ]);
});

test("every public page has its route", () => {
  const routes = readdirSync("app/routes/_shop+").map((file) => file.replace(/\.tsx$/, ""));
  const paths = publicPages.flatMap(({ pages }) => pages.map(({ path }) => path.replace(/[?#].*$/, "").slice(1)));
  expect(paths.filter((path) => path !== "" && !routes.includes(path))).toEqual([]);
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
  test.each(["session=abc", "lang=ur; session=abc", "toast=cart-merged", "session=abc; scripts=1; toast=cart-merged"])(
    "a browser with %s gets a page of its own",
    (cookie) => expect(requested("/", cookie)).toBeNull(),
  );

  test("its language is its own page", () => {
    expect(requested("/", "lang=ur")?.lang).toBe("ur");
    expect(requested("/", "lang=fr; oldlang=ur")?.lang).toBe("en");
  });

  test.each(["device=x", "zone=Gulgasht"])("one that holds a %s shares only if its scripts fill it in", (cookie) => {
    expect(requested("/", cookie)).toBeNull();
    expect(requested("/", `${cookie}; scripts=1`)).toMatchObject({ personal: "guest", isMarked: false });
  });

  test.each(["/", "/home", "/packages", "/products?search=chai", "/product/12", "/category/4", "/faq"])(
    "a customer's browser that runs our script shares %s",
    (path) =>
      expect(requested(path, "session=abc; device=x; scripts=1")).toMatchObject({
        path: requested(path)?.path,
        personal: "account",
      }),
  );

  test("the mark that tells the script what to load is set once, changed at the sign-in, and taken away at its end", () => {
    const isMarked = (cookie: string) => requested("/faq", cookie)?.isMarked;
    expect(isMarked("session=a; scripts=1; personal=account")).toBe(true);
    expect(isMarked("session=a; scripts=1; personal=guest")).toBe(false);
    expect(isMarked("scripts=1; personal=account")).toBe(false);
    expect(isMarked("scripts=1")).toBe(true);
  });
});
