import { brandColours, type ColourPair } from "./brand-colours.ts";
import { darker, inkOn, lighter, luminanceOf } from "./colour.ts";
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
  /** other words for it, asked only where the name says nothing */
  keywords?: readonly string[];
  /** the shape that staff chose; null: the name decides */
  drawnAs?: string | null;
};

/** A product in the terms of the rules that choose its drawing. */
export type Goods = {
  name: string;
  /** the name as the rules spell it */
  words: string;
  /** its keywords in the same spelling */
  keywords: string;
  brand: string | null;
  category: string;
  subcategory: string;
  pieces: number;
  /** how many packs are sold together ("Pack of 6", "345 ml x 12") */
  packCount: number;
  /** 0 where it is not sold by weight or volume */
  kilos: number;
  litres: number;
  pack: Pack;
};

const countOfName = /(?:case|pack|crate|petti) of (\d+)|\d ?(?:kg|g|ml|l) ?[x×] ?(\d+)\b|\b(\d+) ?[x×] ?(?=\d)/i;

const sizes =
  /,? ?(case|pack|crate|petti) of( \d+)?|[x×] ?\d+$|\b\d+ ?[x×] ?\d+$|\b\d+ ?[x×] ?(?=\d)|\b\d+(\.\d+)?\s*(kg|g|ml|l|pcs|w)\b|, (large|small|medium)|\(.*?\)|half roll box|refill/gi;

/** A letter without its accent. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The name without the brand as words of its own, however its letters are accented or capitalised. */
function withoutBrand(name: string, brand: string): string {
  const whole = name.normalize("NFC");
  const from = plain(whole).indexOf(plain(brand));
  const to = from + brand.normalize("NFC").length;
  const isWord = !/\p{L}/u.test(whole[from - 1] ?? "") && !/\p{L}/u.test(whole[to] ?? "");
  return brand === "" || from < 0 || !isWord ? name : whole.slice(0, from) + whole.slice(to);
}

/** The name without brand and size. */
const lineOf = (name: string, brand: string) =>
  withoutBrand(name, brand)
    .replace(sizes, "")
    .replace(/^['’s\s,–-]+(?=\S)|[\s,×]+$/g, "")
    .trim();

const keywordsOf = ({ keywords = [] }: DrawnProduct) => respell(keywords.join(", "));

/** What a baby is washed and rubbed with comes in light colours. */
const soft = ([colour, accent]: ColourPair, subcategory: string | null): ColourPair =>
  subcategory === "baby-bath-skin" && luminanceOf(colour) < 0.5 ? [lighter(colour, 0.82), colour] : [colour, accent];

function packOf(product: DrawnProduct): Pack {
  const { name, brand, category, subcategory, unit, unitSize } = product;
  const line = lineOf(name, brand ?? "") || (brand ? "" : name);
  const [colour, accent] = soft(brandColours(brand ?? name, line), subcategory);
  const size = Number(unitSize ?? 1);
  return {
    brand: brand ?? line,
    line: brand ? line : "",
    size: /^(each|bunch)$/.test(unit) ? "" : unit === "dozen" ? `${size * 12} pcs` : `${size} ${unit}`,
    motif: motifOf({ line: respell(line), name: respell(name), keywords: keywordsOf(product) }, category, subcategory ?? ""),
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
    keywords: keywordsOf(product),
    brand,
    category,
    subcategory: subcategory ?? "",
    pieces: measure === "dozen" ? size * 12 : size,
    packCount: Number(countOfName.exec(name)?.slice(1).find(Boolean) ?? 1),
    kilos: measure === "kg" ? size : measure === "g" ? size / 1000 : 0,
    litres: measure === "l" ? size : measure === "ml" ? size / 1000 : 0,
    pack: packOf(product),
  };
}

/** The shop's own label is wide enough for the whole line. */
export const ownLine = ({ pack, name }: Goods): Pack => ({ ...pack, line: lineOf(name, "") });
