import { brandColours } from "./brand-colours.ts";
import { darker, inkOn, luminanceOf } from "./colour.ts";
import type { Pack } from "./drawing.ts";
import { motifOf } from "./motifs.ts";
import { randomOf } from "./random.ts";
import { respell } from "./roman-spelling.ts";

/** What a drawing follows from: nothing else of a product changes it. Category and subcategory by their slugs. */
export type DrawnProduct = {
  name: string;
  brand: string | null;
  category: string;
  subcategory: string | null;
  unit: string;
  unitSize: string | null;
  /** the shape that staff chose; null: the name decides */
  drawnAs?: string | null;
};

/** A product in the terms of the rules that choose its drawing. */
export type Goods = {
  name: string;
  /** the name as the rules spell it */
  words: string;
  brand: string | null;
  category: string;
  subcategory: string;
  pieces: number;
  /** 0 where it is not sold by weight or volume */
  kilos: number;
  litres: number;
  pack: Pack;
};

const sizes = /\b\d+ ?[x×] ?(?=\d)|\b\d+(\.\d+)?\s*(kg|g|ml|l|pcs|w)\b|, (large|small|medium)|\(.*?\)|half roll box|refill/gi;

/** The name without brand and size. */
const lineOf = (name: string, brand: string) =>
  name
    .replace(brand, "")
    .replace(sizes, "")
    .replace(/^['’s\s,–-]+(?=\S)|[\s,]+$/g, "")
    .trim();

function packOf({ name, brand, category, subcategory, unit, unitSize }: DrawnProduct): Pack {
  const line = lineOf(name, brand ?? "") || name;
  const [colour, accent] = brandColours(brand ?? name);
  const size = Number(unitSize ?? 1);
  return {
    brand: brand ?? line.split(" ").slice(0, 2).join(" "),
    line: brand ? line : line.split(" ").slice(2).join(" "),
    size: /^(each|bunch)$/.test(unit) ? "" : unit === "dozen" ? `${size * 12} pcs` : `${size} ${unit}`,
    motif: motifOf({ line: respell(line), name: respell(name) }, category, subcategory ?? ""),
    colour,
    accent,
    ink: inkOn(colour),
    face: Math.floor(randomOf(name)() * 3),
    paper: "#fffdf6",
    paperInk: darker(luminanceOf(colour) > 0.5 ? accent : colour, 0.25),
    cap: darker(accent, 0.1),
  };
}

const measures = /(\d+(?:\.\d+)?) ?(kg|g|ml|l)\b/i;

/** How much one piece holds: by its unit, or where that is a piece, by the size in its name; an empty container holds nothing. */
function measuredOf({ name, unit, unitSize }: DrawnProduct): { size: number; measure: string } {
  const isOther = /^(kg|g|ml|l|pcs|dozen|bunch)$/i.test(unit) || /feeding bottle|feeder|flask|water bottle/i.test(name);
  const [, size, measure] = isOther ? [] : (measures.exec(name) ?? []);
  return { size: Number(size ?? unitSize ?? 1) || 1, measure: (measure ?? unit).toLowerCase() };
}

/** The facts that the rules ask for. */
export function drawnGoodsOf(product: DrawnProduct): Goods {
  const { name, brand, category, subcategory } = product;
  const { size, measure } = measuredOf(product);
  return {
    name,
    words: respell(name),
    brand,
    category,
    subcategory: subcategory ?? "",
    pieces: measure === "dozen" ? size * 12 : size,
    kilos: measure === "kg" ? size : measure === "g" ? size / 1000 : 0,
    litres: measure === "l" ? size : measure === "ml" ? size / 1000 : 0,
    pack: packOf(product),
  };
}

/** The shop's own label is wide enough for the whole line. */
export const ownLine = ({ pack, name }: Goods): Pack => ({ ...pack, line: lineOf(name, "") });
