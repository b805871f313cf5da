import { dishes, flatbreads } from "./dish-motifs.ts";
import type { Motif } from "./svg.ts";
import { type MotifRow, things, uses } from "./thing-motifs.ts";

const redTomato: Motif = { emoji: "tomato", paint: { hue: 6, from: 320, to: 20 } };

const herb: Motif = { emoji: "herb" };
const oil: Motif = { emoji: "droplet", paint: { hue: 44, saturation: 1.1 } };
const nut: Motif = { emoji: "chestnut" };

/** What an article is made of, or tastes of. */
const contents: readonly MotifRow[] = [
  [/pickle|\bachar\b(?! gosht)/i, { emoji: "achar" }],
  [/ginger.*garlic|garlic.*ginger|adrak.*lehsan|lehsan.*adrak/i, { emoji: "ginger-garlic" }],
  [/lavender/i, { emoji: "lavender" }],
  [/rose water|rose petal/i, { emoji: "rose" }],
  [/pineapple|ananas/i, { emoji: "pineapple" }],
  [/\bcorn\b|makai|bhutta/i, { emoji: "ear-of-corn" }],
  [/baked beans/i, { emoji: "baked-beans" }],
  [/kidney|lobia|rajma|\bbeans\b(?!.*coffee)(?<!coffee beans)/i, { emoji: "beans" }],
  [/\bpeas\b|mat+ar/i, { emoji: "pea-pod" }],
  [/mix(ed)? (vegetable|sabz)|(frozen|cut) vegetables/i, { emoji: "mixed-vegetables" }],
  [/vegetables?\b|sabz[iy]/i, { emoji: "leafy-green" }],
  [/peanut|moong ?phali/i, { emoji: "peanuts" }],
  [/tikka|wings|drum ?stick|chicken|murgh|nugget|zinger|popeye/i, { emoji: "poultry-leg" }],
  [/fish|machh?li|tuna|rohu|salmon|sardine/i, { emoji: "fish" }],
  [/beef|mutton|\bmeat|qeema|keema/i, { emoji: "cut-of-meat" }],
  [/prawn|shrimp|jheenga/i, { emoji: "shrimp" }],
  [/(coriander|dhan+ia).*(powder|seed|sab[iu]t|pis)|(pis\w*|sab[iu]t) dhan+ia/i, { emoji: "coriander-seeds" }],
  [/coriander|dhan+ia/i, { emoji: "coriander-leaf" }],
  [/methi|fenugreek/i, { emoji: "methi-leaves" }],
  [/mehndi.*cone|cone.*mehndi|henna cone/i, { emoji: "mehndi-cone" }],
  [/mint\b|pod+ina|mehndi|henna|neem|herbal|tulsi|basil/i, herb],
  [/[ie]la[iy]?ch?i|cardamom/i, { emoji: "cardamom" }],
  [/saffron|za+fran|kesar/i, { emoji: "saffron" }],
  [/garam masala|sabut masal/i, { emoji: "garam-masala" }],
  [/cumin|zeera|saunf|fennel|ajwain|carom/i, { emoji: "cumin-seeds" }],
  [/black pepper|peppercorn|kali mirch/i, { emoji: "peppercorns" }],
  [/besan|gram flour|chan+[ae]\b|chickpea/i, { emoji: "chickpeas" }],
  [/garlic|leh?san|lehsun/i, { emoji: "garlic" }],
  [/ginger|adrak/i, { emoji: "ginger-root" }],
  [/chill?i|mirch|masala chips|chutney|peri/i, { emoji: "hot-pepper" }],
  [/turmeric|haldi/i, { emoji: "ginger-root", paint: { hue: 42, saturation: 1.2 } }],
  [/brown.*(rice|chawal)/i, { emoji: "brown-rice-bowl" }],
  [/basmati|sella|\brice\b|chawal/i, { emoji: "rice-bowl" }],
  [/baking powder|baking soda|meetha soda/i, { emoji: "baking-powder" }],
  [/yeast|khameer/i, { emoji: "yeast" }],
  [/a+tt?a\b|wheat|maida|sat+u\b|\bjau\b|barley|su+ji\b|gandum|semolina|flour/i, { emoji: "wheat" }],
  [/blue ?berr/i, { emoji: "blueberries" }],
  [/strawberr|raspberr/i, { emoji: "strawberry" }],
  [/cherr/i, { emoji: "cherries" }],
  [/peach|apricot|khubani/i, { emoji: "peach" }],
  [/\brose\b|gulab|rooh/i, { emoji: "rose" }],
  [/jasmine|chambeli|motia\b/i, { emoji: "blossom" }],
  [/mango|chaunsa|\baam\b/i, { emoji: "mango" }],
  [/lemon|limo|nimb[ou]|citrus/i, { emoji: "lemon" }],
  [/orange|malta|tangerine/i, { emoji: "orange" }],
  [/grape\b|grapes|angoor/i, { emoji: "grapes" }],
  [/black olive/i, { emoji: "black-olive" }],
  [/olive|zaitoon/i, { emoji: "olive" }],
  [/coconut|nar[iy]+al|khopra/i, { emoji: "coconut" }],
  [/apple|\bseb\b/i, { emoji: "red-apple" }],
  [/banana|kela\b/i, { emoji: "banana" }],
  [/sun ?flower/i, { emoji: "sunflower" }],
  [/canola|soya ?bean oil|cooking oil/i, oil],
  [/honey|sheh?ad/i, { emoji: "honey-pot" }],
  [/\bsalt\b|namak\b/i, { emoji: "salt" }],
  [/green tea|(sabz|green) chai|kashmiri|kahwa|qehwa/i, { emoji: "green-tea" }],
  [/tea ?bags?/i, { emoji: "tea-bag" }],
  [/\bchai\b|\btea\b(?! whitener)|danedar/i, { emoji: "hot-beverage" }],
  [/(?<!full )\bcream\b(?!.*(soda|milk|cheese))|\bmalai\b/i, { emoji: "cream-bowl" }],
  [/infant|formula|\bmeiji\b|morinaga|similac|lactogen|growing.?up|\bnido\b/i, { emoji: "glass-of-milk" }],
  [/coffee|cappuccino|latte\b|mocha/i, { emoji: "hot-beverage" }],
  [/yogh?urt|dahi|raita/i, { emoji: "yogurt-bowl" }],
  [/butter\b|makhan|margarine/i, { emoji: "butter" }],
  [/khoya|mawa\b/i, { emoji: "khoya" }],
  [/mozzarella|paneer|feta/i, { emoji: "mozzarella" }],
  [/cheese.*slice|slice.*cheese/i, { emoji: "cheese-slices" }],
  [/cheese|cheddar/i, { emoji: "cheese-wedge" }],
  [/mayonnaise|\beggs?\b|\bandas?y?\b/i, { emoji: "egg" }],
  [/milk|doodh|whitener|full cream|\blassi\b|labb?an\b|formula|growing.?up|\bnido\b|bunyad/i, { emoji: "glass-of-milk" }],
  [/banaspati|ghee/i, oil],
  [/ketchup|tomato|tamatar/i, redTomato],
  [/masala|spices?\b/i, { emoji: "garam-masala" }],
  [/potato|\baloo\b(?! bukhara)/i, { emoji: "potato" }],
  [/onion|pyaz/i, { emoji: "onion" }],
  [/mushroom/i, { emoji: "brown-mushroom" }],
  [/badam|almond/i, { emoji: "almonds" }],
  [/cashew|kaju/i, { emoji: "cashews" }],
  [/pista/i, { emoji: "pistachios" }],
  [/\bnuts?\b|akhrot|walnut|hazelnut/i, nut],
  [/mix(ed)? fruit|fruit cocktail|(teen|three) (phal|fruit)|fruits\b/i, { emoji: "mixed-fruits" }],
  [/\brusks?\b/i, { emoji: "rusk" }],
  [/\bdates?\b|khaj[ou]+r/i, { emoji: "dates" }],
  [/juice|nectar|fruit drink/i, { emoji: "beverage-box" }],
  [/cola|soda|pepsi|sprite|7 ?up|\bdew\b|sting\b|lemonade|squash|energy/i, { emoji: "cup-with-straw" }],
  [/\bwater\b|\bpani\b/i, { emoji: "droplet" }],
  [/sweetener|canderel|sucral/i, { emoji: "sweetener-tablets" }],
  [/tablets?\b/i, { emoji: "pill" }],
  [/tooth|dental|mouth ?wash/i, { emoji: "tooth" }],
  [/shampoo|conditioner|hair/i, { emoji: "sparkles" }],
  [/\bneel\b|ultramarine/i, { emoji: "neel" }],
  [/baby powder/i, { emoji: "teddy-bear" }],
  [/soap|sabun|\bwash|cleaner|detergent|\bsurf\b|bleach|laundry|softener|phenyl/i, { emoji: "bubbles" }],
  [/baby|cerelac|infant|lactogen/i, { emoji: "teddy-bear" }],
];

