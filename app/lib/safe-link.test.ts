import { expect, test } from "vitest";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { safeLink } from "./safe-link.ts";

test.each([
  "/packages",
  "/products?search=aata#top",
  "https://example.com/a?b=c",
  "http://example.com",
  "https://example.com/a//b",
  "mailto:salam@taazamandi.test",
  "tel:+923000001122",
])("%s may be followed", (link) => {
  expect(safeLink(` ${link} `)).toBe(link);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "file:///etc/passwd",
  "//example.com",
  "/\\example.com",
  "/.//example.com",
  "packages",
  "#top",
  "https://",
  "https://shop.test//evil.example/x",
  "https://user:secret@shop.test",
  "https://user@shop.test/a",
  "http://:secret@shop.test",
  "https://shop.test@evil.test",
  "https://shop.test/\\evil.example/x",
  "https://shop.test/.//evil.example/x",
  "https://shop.test/a/..//evil.example/x",
])("%s is no link", (text) => {
  expect(safeLink(text)).toBeNull();
});

test.each(hostileCases)("%s leads nowhere", (_, text) => {
  expect(safeLink(text)).toBeNull();
});
