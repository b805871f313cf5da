import { expect, test } from "vitest";
import { adminPath } from "#app/contract/desktop.ts";
import { pathOfArguments, pathOfLink } from "./deep-link.ts";

test.each([
  ["taaza://orders/418", "/admin/orders/418"],
  ["taaza://orders/418/", "/admin/orders/418"],
  ["taaza://seo-management", "/admin/seo-management"],
])("%s opens %s", (link, path) => {
  expect(pathOfLink(link)).toBe(path);
  expect(adminPath.safeParse(path).success).toBe(true);
});

test.each([
  "taaza://orders/418?x=https://evil.example",
  "taaza://orders/../../auth",
  "taaza://orders//evil.example",
  "taaza:///evil.example",
  "taaza://Orders/1",
  "taaza://orders/0",
  "taaza://orders/418\nX",
  "https://evil.example",
  "--inspect",
])("%j opens nothing", (link) => {
  expect(pathOfLink(link)).toBeNull();
});

test("the link is found among the other words of a start", () => {
  expect(pathOfArguments(["/opt/taaza-mandi", "--hidden", "taaza://orders/7"])).toBe("/admin/orders/7");
  expect(pathOfArguments(["/opt/taaza-mandi", "--hidden"])).toBeNull();
});