/** Words that mean a cosmetic where nothing is eaten: in a bakery a cream is a cream. */
const cosmetics: readonly MotifRow[] = [
  [/cream|balm|jelly|wax\b/i, { emoji: "cream-jar" }],
  [/lotion|gel\b|serum|sun ?block|moisturi/i, { emoji: "lotion-bottle" }],
];

/** What the goods of a seeded subcategory or category usually are; by its slug. What is as likely something else is left out. */
const byPlace: Record<string, Motif> = {
  "atta-rice-flour": { emoji: "wheat" },
  "pulses-beans": { emoji: "beans" },
  "cooking-oil": oil,
  "oil-ghee": oil,
  "recipe-mixes": { emoji: "salan" },
  "honey-sweeteners": { emoji: "honey-pot" },
  salt: { emoji: "salt" },
  vegetables: { emoji: "leafy-green" },
  fruit: { emoji: "red-apple" },
  "dairy-eggs": { emoji: "glass-of-milk" },
  "meat-fish": { emoji: "cut-of-meat" },
  frozen: { emoji: "snowflake" },
  "bread-buns": { emoji: "bread" },
  "cereals-oats": { emoji: "cereal-bowl" },
  "whitener-powder": { emoji: "milk-tea" },
  "green-tea": { emoji: "green-tea" },
  "sharbat-mixes": { emoji: "sharbat-glass" },
  "tea-coffee": { emoji: "hot-beverage" },
  "drinks-water": { emoji: "cup-with-straw" },
  biscuits: { emoji: "cookie" },
  "chocolates-mithai": { emoji: "candy" },
  desserts: { emoji: "custard" },
  "noodles-pasta": { emoji: "steaming-bowl" },
  nuts: { emoji: "chestnut" },
  "baby-care": { emoji: "teddy-bear" },
  "hair-care": { emoji: "sparkles" },
  "oral-care": { emoji: "tooth" },
  "soap-handwash": { emoji: "bubbles" },
  laundry: { emoji: "bubbles" },
  "laundry-liquids": { emoji: "bubbles" },
  dishwash: { emoji: "bubbles" },
  "floor-toilet": { emoji: "bubbles" },
};

