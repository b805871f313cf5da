import { type DrawnShape, drawnShapes } from "#app/domain/catalog/product-fields.ts";
import { darker, inkOn, lighter, luminanceOf } from "./internal/colour.ts";
import type { BottleForm, Drawing, Pack } from "./internal/drawing.ts";
import { type DrawnProduct, drawnGoodsOf, type Goods, ownLine } from "./internal/goods.ts";
import { grainOf } from "./internal/grains.ts";
import { isNamed } from "./internal/motifs.ts";
import { bunchOf, heapOf } from "./internal/produce-kinds.ts";

type Rule = (goods: Goods) => Drawing | false | null | undefined;

const bottle = (pack: Pack, form: BottleForm, glass: string, more: Partial<Pack> & { isClear?: boolean } = {}): Drawing => ({
  shape: "bottle",
  form,
  glass,
  ...pack,
  ...more,
});

/** A bottle whose label is in the brand's colour. */
const branded = ({ pack }: Goods, form: BottleForm, glass = pack.colour): Drawing =>
  bottle(pack, form, glass, { paper: pack.colour, paperInk: inkOn(pack.colour) });

const looseOf = (words: string): Drawing => heapOf(words) ?? { shape: "heap", goods: { emoji: "basket" }, pile: "one" };

const produce: Rule = ({ words, category, subcategory }) => {
  if (subcategory === "leafy-herbs" || category === "vegetables") {
    const bunch = /seed|powder|dry|dried/i.test(words) ? null : bunchOf(words, words);
    if (bunch) return bunch;
  }
  if (category !== "vegetables" && category !== "fruit") return;
  return looseOf(words);
};

const eggs: Rule = ({ words, subcategory, pieces }) =>
  subcategory === "eggs" && { shape: "eggs", count: pieces, brown: /desi|brown/i.test(words) };

const freshMeat: Rule = (goods) => {
  const { words, category, subcategory, pack } = goods;
  if (category !== "meat-fish") return;
  const isChicken = subcategory === "chicken" || /chicken|murgh/i.test(words);
  const raw = {
    hue: isChicken ? 14 : 354,
    from: 0,
    to: 60,
    saturation: isChicken ? 1.15 : 0.8,
    lightness: isChicken ? 0.05 : -0.02,
  };
  const tray = (motif: Pack["motif"]): Drawing => ({
    shape: "tray",
    pieceSize: 132,
    ...ownLine(goods),
    motif,
    size: pack.size || "1 kg",
  });
  if (/prawn|shrimp|jheenga/i.test(words)) return tray({ emoji: "shrimp" });
  if (subcategory === "fish-seafood" || /fish|machli|rohu|surmai|pomfret|basa/i.test(words))
    return tray({ emoji: "fish", paint: { hue: 205, from: 170, to: 260, saturation: 0.3, lightness: 0.1 } });
  if (/mince|qeema|keema|boneless|liver|kaleji/i.test(words))
    return tray({ emoji: "cut-of-meat", ...(isChicken && { paint: raw }) });
  return tray({ emoji: isChicken ? "poultry-leg" : "meat-on-bone", paint: raw });
};

const soapBar = (words: string) =>
  /lux|rose/i.test(words)
    ? "#f6c3d6"
    : /dettol|lemon|vim/i.test(words)
      ? "#f4d77a"
      : /lifebuoy/i.test(words)
        ? "#e8605a"
        : "#fbf7ef";

const toiletries: Rule = (goods) => {
  const { words, pack, litres } = goods;
  if (/\bbulb\b/i.test(words)) return { shape: "bulb", ...pack, line: /\d+ ?W/.exec(words)?.[0] ?? "LED" };
  if (/toothpaste|dental cream|rash cream|\bgel\b/i.test(words)) return { shape: "tube", ...pack };
  if (/handwash|hand wash/i.test(words)) return bottle(pack, "pump", lighter(pack.colour, 0.2));
  if (litres === 0 && /\bsoap\b|dishwash bar|beauty cream bar|sabun/i.test(words))
    return { shape: "soap", ...pack, bar: soapBar(words), line: pack.line.replace(/soap/i, "").trim() || pack.line };
  if (/petroleum jelly|cold cream|soft cream|\bbalm\b/i.test(words))
    return { shape: "jar", ...pack, colour: "#fdfbf5", cap: pack.colour };
  if (/shampoo|lotion|sanitizer|face wash|hair oil|almond oil|rose water|baby oil|conditioner/i.test(words))
    return branded(goods, "flat");
  if (/spray|shaving foam|deodor|air freshener/i.test(words)) return branded(goods, "spray");
  if (litres > 0 && /cleaner|liquid|phenyl|bleach|softener|antiseptic|mouthwash|dishwash/i.test(words))
    return bottle(pack, "angle", pack.colour, { paper: lighter(pack.accent, 0.86) });
  return null;
};

