import { type DrawnShape, drawnShapes } from "#app/domain/catalog/product-fields.ts";
import { darker, lighter, luminanceOf } from "./internal/colour.ts";
import type { Drawing } from "./internal/drawing.ts";
import { bottle, branded, canOf, drinkOf } from "./internal/drinks.ts";
import { jarFill, sauceFill, soapBar } from "./internal/fill-colours.ts";
import { freshMeat } from "./internal/fresh-meat.ts";
import { type DrawnProduct, drawnGoodsOf, type Goods, ownLine } from "./internal/goods.ts";
import { grainOf } from "./internal/grains.ts";
import { flatbread, isFood, isThing } from "./internal/motifs.ts";
import { packOfName } from "./internal/pack-words.ts";
import { bunchOf, heapOf, plainBunch } from "./internal/produce-kinds.ts";
import { usualShapeOf } from "./internal/usual-shapes.ts";

type Rule = (goods: Goods) => Drawing | false | null | undefined;

/** Loose goods; those whose name the drawings do not know in a basket with a sign. */
const looseOf = ({ words, keywords, pack }: Goods): Drawing =>
  heapOf(words) ??
  heapOf(keywords) ?? { shape: "heap", goods: { emoji: "basket" }, pile: "one", sign: `${pack.brand} ${pack.line}`.trim() };

const produce: Rule = (goods) => {
  const { words, category, subcategory } = goods;
  if (subcategory === "leafy-herbs" || category === "vegetables") {
    const bunch = /seed|powder|dry|dried/i.test(words) ? null : bunchOf(words, words);
    if (bunch) return bunch;
  }
  if (category !== "vegetables" && category !== "fruit") return;
  if (subcategory === "leafy-herbs" && !heapOf(words)) return bunchOf(words, words, plainBunch);
  return looseOf(goods);
};

const eggs: Rule = ({ words, subcategory, pieces }) =>
  subcategory === "eggs" && { shape: "eggs", count: pieces, brown: /desi|brown/i.test(words) };

/** The pack that the name itself says, of what is measured and has no shape of its own. */
const namedPack: Rule = (goods) => {
  const { words, category, subcategory, kilos, litres, pack } = goods;
  if (kilos + litres === 0 || /^(vegetables|fruit|meat-fish|household-kitchen)$/.test(category) || subcategory === "pest-air")
    return;
  const found = packOfName(words, (kilos + litres) / goods.packCount, isFood(category));
  if (found === "can" && litres >= 1) return;
  if (found === "can") return litres > 0 ? canOf(goods) : { shape: "tin", ...pack };
  const isSauce = /chutney|cha?tni|sauce|ketchup/i.test(words);
  if (found === "bottle" && kilos > 0 && !isSauce) return jarOf(goods);
  if (found === "bottle") return category === "dairy-eggs" ? milkBottle(goods) : null;
  if (found === "box" && (category === "drinks-water" || category === "dairy-eggs")) return { shape: "carton", ...pack };
  if (found === "jar") return jarOf(goods);
  return found === "tub" ? tubOf(goods) : found && drawnIn(found, goods);
};

const milkBottle = ({ pack }: Goods): Drawing => bottle(pack, "syrup", "#fdfbf5", { cap: "#1D4FA3" });

const tubOf = ({ pack }: Goods): Drawing => {
  const colour = luminanceOf(pack.colour) > 0.5 ? pack.colour : lighter(pack.colour, 0.88);
  return { shape: "tub", ...pack, colour, ink: darker(pack.colour, 0.2), accent: pack.colour };
};

