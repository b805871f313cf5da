import { expect, test } from "vitest";
import { htmlLang, langs, parseLang } from "./lang.ts";

test("Roman Urdu is declared as Urdu in Latin letters", () => {
  expect(langs.map(htmlLang)).toEqual(["en", "ur-Latn"]);
});

test.each([
  ["ur", "ur"],
  ["en", "en"],
  ["fr", "en"],
  ["UR", "en"],
  [null, "en"],
  [undefined, "en"],
])("a visitor whose cookie says %j reads %s", (cookie, lang) => {
  expect(parseLang(cookie)).toBe(lang);
});