const oils: Rule = ({ words, category, subcategory, litres, pack }) => {
  if (category !== "oil-ghee" && !/cooking oil/i.test(words)) return;
  if (subcategory === "ghee" || /ghee|banaspati/i.test(words)) return { shape: "tin", ...pack };
  if (/pouch/i.test(words)) return { shape: "pillow", ...pack };
  if (litres >= 2) return { shape: "jerry-can", ...pack, colour: "#f3c63a" };
  return bottle(pack, "squeeze", /olive/i.test(words) ? "#8f9a3a" : "#d9b338");
};

const sodaGlass = (words: string) =>
  /pakola/i.test(words)
    ? "#49c26a"
    : /sprite|7up|dew|lemon/i.test(words)
      ? "#4fae5a"
      : /fanta|mirinda|orange/i.test(words)
        ? "#f28c13"
        : "#2c0f0b";

const drinks: Rule = ({ words, category, subcategory, litres, pack }) => {
  if (category !== "drinks-water") return;
  if (subcategory === "soft-drinks" || /cola\b|soda|energy drink/i.test(words))
    return bottle(pack, "soda", sodaGlass(words), {
      cap: pack.colour,
      paper: pack.colour,
      paperInk: inkOn(pack.colour),
      line: "",
    });
  if (subcategory === "water" || /\bwater\b/i.test(words)) {
    const blue = { cap: "#1D6fc0", paper: "#1D6fc0", paperInk: "#fff", accent: "#fff", isClear: true };
    return bottle({ ...pack, line: pack.line.replace(/water/i, "").replace(/^[\s,]+/, "") }, "water", "#a8dbf2", blue);
  }
  if (subcategory === "sharbat-mixes" && litres > 0) {
    const syrup = /badam|almond/i.test(words) ? "#e9d3a0" : /lemon/i.test(words) ? "#e3d24a" : "#8f0f26";
    return bottle(pack, "syrup", syrup, { paper: "#fff8e8", cap: pack.accent, paperInk: "#8f0f26" });
  }
  if (subcategory === "juices" || /juice|nectar/i.test(words)) return { shape: "carton", ...pack };
  return null;
};

const sauceGlass = (words: string) => (/soy/i.test(words) ? "#2a1712" : /vinegar|sirka/i.test(words) ? "#e9e4cf" : "#c4201c");

const jarFill = (words: string) =>
  /mayo|cream|chicken/i.test(words)
    ? "#fff3d2"
    : /honey/i.test(words)
      ? "#e0941f"
      : /coffee|nutella|cocoa|chocolate/i.test(words)
        ? "#4a2616"
        : /pickle|achar|paste|peanut/i.test(words)
          ? "#c06a1c"
          : "#b21f3a";

const jarred: Rule = ({ words, subcategory, litres, pack, brand }) => {
  if (/ketchup|sauce|vinegar|sirka/i.test(words)) return bottle(pack, "squeeze", sauceGlass(words));
  if (subcategory === "canned" && !/cubes?\b/i.test(words)) return { shape: "tin", ...pack };
  if (/milk powder|formula|condensed milk/i.test(words)) return { shape: "tin", ...pack };
  const isSachet = /sachet|3-in-1/i.test(words);
  if (
    !isSachet &&
    /mayonnaise|spread|jam\b|honey|pickle|achar\b(?! gosht)|\bpaste\b|peanut butter|instant coffee|nescaf|nutella|marmalade/i.test(
      words,
    )
  )
    return { shape: "jar", ...pack, colour: jarFill(words), cap: brand ? pack.colour : "#4A1A5C" };
  return litres > 0 && /mayo/i.test(words) ? { shape: "jar", ...pack, colour: "#fff3d2", cap: pack.colour } : null;
};

const dairy: Rule = (goods) => {
  const { words, category, subcategory, kilos, litres, brand, pack } = goods;
  if (kilos + litres > 0 && /yogurt|yoghurt|dahi|raita|ice cream|kulfa|cheese spread|margarine|khoya/i.test(words)) {
    const colour = luminanceOf(pack.colour) > 0.5 ? pack.colour : lighter(pack.colour, 0.88);
    return { shape: "tub", ...pack, colour, ink: darker(pack.colour, 0.2), accent: pack.colour };
  }
  if (subcategory === "milk" && !brand) return bottle(pack, "syrup", "#fdfbf5", { cap: "#1D4FA3" });
  if (subcategory === "milk" || /dairy cream|flavou?red milk|tea whitener.*ml/i.test(words)) return { shape: "carton", ...pack };
  return category === "dairy-eggs" && /butter|cheese|paneer|mozzarella/i.test(words) && { shape: "slab", ...pack };
};