const toiletries: Rule = (goods) => {
  const { words, pack, litres } = goods;
  if (/\bbulb\b/i.test(words)) return { shape: "bulb", ...pack, line: /\d+ ?W/.exec(words)?.[0] ?? "LED" };
  if (
    /tooth ?paste|dental cream|(teeth|tooth|gum)\b.*paste|rash cream|\bgel\b|ointment|fairness cream|whitening cream|hair remov/i.test(
      words,
    )
  )
    return { shape: "tube", ...pack };
  if (/hand ?wash/i.test(words)) return bottle(pack, "pump", lighter(pack.colour, 0.2));
  const isBar = goods.subcategory === "dishwash" && /\bbar\b|tikk?i|tikiya/i.test(words);
  if (litres === 0 && (isBar || /\bsoap\b|(dishwash|beauty|cream|bath|laundry|washing) bar|sabun/i.test(words)))
    return { shape: "soap", ...pack, bar: soapBar(words), line: pack.line.replace(/soap/i, "").trim() || pack.line };
  if (
    /petroleum jelly|(cold|soft|day|night|beauty|face|massage|moisturi\w+) cream(?! bar)|\bbalm\b|hair wax|body butter/i.test(
      words,
    )
  )
    return { shape: "jar", ...pack, colour: "#fdfbf5", cap: pack.colour };
  if (
    /shampoo|lotion|saniti[sz]er|face ?wash|body ?wash|hair oil|almond oil|rose water|baby oil|conditioner|serum|baby powder|talc|nail polish|perfume|attar\b|cologne|roll[- ]on|\bbach\w* \w* ?powder/i.test(
      words,
    )
  )
    return branded(goods, "flat");
  if (/spray|shaving foam|deodor|air freshener|hair mousse/i.test(words)) return branded(goods, "spray");
  const isForHome = goods.category === "laundry-cleaning";
  if (litres > 0 && (isForHome || /cleaner|liquid|phenyl|bleach|softener|antiseptic|mouthwash|dishwash/i.test(words)))
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

/** A jar whose fill is seen. */
const jarOf = ({ words, pack, brand }: Goods): Drawing => ({
  shape: "jar",
  ...pack,
  colour: jarFill(words),
  cap: brand ? pack.colour : "#4A1A5C",
});

const jarred: Rule = (goods) => {
  const { words, category, subcategory, litres, pack } = goods;
  const isSnack = category === "biscuits-snacks" || /noodle|chips|pasta/i.test(words);
  if (
    !isSnack &&
    /ketchup|sauce|vinegar|sirka|golden syrup|maple syrup|molasses|yellow mustard|\bmustard paste|dressing/i.test(words)
  )
    return bottle(pack, "squeeze", sauceFill(words));
  if (!isSnack && (litres > 0 || /bottle|botal/i.test(words)) && /chutney|cha?tni/i.test(words))
    return bottle(pack, "squeeze", sauceFill(words));
  if (subcategory === "canned" && !/cubes?\b/i.test(words)) return { shape: "tin", ...pack };
  if (/milk powder|formula|condensed milk|lactogen|infant milk|growing.?up milk/i.test(words)) return { shape: "tin", ...pack };
  const isOther =
    /sachet|sticks?\b|3-in-1|slices?|triangles?|portions?/i.test(words) ||
    isSnack ||
    subcategory === "cereals-oats" ||
    !isFood(category);
  if (
    !isOther &&
    /mayonnaise|spread|jam\b|honey|sheh?ad|pickle|achar\b(?! gosht)|\bpaste\b|peanut butter|instant coffee|nescaf|nutella|marmalade|murabba|chutney|cha?tni|olives/i.test(
      words,
    )
  )
    return jarOf(goods);
  return litres > 0 && /mayo/i.test(words) ? jarOf(goods) : null;
};

const dairy: Rule = (goods) => {
  const { words, category, subcategory, kilos, litres, brand, pack } = goods;
  if (subcategory === "ice-cream" && litres < 0.2 && /\bbar\b|stick|\bcone\b|cornetto/i.test(words))
    return { shape: "wrap", ...pack };
  if (
    kilos + litres > 0 &&
    /yog?hurt|yogurt|dahi|\bdoi\b|raita|ice cream|kulfa|cheese spread|margarine|khoya|labneh|hummus/i.test(words) &&
    (category === "dairy-eggs" || category === "frozen")
  )
    return tubOf(goods);
  if (subcategory === "yogurt-cream") return litres > 0 || /\bcream/i.test(words) ? { shape: "carton", ...pack } : tubOf(goods);
  if (subcategory === "milk" && !brand) return milkBottle(goods);
  if (subcategory === "milk" || /(dairy|fresh|whipping|cooking) cream|flavou?red milk|tea whitener.*ml/i.test(words))
    return { shape: "carton", ...pack };
  return category === "dairy-eggs" && /butter|cheese|paneer|mozzarella/i.test(words) && { shape: "slab", ...pack };
};

const packs: Rule = ({ words, subcategory, category, kilos, pack, brand }) => {
  if (/double ?roti/i.test(words)) return { shape: "bread", ...pack };
  if (/\b((naan|nan)(?! ?khatai)|roti|kulcha|pita|chapati|sheermal|taftan)\b/i.test(words) && !brand)
    return { shape: "heap", goods: flatbread, pile: "pair" };
  if (subcategory === "bread-buns")
    return { shape: /bread|loaf|toast/i.test(words) && !/pita|flat ?bread/i.test(words) ? "bread" : "pillow", ...pack };
  if (subcategory === "rusk-cake" && !brand && !/rusk|\bras\b|papay|khatai|khani/i.test(words)) return { shape: "box", ...pack };
  if (/\bcakes?\b(?!.*(rusk|mix))/i.test(words) && !/cup ?cake|slice/i.test(words) && subcategory === "rusk-cake" && kilos === 0)
    return { shape: "box", ...pack };
  if (/foil|cling|baking paper|butter paper/i.test(words) || (brand && /brush\b/i.test(words))) return { shape: "box", ...pack };
  if (/toilet (rolls?|paper)|(kitchen|paper) (rolls?|towels?)|paper towel|tissue roll/i.test(words))
    return { shape: "rolls", ...pack };
  if (/washing powder|detergent|bleaching powder/i.test(words)) return { shape: "pillow", ...pack };
  if (/diaper|sanitary|\bpads\b(?!.*scrub)|\bpants\b|charcoal|\bwipes\b/i.test(words) && category !== "laundry-cleaning")
    return { shape: "big-pack", ...pack };
  if (subcategory === "biscuits") return { shape: "wrap", ...pack, line: pack.line.split(" ").slice(0, 2).join(" ") };
  if (
    /chocolate(?!.*(box|powder|malt))|dairy milk|kit ?kat|snickers|twix|mars\b|bounty|\bbar\b/i.test(words) &&
    subcategory === "chocolates-mithai"
  )
    return { shape: "wrap", ...pack, line: pack.line.split(" ").slice(0, 2).join(" ") };
  if (
    subcategory === "chocolates-mithai" &&
    (!brand || /halwa|barfi|mithai|gulab|lad+oo?\b|rasgulla|peda\b|assorted/i.test(words))
  )
    return { shape: "box", ...pack };
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

/** Of these categories what is baked or boiled into a sweet is in no clear bag. */
const notBagged = new Set(["bread-buns", "rusk-cake", "biscuits", "spreads", "chocolates-mithai"]);

/** Of these a shop fills all that has no brand, whatever its name. */
const looseCategories = new Set(["pulses-beans", "spices-masalay", "dry-fruit"]);

const plainGrain = { colour: "#b08d5a", size: 12, isLong: false };

const dryGoods: Rule = (goods) => {
  const { words, category, subcategory, brand, kilos, pack } = goods;
  if (!brand && kilos > 0 && kilos < 5 && baggedCategories.has(category) && !notBagged.has(subcategory)) {
    const grain = grainOf(words) ?? (looseCategories.has(category) ? plainGrain : null);
    if (grain) return { shape: "clear-bag", grain, ...ownLine(goods) };
  }
  if (kilos < 5 && !(subcategory === "wheat-atta" && kilos >= 2)) return;
  const own = { ...ownLine(goods), colour: "#c79a5e", accent: "#4A1A5C", ink: "#24122B", brand: "taaza mandi" };
  return { shape: "sack", ...(brand ? pack : own) };
};

/** What a bucket holds is no measure of goods. */
const household: Rule = ({ words, category, brand, kilos, litres, pack }) =>
  !brand &&
  (kilos + litres === 0 || category === "household-kitchen") &&
  isThing(words, category) && { shape: "single", ...pack };

/** What is measured by volume and was no other thing is a bottle. */
const liquids: Rule = (goods) => {
  const { category, litres, pack } = goods;
  if (litres === 0 || category === "frozen" || category === "household-kitchen" || /litter|soil/i.test(goods.words)) return;
  return isFood(category) || category === "oil-ghee" ? bottle(pack, "squeeze", pack.colour) : branded(goods, "flat");
};

/** The goods in a shape that somebody or their category chose. */
function drawnIn(shape: DrawnShape, goods: Goods): Drawing {
  const { pack, words } = goods;
  switch (shape) {
    case "heap":
      return looseOf(goods);
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
  const shape = usualShapeOf(goods.category, goods.subcategory);
  if (shape === "jar") return jarOf(goods);
  if (shape === "tub") return tubOf(goods);
  return drawnIn(shape === "clear-bag" && goods.brand ? "pillow" : shape, goods);
}

/** The first that answers decides; the category's usual pack is the last resort, so that any new product has a picture. */
const rules: readonly Rule[] = [
  produce,
  eggs,
  freshMeat,
  namedPack,
  toiletries,
  packs,
  oils,
  drinkOf,
  jarred,
  dairy,
  dryGoods,
  household,
  liquids,
];

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
