import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fieldChecksOf } from "./form-of.server.ts";
import { formFields, type StaffField, type StaffTable, staffTable } from "./staff-table.ts";
import { textsOf, toText } from "./to-text.ts";

const fields: Record<string, StaffField> = {
  title: { type: "line", max: 60, required: true, bilingual: true },
  description: { type: "text", max: 500 },
  displayOrder: { type: "whole", min: 0, max: 9999, default: 0 },
  price: { type: "money", min: 0, max: 100_000_00 },
  isActive: { type: "tick" },
  iconName: { type: "choice", options: ["leaf", "truck"], default: "leaf" },
  linkUrl: { type: "link", max: 200 },
  imageUrl: { type: "picture", folder: "content" },
  bgPattern: { type: "emoji", default: "🛒" },
  threshold: { type: "money", min: -100, max: 100_000_00, default: 2000_00, wordsAre: 0 },
  tags: { type: "list", max: 10, most: 3 },
};
const table = {
  ...staffTable({ model: "Service", entity: "test", fields: {}, nameOf: () => "", orderBy: [] }),
  fields,
} as StaffTable;
const whole = { title: "Fresh" };
const check = fieldChecksOf(table);
const read = (texts: Record<string, string>) => check.safeParse({ ...whole, ...texts });
const problemsOf = (texts: Record<string, string>) =>
  read(texts).error?.issues.map(({ path: [name], message }) => [name, message]) ?? [];

const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom(
    "on",
    "off",
    "yes",
    "007",
    "12",
    "Rs. 1,234.50",
    "250",
    "leaf",
    "/packages",
    "https://example.com/a b",
    "a\r\nb",
    " x ",
  ),
  fc.constantFrom("/uploads/content/1.webp", "-3", "9".repeat(20), "é\u0000", "  ", "\n"),
);
const typed = fc.record(Object.fromEntries(formFields(table).map(({ name }) => [name, text]))) as fc.Arbitrary<
  Record<string, string>
>;

test("what a field means is written and read back as the same, again and again", () => {
  fc.assert(
    fc.property(typed, (texts) => {
      for (const { name, field } of formFields(table)) {
        const once = read({ [name]: texts[name] ?? "" });
        if (!once.success) continue;
        const shown = toText(field, once.data[name]);
        const twice = read({ [name]: shown });
        expect(twice.data?.[name] ?? null).toEqual(once.data[name] ?? null);
        expect(toText(field, twice.data?.[name])).toBe(shown);
      }
    }),
    { numRuns: 500 },
  );
});

describe("an empty field", () => {
  test("takes its default, or is nothing", () => {
    expect(read({}).data).toEqual({
      ...{ title: "Fresh", title_ur: null, description: null, display_order: 0, price: null },
      ...{ is_active: false, icon_name: "leaf", link_url: null, image_url: null, bg_pattern: "🛒", threshold: 2000_00, tags: [] },
    });
  });

  test("that has a default and must be filled in is refused: the default only stands in a new form", () => {
    const needed = { ...table, fields: { displayOrder: { ...fields["displayOrder"], required: true } } } as StaffTable;
    expect(fieldChecksOf(needed).safeParse({ display_order: "" }).success).toBe(false);
    expect(textsOf(needed, null)).toEqual({ display_order: "0" });
  });

  test("is one in which nothing can be seen, too", () => {
    for (const unseen of ["\u200b\u200d", " \u00a0\u202e "]) expect(problemsOf({ title: unseen })).toHaveLength(1);
    expect(read({ title: "👩‍🍳" }).success).toBe(true);
  });

  test("that must be filled in is refused, blanks and all", () => {
    expect(problemsOf({ title: " \n " })).toHaveLength(1);
  });
});

test("each wrong text is refused at its field", () => {
  const wrong = {
    display_order: "1.5",
    price: "1.234",
    icon_name: "star",
    link_url: "javascript:alert(1)",
    image_url: "https://a.test/1.png",
  };
  expect(problemsOf(wrong).map(([name]) => name)).toEqual(Object.keys(wrong));
  expect(problemsOf({ display_order: "10000", title: "x".repeat(61), price: "100000.01" })).toHaveLength(3);
});

test("a new row's form holds the defaults", () => {
  expect(textsOf(table, null)).toMatchObject({ title: "", display_order: "0", icon_name: "leaf", is_active: "off" });
});

test("a line holds no line break, a text does", () => {
  expect(read({ title: "a\r\nb", description: "a\r\nb" }).data).toMatchObject({ title: "a b", description: "a\nb" });
});

test("an amount is read as people write it here, and a text without a digit as the field says", () => {
  for (const text of ["200", "Rs. 200", "200.00", "200/-", "٢٠٠", "۲۰۰"])
    expect([text, read({ price: text }).data?.["price"], read({ threshold: text }).data?.["threshold"]]).toEqual([
      text,
      200_00,
      200_00,
    ]);
  expect(problemsOf({ threshold: "1,20,000" })).toEqual([["threshold", "money"]]); // above its most
  expect(read({ threshold: "12,000" }).data?.["threshold"]).toBe(12_000_00);
  for (const text of ["abc", "NaN", "—"]) expect(read({ threshold: text }).data?.["threshold"]).toBe(0);
  expect(read({ threshold: "-1" }).data?.["threshold"]).toBe(-100);
  expect(problemsOf({ price: "abc" })).toEqual([["price", "money"]]);
  for (const text of ["1e9", "-2", "12.345", "2oo", "9".repeat(31)])
    expect(problemsOf({ threshold: text })).toEqual([["threshold", "money"]]);
});

test("a list holds each word once, as it was typed first, and no more or longer ones than it may", () => {
  expect(read({ tags: " dha ,Defence,, DHA\nphase  1 " }).data?.["tags"]).toEqual(["dha", "Defence", "phase 1"]);
  expect(problemsOf({ tags: "a,b,c,d" })).toEqual([["tags", "list"]]);
  expect(problemsOf({ tags: "elevenchars" })).toEqual([["tags", "list"]]);
});

test("an emoji is one sign on the screen", () => {
  for (const emoji of ["🛒", "❤️", "👨‍👩‍👧‍👦", "🇵🇰", "1️⃣"]) expect(read({ bg_pattern: emoji }).data?.["bg_pattern"]).toBe(emoji);
  for (const other of ["cart", "🛒🛒", "7", "é", "🇵"])
    expect(problemsOf({ bg_pattern: other })).toEqual([["bg_pattern", "emoji"]]);
});

test("a tick is read from a spreadsheet in capitals too", () => {
  expect(["ON", "Off", "on"].map((text) => read({ is_active: text }).data?.["is_active"])).toEqual([true, false, true]);
});
