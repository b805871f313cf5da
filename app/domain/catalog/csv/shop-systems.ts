/** Another shop system, recognised by the headings of its export. */
type ShopSystem = "woocommerce" | "variants" | "odoo" | "opensourcepos";

const marks: readonly [ShopSystem, (headings: ReadonlySet<string>) => boolean][] = [
  ["woocommerce", (named) => named.has("regular price") && (named.has("type") || named.has("sku"))],
  ["variants", (named) => named.has("handle") || named.has("variation name")], // Shopify, Loyverse, Vend; Square
  ["odoo", (named) => named.has("sales price") && (named.has("external id") || named.has("internal reference"))],
  ["opensourcepos", (named) => named.has("item name") && named.has("unit price")],
];

const plain = (heading: string): string => heading.trim().toLowerCase();

/** The system that wrote a file with these headings; null for any other file. */
export function systemOf(header: readonly string[]): ShopSystem | null {
  const named = new Set(header.map(plain));
  return marks.find(([, isOf]) => isOf(named))?.[0] ?? null;
}

/** What becomes of a row before it is read: its cells with what it takes over from the row above, or why it is no product. */
type AdaptedRow = { cells: readonly string[] } | { left: "picture" | "parent" };

/** Of these a variant has no text of its own: it takes over its product's. */
const shared = new Set(
  "title,name,body (html),description,vendor,product category,category,categories,type,tags,published,status,sold by weight".split(
    ",",
  ),
);

/** The variant that a product without variants has in Shopify and Square. */
const noVariant = /^(?:default(?: title)?|regular)$/i;

/**
 * Reads the rows of one file in order as its system wrote them: a variant takes over the name, brand and category of its product, a row
 * that holds nothing but a picture is none, and WooCommerce's parent of variations is none: they are rows of their own.
 */
export function rowAdapter(header: readonly string[]): (cells: readonly string[]) => AdaptedRow {
  const system = systemOf(header);
  const headings = header.map(plain);
  const place = (...names: string[]) => headings.findIndex((heading) => names.includes(heading));
  const takeOver = (cells: readonly string[], from: readonly string[] | undefined) =>
    from ? cells.map((cell, at) => (cell.trim() === "" && shared.has(headings[at] ?? "") ? (from[at] ?? "") : cell)) : cells;
  if (system === "woocommerce")
    return wooRows({ type: place("type"), sku: place("sku"), id: place("id"), parent: place("parent") }, takeOver);
  if (system !== "variants") return (cells) => ({ cells });

  const [handleAt, nameAt] = [place("handle"), place("title", "name", "item name")];
  const options = headings.flatMap((heading, at) => (/^option ?\d value$|^variation name$/.test(heading) ? [at] : []));
  const ofPicture = headings.map((heading) => heading === "handle" || /image|picture/.test(heading));
  let product: readonly string[] | undefined;
  return (cells) => {
    if (handleAt >= 0 && cells.every((cell, at) => ofPicture[at] || cell.trim() === "")) return { left: "picture" };
    const isVariant = product !== undefined && cells[handleAt] !== "" && product[handleAt] === cells[handleAt];
    if (!isVariant) product = cells;
    const whole = [...takeOver(cells, handleAt >= 0 && isVariant ? product : undefined)];
    const variant = options.map((at) => (cells[at] ?? "").trim()).filter((value) => value !== "" && !noVariant.test(value));
    if (nameAt >= 0 && whole[nameAt] && variant.length > 0) whole[nameAt] = `${whole[nameAt].trim()} ${variant.join(" ")}`;
    return { cells: whole };
  };
}

type WooPlaces = { type: number; sku: number; id: number; parent: number };

function wooRows(
  places: WooPlaces,
  takeOver: (cells: readonly string[], from: readonly string[] | undefined) => readonly string[],
): (cells: readonly string[]) => AdaptedRow {
  const parents = new Map<string, readonly string[]>();
  const textAt = (cells: readonly string[], at: number) => (cells[at] ?? "").trim();
  return (cells) => {
    const type = textAt(cells, places.type).toLowerCase();
    if (/^(?:variable|grouped|external)\b/.test(type)) {
      for (const key of [textAt(cells, places.sku), `id:${textAt(cells, places.id)}`]) if (key) parents.set(key, cells);
      return { left: "parent" };
    }
    const parent = type.startsWith("variation") ? parents.get(textAt(cells, places.parent)) : undefined;
    return { cells: takeOver(cells, parent) };
  };
}
