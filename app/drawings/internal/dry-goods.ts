import type { Drawing } from "./drawing.ts";
import { type Goods, ownLine } from "./goods.ts";
import { grainOf } from "./grains.ts";
import { isFood } from "./motifs.ts";

/** The shop fills it into bags itself, as its name says. */
export const isLoose = (words: string): boolean => /\b(khul[aei]+y?|loose)\b/i.test(words);

/** The categories whose goods a shop fills into clear bags itself. */
const baggedCategories = new Set([
  "atta-rice-flour",
  "pulses-beans",
  "spices-masalay",
  "sugar-salt-honey",
  "dry-fruit",
  "biscuits-snacks",
  "noodles-sauces",
  "tea-coffee",
  "bakery-breakfast",
  "laundry-cleaning",
]);

/** Of these categories what is baked or boiled into a sweet is in no clear bag. */
const notBagged = new Set(["bread-buns", "rusk-cake", "biscuits", "spreads", "chocolates-mithai"]);

/** Of these a shop fills all that has no brand, whatever its name. */
const looseCategories = new Set(["pulses-beans", "spices-masalay", "dry-fruit"]);

const plainGrain = { colour: "#b08d5a", size: 12, form: "round" } as const;

/** Dry goods in the shop's clear bag or in a sack; undefined for what comes in another pack. */
export const dryGoods = (goods: Goods): Drawing | undefined => {
  const { words, category, subcategory, brand, kilos, pack } = goods;
  if (!brand && /cotton (balls?|wool)|\bru+i\b/i.test(words) && !isFood(category))
    return { shape: "clear-bag", grain: { colour: "#f4f8fb", size: 34, form: "puff" }, ...ownLine(goods) };
  if (kilos > 0 && kilos <= 0.01 && /saffron|za+fran|kesar/i.test(words)) return { shape: "box", ...pack };
  const isBagged = baggedCategories.has(category) && (!notBagged.has(subcategory) || isLoose(words));
  if (!brand && kilos > 0 && kilos < 5 && isBagged) {
    const grain = grainOf(words) ?? (looseCategories.has(category) ? plainGrain : null);
    if (grain) return { shape: "clear-bag", grain, ...ownLine(goods) };
  }
  if (kilos < 5 && !(subcategory === "wheat-atta" && kilos >= 2)) return;
  const own = { ...ownLine(goods), colour: "#c79a5e", accent: "#4A1A5C", ink: "#24122B", brand: "taaza mandi" };
  return { shape: "sack", ...(brand ? pack : own) };
};