const packs: Rule = ({ words, subcategory, category, pack }) => {
  if (subcategory === "bread-buns") return { shape: "bread", ...pack };
  if (/toilet rolls?|kitchen rolls?|foil|cling|tissue roll/i.test(words)) return { shape: "rolls", ...pack };
  if (/washing powder|detergent|bleaching powder/i.test(words)) return { shape: "pillow", ...pack };
  if (/diaper|\bpads\b(?!.*scrub)|\bpants\b|charcoal|\bwipes\b/i.test(words) && category !== "laundry-cleaning")
    return { shape: "big-pack", ...pack };
  if (subcategory === "biscuits") return { shape: "wrap", ...pack, line: pack.line.split(" ").slice(0, 2).join(" ") };
  if (/chocolate(?!.*(box|powder|malt|milk))|kitkat|snickers|\bbar\b/i.test(words) && subcategory === "chocolates-mithai")
    return { shape: "wrap", ...pack, line: pack.line.split(" ").slice(0, 2).join(" ") };
  if (/noodles/i.test(words)) return { shape: "packet", ...pack };
  return null;
};

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

const dryGoods: Rule = (goods) => {
  const { words, category, subcategory, brand, kilos, pack } = goods;
  if (!brand && kilos > 0 && kilos < 5 && baggedCategories.has(category)) {
    const grain = grainOf(words);
    if (grain) return { shape: "clear-bag", grain, ...ownLine(goods) };
  }
  if (kilos < 5 && !(subcategory === "wheat-atta" && kilos >= 2)) return;
  const own = { ...ownLine(goods), colour: "#c79a5e", accent: "#4A1A5C", ink: "#24122B", brand: "taaza mandi" };
  return { shape: "sack", ...(brand ? pack : own) };
};

const household: Rule = ({ words, category, brand, pack }) =>
  category === "household-kitchen" && !brand && isNamed(words) && { shape: "single", ...pack };

/** What the goods of a seeded category usually come in; by its slug. */
const usualShapes: Record<string, DrawnShape> = {
  "atta-rice-flour": "pillow",
  "pulses-beans": "clear-bag",
  "oil-ghee": "bottle",
  "sugar-salt-honey": "clear-bag",
  "dairy-eggs": "carton",
  "bakery-breakfast": "pillow",
  "drinks-water": "bottle",
  "biscuits-snacks": "pillow",
  "noodles-sauces": "pillow",
  "dry-fruit": "clear-bag",
  "laundry-cleaning": "pillow",
};

/** The goods in a shape that somebody or their category chose. */
function drawnIn(shape: DrawnShape, goods: Goods): Drawing {
  const { pack, words } = goods;
  switch (shape) {
    case "heap":
      return looseOf(words);
    case "clear-bag":
      return { shape, grain: grainOf(words) ?? { colour: "#e3cf9c", size: 13, isLong: false }, ...ownLine(goods) };
    case "bottle":
      return bottle(pack, "squeeze", pack.colour);
    case "tray":
      return { shape, pieceSize: 132, ...pack };
    case "soap":
      return { shape, ...pack, bar: soapBar(words) };
    default:
      return { shape, ...pack };
  }
}

function usual(goods: Goods): Drawing {
  const shape = usualShapes[goods.category] ?? "box";
  return drawnIn(shape === "clear-bag" && goods.brand ? "pillow" : shape, goods);
}

/** The first that answers decides; the category's usual pack is the last resort, so that any new product has a picture. */
const rules: readonly Rule[] = [produce, eggs, freshMeat, toiletries, packs, oils, drinks, jarred, dairy, dryGoods, household];

/** What a product's picture shows, from its name, brand, size and category alone; in the shape that staff chose, if they did. */
export function chooseDrawing(product: DrawnProduct): Drawing {
  const goods = drawnGoodsOf(product);
  const chosen = drawnShapes.find((shape) => shape === product.drawnAs);
  if (chosen) return drawnIn(chosen, goods);
  for (const rule of rules) {
    const drawing = rule(goods);
    if (drawing) return drawing;
  }
  return usual(goods);
}
