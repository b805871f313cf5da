import { type CsvField, type CsvMapping, csvFields } from "./csv-fields.ts";
import { systemOf } from "./shop-systems.ts";

/**
 * How WooCommerce, Shopify, Odoo, Loyverse, Vend, Square, opensourcepos and suppliers' lists call what a product has here, the surest
 * first. `at` stands for the name of a shop in brackets: "Price [Multan]".
 */
const aliases: Partial<Record<CsvField, string>> = {
  barcode:
    "barcode bar_code gtin_upc_ean_or_isbn gtin ean ean13 ean_13 upc isbn variant_barcode barcode_number product_barcode scan_code بارکوڈ بار_کوڈ sku item_code",
  name: "name product_name item_name title product product_title item article item_description naam نام اشیاء آئٹم پروڈکٹ",
  name_ur: "name_ur urdu_name roman_urdu_name name_urdu",
  description: "description body body_html long_description details short_description product_description تفصیل",
  price:
    "price regular_price retail_price selling_price sales_price variant_price default_price unit_price rate_per_pc rate_per_piece per_pc per_piece price_per_piece list_price mrp price_at sale_price sale_rate standard_selling_rate selling_rate price_tax_included price_tax_excluded price_tax_excl unit_rate rate qeemat قیمت ریٹ",
  cost_price:
    "cost_price cost cost_per_item purchase_price supply_price buying_price buy_price unit_cost average_cost purchase_rate default_cost wholesale_price valuation_rate khareed خرید قیمت_خرید",
  category:
    "category category_name categories product_category product_categories department item_category item_group reporting_category type زمرہ قسم",
  subcategory: "subcategory subcategory_name sub_category",
  company_name: "company_name brand brand_name brands company vendor manufacturer",
  discount_percent: "discount_percent discount",
  keywords: "keywords tags product_tags",
  unit: "unit uom unit_of_measure sales_unit",
  unit_size: "unit_size size",
  in_stock: "in_stock",
  featured: "featured is_featured",
  sold_by_weight: "sold_by_weight",
  stock_quantity:
    "stock_quantity stock stock_qty quantity qty quantity_on_hand qty_on_hand qty_in_hand on_hand stock_on_hand variant_inventory_qty inventory_quantity available_quantity in_stock_at current_quantity_at inventory_at location_at opening_stock تعداد اسٹاک",
  status: "status published available_for_sale_at",
  image_url: "image_url image",
  packing: "packing packaging pack_size pack",
  carton_price: "carton_price carton_rate rate_per_ctn rate_per_carton per_ctn per_carton ctn_rate rate_ctn price_per_carton",
};

type Known = { field: CsvField; rank: number };

const fieldOf: ReadonlyMap<string, Known> = new Map([
  ...Object.entries(aliases).flatMap(([field, words]) =>
    words.split(" ").map((word, rank): [string, Known] => [word, { field: field as CsvField, rank }]),
  ),
  ...csvFields.flatMap((field): [string, Known][] => (field in aliases ? [] : [[field, { field, rank: 0 }]])),
]);

/** Codes of a shop's own keeping, which stand on no packet: another system's export has its barcodes elsewhere. */
const ownCodes = new Set(["sku", "item_code"]);

const wordOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/\[[^\]]*\]/g, " at")
    .replace(/\([^)]*\)/g, " ")
    .normalize("NFKC")
    .replace(/[^a-z0-9\p{Script=Arabic}]+/gu, "_")
    .replace(/^_|_$/g, "")
    .replace(/^(?:rs|pkr)_|_(?:in_)?(?:rs|pkr|rupees)$/g, "")
    .replace(/^(inventory|location|current_quantity)_.+$/, "$1_at");

/** What a heading probably stands for, and how surely: the smaller `rank`, the surer. Null for an unknown word. */
function knownAs(heading: string): Known | null {
  const word = wordOf(heading);
  return (word !== "" && fieldOf.get(word)) || null;
}

/** What the headings of a file probably stand for; no field stands twice. `id` is read only in a file that this shop wrote. */
export function guessMapping(header: readonly string[]): CsvMapping {
  const words = header.map(wordOf);
  const isOwn = words.includes("id") && (words.includes("version") || words.includes("stock_shown"));
  const isForeign = systemOf(header) !== null;
  const mapping: (CsvField | null)[] = header.map(() => null);
  const isLessSure = (heading: string) => Number(/\((?!rs|pkr|html)/i.test(heading));
  const found = header.flatMap((heading, place) => {
    const known = knownAs(heading);
    if (!known || (isForeign && ownCodes.has(words[place] ?? ""))) return [];
    if (!isOwn && (known.field === "id" || known.field === "version" || known.field === "stock_shown")) return [];
    return [{ ...known, place, doubt: isLessSure(heading) }];
  });
  found.sort((one, other) => one.rank - other.rank || one.doubt - other.doubt || one.place - other.place);
  const taken = new Set<CsvField>();
  for (const { field, place } of found) {
    if (taken.has(field)) continue;
    taken.add(field);
    mapping[place] = field;
  }
  return mapping;
}

/** A mapping as an address or a form carries it, one word for each column; what is unknown or stands twice is not read. The guess where it does not fit. */
export function readMapping(words: readonly string[], header: readonly string[]): CsvMapping {
  if (words.length !== header.length) return guessMapping(header);
  const taken = new Set<CsvField>();
  return words.map((word) => {
    const field = csvFields.find((name) => name === word) ?? null;
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** How many fields the cells of a row name, were it the heading. */
const fieldsNamed = (cells: readonly string[]): number => new Set(cells.flatMap((cell) => knownAs(cell)?.field ?? [])).size;

const filled = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== "").length;

/** Whether a row is the lower half of a heading: no first cell, no figure, and it names a field. */
const isLowerHalf = (cells: readonly string[], above: readonly string[]): boolean =>
  cells[0]?.trim() === "" && filled(cells) < filled(above) && !cells.some((cell) => /\d/.test(cell)) && fieldsNamed(cells) > 0;

/**
 * The place of the heading among a file's first rows: the row that names most fields, where the first names fewer than two; lists of
 * suppliers begin with their address. Its second row is one more that parts its cells: "Rate" over "Per Ctn", "Per Pc".
 */
export function findProductHeading(first: readonly (readonly string[])[]): { at: number; rows: 1 | 2 } {
  const named = first.map((cells) => fieldsNamed(cells));
  const at = (named[0] ?? 0) > 1 ? 0 : Math.max(0, named.indexOf(Math.max(2, ...named)));
  const [heading = [], below = []] = first.slice(at);
  return { at, rows: isLowerHalf(below, heading) && first.length > at + 2 ? 2 : 1 };
}
