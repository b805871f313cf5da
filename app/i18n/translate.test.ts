import { describe, expect, test } from "vitest";
import { messages } from "./messages.ts";
import { customTranslator, customWordsKey, translator } from "./translate.ts";

const cart = messages({
  add: ["Add", "Cart mein daalein"],
  price: ["Now {price}, was {old}.", "Ab {price}, pehle {old}."],
  items: [
    { one: "{count} item", other: "{count} items" },
    { one: "{count} cheez", other: "{count} cheezein" },
  ],
});

test("a sentence is said in the visitor's language, Urdu in Roman letters", () => {
  expect(translator("en", cart)("add")).toBe("Add");
  expect(translator("ur", cart)("add")).toBe("Cart mein daalein");
});

describe("A4.05 own words", () => {
  const words = new Map([
    [customWordsKey("add", "Add"), "Utha lein"],
    [customWordsKey("items", "{count} items"), "{count} cheezein"],
    [customWordsKey("price", "An older sentence {price}"), "Purana {price}"],
  ]);
  const t = customTranslator(words, cart);

  test("stand in place of the English they were written for, with its gaps filled and its plural chosen", () => {
    expect([t("add"), t("items", { count: 3 })]).toEqual(["Utha lein", "3 cheezein"]);
  });

  test("fall back to English sentence by sentence", () => {
    expect([t("items", { count: 1 }), t("price", { price: 5, old: 6 })]).toEqual(["1 item", "Now 5, was 6."]);
  });

  test("come from the same function every time", () => {
    expect(customTranslator(words, cart)).toBe(t);
    expect(customTranslator(new Map(), cart)("add")).toBe("Add");
  });
});

describe("gaps", () => {
  test("are filled by name, whatever the value looks like", () => {
    expect(translator("ur", cart)("price", { price: "Rs. 5", old: 0 })).toBe("Ab Rs. 5, pehle 0.");
    expect(translator("en", cart)("price", { price: "{old} $& $1", old: "x" })).toBe("Now {old} $& $1, was x.");
  });

  test("without a value stay visible", () => {
    expect(translator("en", cart)("price", { price: "Rs. 5" })).toBe("Now Rs. 5, was {old}.");
    expect(translator("en", cart)("price")).toBe("Now {price}, was {old}.");
  });
});

test.each([
  { lang: "en", count: 0, text: "0 items" },
  { lang: "en", count: 1, text: "1 item" },
  { lang: "en", count: 2, text: "2 items" },
  { lang: "ur", count: 1, text: "1 cheez" },
  { lang: "ur", count: 11, text: "11 cheezein" },
] as const)("$count in $lang is $text", ({ lang, count, text }) => {
  expect(translator(lang, cart)("items", { count })).toBe(text);
});

test("the same part and language are always spoken by the same function", () => {
  expect(translator("ur", cart)).toBe(translator("ur", cart));
  expect(translator("ur", cart)).not.toBe(translator("en", cart));
});

test("a key that no catalogue has does not compile, nor does a translation without a plural", () => {
  // @ts-expect-error the key is unknown
  expect(translator("en", cart)("remove")).toBe("remove");
  // @ts-expect-error English has a plural here
  expect(messages({ items: [{ one: "item", other: "items" }, "cheezein"] }).ur.items).toBe("cheezein");
});
