import { expect, test } from "vitest";
import { htmlLang, langChoices, langs, parseLang } from "./lang.ts";

test("Roman Urdu is declared as Urdu in Latin letters", () => {
  expect(langs.map(htmlLang)).toEqual(["en", "ur-Latn"]);
});

test("A4.03 a visitor may choose en, ur or custom, and to the server custom is English", () => {
  expect(langChoices).toEqual(["en", "ur", "custom"]);
  expect(langChoices.map(parseLang)).toEqual(["en", "ur", "en"]);
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
