import { expect, test } from "vitest";
import { pageOf, readPushPayload } from "./push-payload.ts";

const origin = "https://shop.test";

test("a push is read as it was written", () => {
  const word = { title: "Order", body: "It comes.", link: "/order/7", tag: "-order-7", lang: "ur" };
  expect(readPushPayload(JSON.stringify({ ...word, more: "x" }))).toEqual(word);
});

test.each(["", "null", "[]", '"title"', "{", '{"title":7,"link":{"href":"/x"},"body":""}', '{"__proto__":{"title":"x"}}'])(
  "what %j says is nothing",
  (text) => {
    expect(readPushPayload(text)).toEqual({});
  },
);

test.each([
  ["/order/7", "/order/7"],
  ["/profile?tab=inbox#new", "/profile?tab=inbox#new"],
  [undefined, "/"],
  ["https://evil.test/", "/"],
  ["//evil.test/x", "/"],
  ["\\\\evil.test", "/"],
  ["javascript:alert(1)", "/"],
  ["http://", "/"],
])("the page of the link %j is %s", (link, path) => {
  const { href } = pageOf(link === undefined ? {} : { link }, origin);
  expect(href).toBe(origin + path);
});