/** The seeded categories of what is eaten or drunk, by their slugs: a word for a thing is no thing there. */
const foodCategories = new Set([
  ...["atta-rice-flour", "pulses-beans", "oil-ghee", "spices-masalay", "sugar-salt-honey", "vegetables", "fruit", "dairy-eggs"],
  ...["meat-fish", "frozen", "bakery-breakfast", "tea-coffee", "drinks-water", "biscuits-snacks", "noodles-sauces", "dry-fruit"],
]);

const bodyCategories = new Set(["baby-care", "personal-care"]);
const careCategories = new Set([...bodyCategories, "laundry-cleaning", "household-kitchen"]);

/** What is frozen on a stick or in a tub is ice cream, whatever its flavour. */
const iceCreams: readonly MotifRow[] = [
  [/cornetto|\bcones?\b/i, { emoji: "cornetto" }],
  [/choc ?bar|\bbars?\b|magnum|\bfeast\b|stick/i, { emoji: "ice-bar" }],
  [/kulf[ia]\b/i, { emoji: "kulfi" }],
  [/popsicle|ice lolly/i, { emoji: "ice-cream" }],
  [/./, { emoji: "soft-ice-cream" }],
];

/** What stands among biscuits is one, whatever it tastes of. */
const biscuits: readonly MotifRow[] = [
  [/wafer/i, { emoji: "wafer" }],
  [/cocomo|\bbites\b/i, { emoji: "filled-bites" }],
  [/oreo|\brite\b/i, { emoji: "black-biscuit" }],
  [/khatai/i, { emoji: "nankhatai" }],
  [/strawberr/i, { emoji: "strawberry-biscuit" }],
  [/prince|(chocolat\w*|choco)\b.*(sandwich|cream)|(sandwich|cream)\b.*chocolat|chocolatto/i, { emoji: "choco-biscuit" }],
  [/cookie|choc(olate)? ?chip/i, { emoji: "cookie" }],
  [/\btuc\b|cracker|salt(ed|ine|ish)|namkeen|wheatable|cheese bites/i, { emoji: "cracker" }],
  [/sandwich|cream|\brio\b|chocolat|vanilla|strawberry/i, { emoji: "cream-biscuit" }],
  [/./, { emoji: "biscuit" }],
];

