import { isFormula, plainCell, saysNothing, unescapeFormula } from "#app/domain/resource/csv/csv-cells.ts";
import { escapedLetters } from "#app/lib/escape-html.ts";
import type { CategoryLookup } from "./category-lookup.server.ts";
import { type CsvField, type CsvMapping, isOwnFile } from "./csv-fields.ts";

/** The texts of a row by column, each as its writer meant it; an empty text where the cell says that there is nothing. */
export type ProductCells = Map<CsvField, string>;

const tag = /<\/?[a-z][^>]{0,2000}>/gi;
const lineEnd = /<br\s*\/?>|<\/(?:p|div|li|h\d|tr)>/gi;

/** The text of a description that an online shop keeps as HTML. */
function withoutHtml(text: string): string {
  if (text.search(tag) < 0) return text;
  return escapedLetters(text.replace(lineEnd, "\n").replace(tag, ""))
    .replace(/[ \t\u00a0]+/g, " ")
    .replace(/\s*\n\s*/g, "\n")
    .trim();
}

const statusWords: Readonly<Record<string, string>> = {
  ...{ "1": "active", true: "active", yes: "active", y: "active", published: "active", publish: "active", enabled: "active" },
  ...{
    "0": "draft",
    "-1": "draft",
    false: "draft",
    no: "draft",
    n: "draft",
    unpublished: "draft",
    private: "draft",
    hidden: "draft",
  },
};

const countedWords = /^(?:units?|pcs?|pieces?|nos?|ea|each|adad)\.?$/i;

const unitWords: Readonly<Record<string, string>> = {
  kgs: "kg",
  gm: "g",
  gms: "g",
  grams: "g",
  ltr: "litre",
  lt: "litre",
  l: "litre",
};

/** A unit by what others call it too. */
export function unitNamed(text: string, lookup: CategoryLookup): string | null {
  const word = text.toLowerCase();
  return lookup.unitOf(text) ?? lookup.unitOf(unitWords[word] ?? text) ?? (countedWords.test(text) ? "each" : null);
}

/** The category and the subcategory of `Food > Bread`, of `All / Saleable / PoS`, and of the first of several: `Food > Bread, New`. */
function placeIn(text: string, lookup: CategoryLookup): { category: string; subcategory?: string } {
  if (lookup.categoryOf(text) !== null) return { category: text };
  const levels = (path: string) => path.split(/\s*>\s*|\s+\/\s+/).filter((level) => level !== "" && !/^all$/i.test(level));
  const isKnown = ([category]: readonly string[]) => category !== undefined && lookup.categoryOf(category) !== null;
  const first = levels(text.split(/\s*,\s*/)[0] ?? text);
  const whole = levels(text);
  const path = !isKnown(whole) && (isKnown(first) || text.includes(">")) ? first : whole;
  const [category = text, subcategory] = path;
  if (!isKnown(path) && subcategory !== undefined && isKnown([subcategory])) return { category: subcategory };
  return subcategory === undefined ? { category } : { category, subcategory };
}

/**
 * The texts of the columns that are read.
 *
 * @param lookup the shop's categories, by which a path of categories is distinguished from a name with the same signs
 * @returns the first column whose cell begins like a formula, or the texts
 */
export function cellsOf(
  cells: readonly string[],
  mapping: CsvMapping,
  lookup: CategoryLookup,
): { formula: CsvField } | { texts: ProductCells } {
  const isOwn = isOwnFile(mapping);
  const texts: ProductCells = new Map();
  for (const [place, field] of mapping.entries()) {
    if (!field) continue;
    const plain = plainCell(cells[place] ?? "");
    if (saysNothing(plain) && !(field === "stock_shown" && plain === "none")) {
      texts.set(field, "");
      continue;
    }
    if (isFormula(plain)) return { formula: field };
    const text = unescapeFormula(plain);
    if (field === "status") texts.set(field, statusWords[text.toLowerCase()] ?? text.toLowerCase());
    else if (field === "drawn_as") texts.set(field, text.toLowerCase());
    else if (field === "description" && !isOwn) texts.set(field, withoutHtml(text));
    else texts.set(field, text);
  }
  const category = texts.get("category");
  if (category) {
    const { category: found, subcategory } = placeIn(category, lookup);
    texts.set("category", found);
    if (subcategory !== undefined && !texts.get("subcategory")) texts.set("subcategory", subcategory);
  }
  return { texts };
}

/** A carton: how many pieces, and how much of a unit each holds. */
export type Packing = { size: string; unit: string; pieces: number | null };

/** Reads what a supplier's list says of a carton: "5KG x 4", "500GM x 12", "10 KG", "12 x 1 L". Null for anything else. */
export function readPacking(text: string): Packing | null {
  const plain = text.toLowerCase().replace(/[×*]/g, "x").replace(/\s+/g, "");
  const [, size, unit, behind] = /^(\d{1,5}(?:\.\d{1,3})?)([a-z]{1,8})(?:x(\d{1,4}))?$/.exec(plain) ?? [];
  if (size && unit) return { size, unit, pieces: behind ? Number(behind) : null };
  const [, before, sizeBehind, unitBehind] = /^(\d{1,4})x(\d{1,5}(?:\.\d{1,3})?)([a-z]{1,8})$/.exec(plain) ?? [];
  return before && sizeBehind && unitBehind ? { size: sizeBehind, unit: unitBehind, pieces: Number(before) } : null;
}
