import { expect, test } from "vitest";
import { publicName } from "./public-name.ts";

test.each([
  ["Ayesha Khan", "Ayesha K."],
  ["  Muhammad   Bilal  ahmed ", "Muhammad A."],
  ["Zainab", "Zainab"],
  ["Ali 🥭mango", "Ali 🥭."],
  ["", ""],
])("strangers read %j as %j", (name, shown) => {
  expect(publicName(name)).toBe(shown);
});