/** What stands among bread is some, whatever is put into it. */
const breads: readonly MotifRow[] = [
  [/hot ?dog/i, { emoji: "hot-dog-buns" }],
  [/burger|\bbuns?\b/i, { emoji: "buns" }],
  ...flatbreads,
  [/tortilla/i, { emoji: "naan" }],
  [/./, { emoji: "bread" }],
];

/** Tea is tea, whatever it is scented with. */
const teas: readonly MotifRow[] = [
  [/green tea|(sabz|green) chai|kashmiri|kahwa|qehwa/i, { emoji: "green-tea" }],
  [/tea ?bags?\b/i, { emoji: "tea-bag" }],
  [/whitener|everyday|tarang|chai mix/i, { emoji: "milk-tea" }],
  [/milk powder/i, { emoji: "glass-of-milk" }],
  [/\bchai\b|\btea\b|danedar/i, { emoji: "hot-beverage" }],
];

/** What stands among crisps is some, whatever it tastes of. */
const snacks: readonly MotifRow[] = [
  [/pop ?corn/i, { emoji: "popcorn" }],
  [/pap+a[rd]\b/i, { emoji: "papar" }],
  [/nachos|tortilla/i, { emoji: "taco" }],
  [/slanty|\bsticks?\b|stix/i, { emoji: "potato-sticks" }],
  [/kurkure|cheetos|puffs?\b|curls?\b|twist|chaska|rings?\b|snacker/i, { emoji: "corn-curls" }],
  [/peanut|mo+ng ?phal+i/i, { emoji: "peanuts" }],
  [/nim[kc]o|dal moth|chew?v?da|\bsev\b|mixture|mix\b|da+l\b/i, { emoji: "nimko" }],
  [/chikki|gajj?ak/i, { emoji: "chikki" }],
  [/banana chips/i, { emoji: "banana" }],
  [/./, { emoji: "crisps" }],
];

function rowsFor(category: string, subcategory: string): readonly MotifRow[] {
  if (subcategory === "chips-nimko") return snacks;
  if (category === "tea-coffee") return [...teas, ...dishes, ...contents];
  if (subcategory === "bread-buns") return breads;
  if (subcategory === "ice-cream") return iceCreams;
  if (subcategory === "biscuits") return biscuits;
  if (subcategory === "butter-cheese") return contents;
  if (subcategory === "chocolates-mithai") return [[/jell(y|ies)/i, { emoji: "gummies" }], ...dishes];
  if (subcategory === "spreads") return [...contents, ...dishes];
  if (foodCategories.has(category)) return [...dishes, ...contents];
  if (bodyCategories.has(category)) return [...things, ...cosmetics, ...uses, ...contents];
  const eaten = careCategories.has(category) ? contents : [...dishes, ...contents];
  return [...things, ...uses, ...eaten, ...cosmetics];
}

const find = (rows: readonly MotifRow[], words: string): Motif | undefined => rows.find(([word]) => word.test(words))?.[1];

/** Whether what a seeded category holds is eaten or drunk. */
export const isFood = (category: string): boolean => foodCategories.has(category);

/** Whether a name says that the article is a thing and no food, which can be shown without a pack. */
export const isThing = (words: string, category: string): boolean =>
  !foodCategories.has(category) && find(things, words) !== undefined;

/**
 * What is seen on the label: by the most particular word of the name without its brand, else of the whole name, else by subcategory or
 * category, else of its keywords; null where none of these says anything.
 */
export function motifOf(
  { line, name, keywords }: { line: string; name: string; keywords: string },
  category: string,
  subcategory: string,
): Motif | null {
  const rows = rowsFor(category, subcategory);
  const particular = rows.filter(([word]) => word.source !== ".");
  return (
    find(particular, line) ??
    find(particular, name) ??
    find(rows, name) ??
    byPlace[subcategory] ??
    byPlace[category] ??
    find(rows, keywords) ??
    null
  );
}
