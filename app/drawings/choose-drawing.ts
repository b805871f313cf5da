import { type DrawnShape, drawnShapes } from "#app/domain/catalog/product-fields.ts";
import { flatbreadOf } from "./internal/dish-motifs.ts";
import type { Drawing, Pack } from "./internal/drawing.ts";
import { bottle, branded, canOf, drinkOf } from "./internal/drinks.ts";
import { dryGoods, isLoose } from "./internal/dry-goods.ts";
import { sauceFill, soapBar } from "./internal/fill-colours.ts";
import { cartonOf, jarOf, milkBottle, tubOf } from "./internal/filled-packs.ts";
import { freshMeat } from "./internal/fresh-meat.ts";
import { type DrawnProduct, drawnGoodsOf, type Goods, ownLine } from "./internal/goods.ts";
import { grainOf } from "./internal/grains.ts";
import { household } from "./internal/household.ts";
import { isFood } from "./internal/motifs.ts";
import { packOfName } from "./internal/pack-words.ts";
import { bunchOf, heapOf, plainBunch } from "./internal/produce-kinds.ts";
import { toiletries } from "./internal/toiletries.ts";
import { usualShapeOf } from "./internal/usual-shapes.ts";

type Rule = (goods: Goods) => Drawing | false | null | undefined;

/** Loose goods; those whose name the drawings do not know in a basket with a sign. */
const looseOf = ({ words, keywords, pack }: Goods): Drawing =>
  heapOf(words) ?? heapOf(keywords) ?? { shape: "heap", goods: { emoji: "basket" }, pile: "one", sign: pack.brand };

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
  if (kilos + litres === 0 && /\bsachets?\b|refill pouch/i.test(words)) return { shape: "pillow", ...pack };
  if (kilos + litres === 0 || /^(vegetables|fruit|meat-fish|household-kitchen)$/.test(category) || subcategory === "pest-air")
    return;
  const found = packOfName(words, (kilos + litres) / goods.packCount, isFood(category));
  if (found === "can" && litres >= 1) return;
  if (found === "can") return litres > 0 ? canOf(goods) : { shape: "tin", ...pack };
  const isSauce = /chutney|cha?tni|sauce|ketchup/i.test(words);
  if (found === "bottle" && kilos > 0 && !isSauce) return jarOf(goods);
  if (found === "bottle") return category === "dairy-eggs" ? milkBottle(goods) : null;
  if (found === "box" && (category === "drinks-water" || category === "dairy-eggs")) return cartonOf(goods);
  if (found === "jar") return jarOf(goods);
  return found === "tub" ? tubOf(goods) : found && drawnIn(found, goods);
};

const oils: Rule = ({ words, category, subcategory, litres, pack }) => {
  if (category !== "oil-ghee" && !/cooking oil/i.test(words)) return;
  if (subcategory === "ghee" || /ghee|banaspati/i.test(words)) return { shape: "tin", ...pack };
  if (/pouch/i.test(words)) return { shape: "pillow", ...pack };
  if (litres >= 2) return { shape: "jerry-can", ...pack, colour: "#f3c63a" };
  return bottle(
    pack,
    "squeeze",
    /olive/i.test(words) ? "#8f9a3a" : /coconut|nariyal|khopra/i.test(words) ? "#f4f0e2" : "#d9b338",
  );
};

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
  if (subcategory === "canned" && /tuna|sardine/i.test(words)) return { shape: "flat-tin", ...pack };
  if (subcategory === "canned" && !/cubes?\b/i.test(words)) return { shape: "tin", ...pack };
  if (goods.subcategory === "baby-food" && /meiji|morinaga|similac|\bs-?26\b|\bnan\b|\bbf-?\d|fm-?t/i.test(goods.name))
    return { shape: "tin", ...pack };
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
  if (
    subcategory === "ice-cream" &&
    litres < 0.2 &&
    /\bbar\b|stick|\bcone\b|cornetto|lolly|kulfi\b|magnum|\bfeast\b/i.test(words)
  )
    return { shape: /\bcones?\b|cornetto/i.test(words) ? "cone" : "wrap", ...pack };
  if (
    kilos + litres > 0 &&
    /yog?hurt|yogurt|dahi|\bdoi\b|raita|ice cream|kulfa|cheese spread|margarine|khoya|labneh|hummus/i.test(words) &&
    (category === "dairy-eggs" || category === "frozen")
  )
    return tubOf(goods);
  if (subcategory === "yogurt-cream") return litres > 0 || /\bcream/i.test(words) ? cartonOf(goods) : tubOf(goods);
  if (subcategory === "milk" && !brand) return milkBottle(goods);
  if (subcategory === "milk" || /(dairy|fresh|whipping|cooking) cream|flavou?red milk|tea whitener.*ml/i.test(words))
    return cartonOf(goods);
  return category === "dairy-eggs" && /butter|cheese|paneer|mozzarella/i.test(words) && { shape: "slab", ...pack };
};

/** A long wrap has room for three short words, not for half a name. */
const shortLine = (line: string): string => {
  const words = line.replace(/,.*$/, "").split(" ");
  return words.slice(0, words.slice(0, 3).join(" ").length <= 18 ? 3 : 2).join(" ");
};

const breadOf = (words: string, pack: Pack): Drawing => ({
  shape: "bread",
  ...pack,
  isBrown: /bran\b|brown|whole ?(wheat|meal|grain)|multi ?grain|\bbarley\b|oat/i.test(words),
});

