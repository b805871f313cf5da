import { describe, expect, test } from "vitest";
import type { Part } from "./part.ts";
import { translator } from "./translate.ts";

const en = {
  add: "Add",
  price: "Now {price}, was {old}.",
  items: { one: "{count} item", other: "{count} items" },
} as const;
const ur: Part<typeof en> = {
  add: "Cart mein daalein",
  price: "Ab {price}, pehle {old}.",
  items: { one: "{count} cheez", other: "{count} cheezein" },
};
const cart = { en, ur };

test("a sentence is said in the visitor's language, Urdu in Roman letters", () => {
  expect(translator("en", cart)("add")).toBe("Add");
  expect(translator("ur", cart)("add")).toBe("Cart mein daalein");
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
  const flat: Part<typeof en> = { ...ur, items: "cheezein" };
  expect(flat.items).toBe("cheezein");
});
