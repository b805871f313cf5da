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
      ...{ is_active: false, icon_name: "leaf", link_url: null, image_url: null },
    });
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