const rollsOf = (words: string, pack: Pack): Drawing => ({
  shape: "rolls",
  ...pack,
  count: /single|\b1 (roll|pcs?)\b/i.test(words)
    ? 1
    : /\b([4-9]|1[0-9]) ?(rolls?|pcs|pack)|pack of ([4-9]|1\d)/i.test(words)
      ? 4
      : 2,
  isTall: /kitchen|towel/i.test(words),
});

const packs: Rule = ({ name, words, subcategory, category, kilos, pieces, pack, brand }) => {
  if (/double ?roti/i.test(words)) return breadOf(words, pack);
  if (/\b((?<!khatai )na+n(?! ?khatai)|roti|kulcha|pita|chapati|sheermal|taftan|paratha|puri)\b/i.test(words) && !brand)
    return { shape: "heap", goods: flatbreadOf(words), pile: pieces === 1 && /\b1 ?(piece|pcs?)\b/i.test(name) ? "one" : "pair" };
  if (subcategory === "bread-buns")
    return /bread|loaf|toast/i.test(words) && !/pita|flat ?bread/i.test(words)
      ? breadOf(words, pack)
      : { shape: "pillow", ...pack };
  if (subcategory === "rusk-cake" && !brand && !/rusk|\bras\b|papay|khatai|khani/i.test(words)) return { shape: "slab", ...pack };
  if (/\bcakes?\b(?!.*(rusk|mix))/i.test(words) && !/cup ?cake|slice/i.test(words) && subcategory === "rusk-cake" && kilos === 0)
    return { shape: "box", ...pack };
  if (/foil|cling|(baking|butter|parchment|wax) paper/i.test(words)) return { shape: "roll-box", ...pack };
  if (/(party|pocket).*tissue|tissue.*(party|pocket)/i.test(words)) return { shape: "packet", ...pack };
  if (/(facial|box|luxury|pop ?up).*tissue|tissue.*(box|dib+a|dab+a)/i.test(words)) return { shape: "paper-box", ...pack };
  if (/\bwipes\b/i.test(words) && category !== "laundry-cleaning") return { shape: "packet", ...pack };
  if (/toilet (rolls?|paper)|(kitchen|paper) (rolls?|towels?)|paper towel|tissue roll/i.test(words)) return rollsOf(words, pack);
  if (/washing powder|detergent|bleaching powder/i.test(words)) return { shape: "pillow", ...pack };
  if (/diaper|sanitary|\bpads\b(?!.*scrub)|\bpants\b|charcoal/i.test(words) && category !== "laundry-cleaning")
    return { shape: "big-pack", ...pack, isSmall: /sanitary|\bpads\b|panty ?liner/i.test(words) };
  if (subcategory === "biscuits" && /\bbox\b|d[ai]bb?[ae]\b|carton/i.test(words)) return { shape: "box", ...pack };
  if (subcategory === "biscuits" && /cocomo|\bbites\b/i.test(words)) return { shape: "pillow", ...pack };
  if (subcategory === "biscuits" && (brand || kilos === 0 || !isLoose(words)))
    return { shape: "wrap", ...pack, line: shortLine(pack.line) };
  if (subcategory === "chocolates-mithai" && /\bbox\b|d[ai]bb?[ae]\b|assortment/i.test(words)) return { shape: "box", ...pack };
  if (
    /chocolate(?!.*(box|powder|malt))|dairy milk|kit ?kat|snickers|twix|mars\b|bounty|\bbar\b/i.test(words) &&
    subcategory === "chocolates-mithai"
  )
    return { shape: "wrap", ...pack, line: shortLine(pack.line) };
  if (
    subcategory === "chocolates-mithai" &&
    (!brand || /soh?an|halwa|barfi|mithai|gulab|lad+oo?\b|rasgulla|peda\b|assorted/i.test(words))
  )
    return { shape: brand ? "box" : "slab", ...pack };
  if (/\bcubes?\b/i.test(words) && category === "noodles-sauces") return { shape: "box", ...pack };
  if (/(?<!sanitary )napkins?\b|serviette/i.test(words) && category === "household-kitchen") return { shape: "packet", ...pack };
  if (/garbage|trash|kac+h?r[ae]/i.test(words)) return { shape: "pillow", ...pack };
  if (/noodles/i.test(words)) return { shape: "packet", ...pack };
  return null;
};

/** What is measured by volume and was no other thing is a bottle. */
const liquids: Rule = (goods) => {
  const { category, litres, pack } = goods;
  if (litres === 0 || category === "frozen" || category === "household-kitchen" || /litter|soil/i.test(goods.words)) return;
  const isClear = /\b(rose|kewra|gulab)\b|\ba?rq\b|\baraq\b/i.test(goods.words);
  return isFood(category) || category === "oil-ghee"
    ? bottle(pack, "squeeze", isClear ? "#dcebf0" : pack.colour)
    : branded(goods, "flat");
};

/** The goods in a shape that somebody or their category chose. */
function drawnIn(shape: DrawnShape, goods: Goods): Drawing {
  const { pack, words } = goods;
  switch (shape) {
    case "heap":
      return looseOf(goods);
    case "clear-bag":
      return { shape, grain: grainOf(words) ?? { colour: "#e3cf9c", size: 13, form: "round" }, ...ownLine(goods) };
    case "bottle":
      return bottle(pack, "squeeze", pack.colour);
    case "tray":
      return { shape, pieces: 5, ...pack };
    case "soap":
      return { shape, ...pack, bar: soapBar(words) };
    case "rolls":
      return rollsOf(words, pack);
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
