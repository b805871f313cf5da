import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#tests/fixtures/runs.ts";
import { safePath } from "./safe-path.ts";

test.each([
  ["/", "/"],
  ["/cart", "/cart"],
  ["/products?q=aata&page=2#results", "/products?q=aata&page=2#results"],
  ["/admin#orders/1042", "/admin#orders/1042"],
  ["/a/../cart", "/cart"],
  ["/search?q=مٹن", "/search?q=%D9%85%D9%B9%D9%86"],
])("sign-in may return to %s", (text, path) => {
  expect(safePath(text)).toBe(path);
});

test.each([
  null,
  undefined,
  "",
  "cart",
  "//evil.test",
  "/\\evil.test",
  "\\\\evil.test",
  "/.//evil.test",
  "/x/..//evil.test",
  "/%2e//evil.test",
  "/./\\evil.test",
  "/\t/evil.test",
  "/\n/evil.test",
  "/cart\r\nSet-Cookie: a=b",
  "/cart\u0000",
  "https://evil.test/",
  "https:evil.test",
  "javascript:alert(1)",
  "data:text/html,x",
  " /cart",
  "/".padEnd(2001, "a"),
  "/".padEnd(1000, "م"),
])("%j leads home instead", (text) => {
  expect(safePath(text)).toBe("/");
});

test("a page may name its own fallback", () => {
  expect(safePath("https://evil.test", "/admin")).toBe("/admin");
});

const trickyText = fc
  .array(
    fc.oneof(
      fc.constantFrom("/", "\\", ".", "..", "%2e", "%2F", "@", ":", "?", "#", "\t", "\n", "http:", "evil.test"),
      fc.string(),
    ),
    {
      maxLength: 12,
    },
  )
  .map((parts) => parts.join(""));

test("whatever is typed, a browser that follows the answer stays in the shop", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        trickyText,
        trickyText.map((text) => `/${text}`),
        fc.webUrl(),
      ),
      (text) => {
        const path = safePath(text);
        expect(path).toMatch(/^\/(?!\/)[\u0021-\u007e]*$/);
        expect(new URL(path, "https://taaza.test/auth").origin).toBe("https://taaza.test");
        expect(safePath(path)).toBe(path);
      },
    ),
    { numRuns: runs(500) },
  );
});
