import fc from "fast-check";
import { expect, test } from "vitest";
import { exportWords, importWords, listMessages, problemOf, withMessage } from "./custom-words-file.ts";

const file = { "nav.home": { Home: "Ghar" }, items: { "{count} item": "{count} adad", "{count} items": "{count} adad" } };

test("A4.05 what was exported can be imported again, and says the same", () => {
  const read = importWords(exportWords(file));
  expect(read).toEqual({ ok: true, file, count: 3 });
  expect(exportWords(file)).toBe(exportWords({ items: file.items, "nav.home": file["nav.home"] }));
  expect(listMessages(file).map(({ own }) => own)).toEqual(["{count} adad", "{count} adad", "Ghar"]);
});

test.each([
  ["no JSON", "nav.home: Ghar", { problem: "not-json" }],
  ["a list", '["Ghar"]', { problem: "not-words" }],
  ["a bare text", '"Ghar"', { problem: "not-words" }],
  ["a key without sentences", '{"nav.home":"Ghar"}', { problem: "not-words", at: "nav.home" }],
  ["a number for a sentence", '{"nav.home":{"Home":7}}', { problem: "not-words", at: "nav.home" }],
  ["a blank sentence", '{"nav.home":{"Home":"  "}}', { problem: "not-words", at: "nav.home" }],
  ["markup for a key", '{"<b>":{"Home":"Ghar"}}', { problem: "not-words", at: "<b>" }],
  ["the prototype for a key", '{"__proto__":{"Home":"Ghar"}}', { problem: "not-words", at: "__proto__" }],
  ["a gap too few", '{"items":{"{count} items":"kuch cheezein"}}', { problem: "gaps", at: "items" }],
  ["a gap of another name", '{"items":{"{count} items":"{number} cheezein"}}', { problem: "gaps", at: "items" }],
  ["an endless sentence", `{"nav.home":{"Home":"${"a".repeat(601)}"}}`, { problem: "too-long", at: "nav.home" }],
  ["an endless file", " ".repeat(500_001), { problem: "too-many" }],
])("A4.05 a file with %s is refused whole", (_, text, refusal) => {
  expect(importWords(text)).toEqual({ ok: false, ...refusal });
});

test("A4.05 whatever file is chosen, it is read or refused", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const read = importWords(JSON.stringify(value));
      if (read.ok) expect(importWords(exportWords(read.file))).toMatchObject({ ok: true, file: read.file });
    }),
  );
});

test("A4.05 a sentence is added, replaced, and given back to English by leaving it empty", () => {
  const once = withMessage({}, { key: "nav.home", english: "Home", own: "Ghar" });
  expect(once).toEqual({ "nav.home": { Home: "Ghar" } });
  expect(withMessage(once, { key: "nav.home", english: "Home", own: "Dukaan" })).toEqual({ "nav.home": { Home: "Dukaan" } });
  expect(withMessage(once, { key: "nav.home", english: "Home", own: "" })).toEqual({});
  expect(withMessage(once, { key: "nav.home", english: "Home", own: "Home" })).toEqual({});
});

test("the order of the gaps is the writer's own affair", () => {
  expect(problemOf("Now {price}, was {old}", "Pehle {old}, ab {price}")).toBeNull();
  expect(problemOf("Home", "{brand}")).toBe("gaps");
});
