import type { Motif } from "./svg.ts";
import { type MotifRow, things, uses } from "./thing-motifs.ts";

/** Bread from the tandoor. */
export const flatbread: Motif = { emoji: "flatbread", paint: { hue: 32, saturation: 0.85, lightness: -0.06 } };

/** What food is made into, before what it is made of: a chicken samosa is a samosa. */
const dishes: readonly MotifRow[] = [
  [/gulab jam[au]n|ras ?g[uo]ll?a|cham ?cham|lad+[uo]o?\b/i, { emoji: "falafel", paint: { hue: 16, saturation: 1.1 } }],
  [/jalebi|imarti/i, { emoji: "jalebi" }],
  [/hal[wv]a\b|b[au]rfi|mithai|gajrela|\bpeda\b|papdi|patisa/i, { emoji: "mithai" }],
  [/lolli/i, { emoji: "lollipop" }],
  [
    /\bgum\b|toff?[ei]|cand(y|ies)\b|\bmints\b|sweets\b|bubble ?gum|chili mili|jell?(y|ies)\b(?!.*petroleum)(?<!apple jelly|guava jelly|fruit jelly)/i,
    { emoji: "candy" },
  ],
  [/kulf[ia]\b|popsicle|ice lolly|choc ?bar/i, { emoji: "ice-cream" }],
  [/ice cream|gelato|cornetto|sundae/i, { emoji: "soft-ice-cream" }],
  [/ice cubes?|\bbaraf/i, { emoji: "ice" }],
  [/chikki|gajj?ak|granola bar/i, { emoji: "chocolate-bar", paint: { hue: 36, lightness: 0.12 } }],
  [/spring rolls?/i, { emoji: "spring-roll" }],
  [/samosa|\broll patti/i, { emoji: "samosa" }],
  [/dumpling|momos?\b|wonton/i, { emoji: "dumpling" }],
  [/nuggets?\b/i, { emoji: "nuggets" }],
  [/pizza/i, { emoji: "pizza" }],
  [/shawarma|burrito/i, { emoji: "stuffed-flatbread" }],
  [/sandwich/i, { emoji: "sandwich" }],
  [/hot ?dog|sausage|frankfurter/i, { emoji: "hot-dog" }],
  [/(chicken|beef|vegetable|veg|aloo|cheese) patt(y|ies)\b(?!.*burger)|\bpatties\b.*(bakery|puff)/i, { emoji: "puff-pastry" }],
  [/burger|patt(y|ies)\b/i, { emoji: "hamburger" }],
  [/falafel/i, { emoji: "falafel" }],
  [
    /kofta|meat ?balls?|shami|chapli|galouti|tikki\b/i,
    { emoji: "falafel", paint: { hue: 22, from: 60, to: 170, saturation: 0.8 } },
  ],
  [/seekh|kabab|kebab/i, { emoji: "seekh-kabab" }],
  [/nachos|tortilla|taco/i, { emoji: "taco" }],
  [/pretzel/i, { emoji: "pretzel" }],
  [/waffle/i, { emoji: "waffle" }],
  [/pancake/i, { emoji: "pancakes" }],
  [/dough ?nut|donut/i, { emoji: "doughnut" }],
  [/cream (roll|puff)|\bpuffs?\b|pastry|croissant|khari\b/i, { emoji: "croissant" }],
  [/cup ?cakes?|muffin/i, { emoji: "cupcake" }],
  [/cake rusk|\brusks?\b|papay\b/i, { emoji: "bread" }],
  [/\bcakes?\b|brownie/i, { emoji: "birthday-cake" }],
  [/corn flakes|cereal|krunch|porridge|\boats?\b|dal[iy]+a\b|muesli|granola|loops\b/i, { emoji: "bowl-with-spoon" }],
  [/custard|kheer|falooda|pudding|firni|caramel/i, { emoji: "custard" }],
  [/popcorn/i, { emoji: "popcorn" }],
  [/nim[kc]o|dal moth|chew?v?da|\bsev\b/i, { emoji: "peanuts" }],
  [
    /biscuit|\bkhatai|sooper|marie|gluco\b|candi|\brio\b|prince|cookie|\btuc\b|zeera plus|nan ?khatai|cracker|oreo|wafer/i,
    { emoji: "biscuit" },
  ],
  [/fries|wedges/i, { emoji: "french-fries" }],
  [/banana chips/i, { emoji: "banana" }],
  [/chips|crisps|pringles|slanty/i, { emoji: "potato" }],
  [/noodle|ramen|chow ?mein/i, { emoji: "steaming-bowl" }],
  [/macaroni/i, { emoji: "macaroni" }],
  [/vermicelli|pasta\b|spaghetti|lasagn|penne|fusilli|sewai|siwai/i, { emoji: "spaghetti" }],
  [/soup|yakhni|stock cube/i, { emoji: "pot-of-food" }],
  [/biryani|pul[ao]+o?\b/i, { emoji: "curry-rice" }],
  [/karahi|qorma|korma|nihari|haleem|gosht|paye masala|salan\b/i, { emoji: "shallow-pan-of-food" }],
  [/(naan|\bnan)\b(?! ?khatai)|roti\b|paratha|kulcha|sheermal|bakar ?khani|chapati|puri\b|flat ?bread|pita\b/i, flatbread],
  [/bread|\bbuns?\b|loaf|toast/i, { emoji: "bread" }],
  [
    /chocolat|dairy milk|kit ?kat|snickers|\bmars\b|twix|toblerone|ferrero|galaxy|cocoa|\bmilo\b|\bmalt(ed)?\b(?!.*\bcan\b)|\bperk\b|bounty/i,
    { emoji: "chocolate-bar" },
  ],
];

const herb: Motif = { emoji: "herb" };
const seeds: Motif = { emoji: "beans", paint: { hue: 34, saturation: 0.7 } };
const oil: Motif = { emoji: "droplet", paint: { hue: 44, saturation: 1.1 } };
const nut: Motif = { emoji: "chestnut" };

/** What an article is made of, or tastes of. */
const contents: readonly MotifRow[] = [
  [/rose water|rose petal/i, { emoji: "rose" }],
  [/pineapple|ananas/i, { emoji: "pineapple" }],
  [/\bcorn\b|makai|bhutta/i, { emoji: "ear-of-corn" }],
  [/baked beans|kidney|lobia|rajma|\bbeans\b(?!.*coffee)(?<!coffee beans)/i, { emoji: "beans" }],
  [/\bpeas\b|matar/i, { emoji: "pea-pod" }],
  [/mix(ed)? vegetable|vegetables?\b|sabz[iy]/i, { emoji: "leafy-green" }],
  [/peanut|moong ?phali/i, { emoji: "peanuts" }],
  [/tikka|wings|drum ?stick|chicken|murgh|nugget|zinger|tempura|tender|popeye/i, { emoji: "poultry-leg" }],
  [/fish|machh?li|tuna|rohu|salmon|sardine/i, { emoji: "fish" }],
  [/beef|mutton|\bmeat|qeema|keema/i, { emoji: "cut-of-meat" }],
  [/prawn|shrimp|jheenga/i, { emoji: "shrimp" }],
  [/coriander|dhan+ia|methi|mint\b|pod+ina|mehndi|henna|neem|herbal|tulsi|basil/i, herb],
  [/garam masala|cumin|zeera/i, seeds],
  [/black pepper|peppercorn/i, { emoji: "blueberries", paint: { hue: 20, saturation: 0.15, lightness: -0.2 } }],
  [/besan|gram flour/i, { emoji: "beans", paint: { hue: 44, saturation: 0.9, lightness: 0.1 } }],
  [/garlic|leh?san|lehsun/i, { emoji: "garlic" }],
  [/ginger|adrak/i, { emoji: "ginger-root" }],
  [/chill?i|mirch|masala chips|chutney|peri/i, { emoji: "hot-pepper" }],
  [/turmeric|haldi/i, { emoji: "ginger-root", paint: { hue: 42, saturation: 1.2 } }],
  [/basmati|sella|\brice\b|chawal/i, { emoji: "cooked-rice" }],
  [/a+tt?a\b|wheat|maida|su+ji\b|gandum|semolina|flour|yeast|baking/i, { emoji: "sheaf-of-rice" }],
  [/blue ?berr/i, { emoji: "blueberries" }],
  [/strawberr|raspberr/i, { emoji: "strawberry" }],
  [/cherr/i, { emoji: "cherries" }],
  [/peach|apricot|khubani/i, { emoji: "peach" }],
  [/\brose\b|gulab|rooh/i, { emoji: "rose" }],
  [/jasmine|chambeli|motia\b|lavender/i, { emoji: "blossom" }],
  [/mango|chaunsa|\baam\b/i, { emoji: "mango" }],
  [/lemon|limo|nimb[ou]|citrus/i, { emoji: "lemon" }],
  [/orange|malta|tangerine/i, { emoji: "tangerine" }],
  [/grape\b|grapes|angoor/i, { emoji: "grapes" }],
  [/olive|zaitoon/i, { emoji: "olive" }],
  [/coconut|nar[iy]+al|khopra/i, { emoji: "coconut" }],
  [/apple|\bseb\b/i, { emoji: "red-apple" }],
  [/banana|kela\b/i, { emoji: "banana" }],
  [/sun ?flower/i, { emoji: "sunflower" }],
  [/canola|soya ?bean oil|cooking oil/i, oil],
  [/honey|sheh?ad/i, { emoji: "honey-pot" }],
  [/\bsalt\b|namak\b/i, { emoji: "salt" }],
  [/green tea|kashmiri|kahwa|qehwa/i, { emoji: "teacup-without-handle" }],
  [/\bchai\b|\btea\b(?! whitener)|danedar/i, { emoji: "hot-beverage" }],
  [/formula|growing.?up|\bnido\b/i, { emoji: "glass-of-milk" }],
  [/coffee|cappuccino|latte\b|mocha/i, { emoji: "hot-beverage" }],
  [/yogh?urt|dahi|raita/i, { emoji: "bowl-with-spoon" }],
  [/butter\b|makhan|margarine/i, { emoji: "butter" }],
  [/cheese|paneer|cheddar|mozzarella/i, { emoji: "cheese-wedge" }],
  [/mayonnaise|\beggs?\b|\bandas?y?\b/i, { emoji: "egg" }],
  [
    /milk|doodh|whitener|dairy cream|full cream|\blassi\b|labb?an\b|khoya|formula|growing.?up|\bnido\b|bunyad/i,
    { emoji: "glass-of-milk" },
  ],
  [/banaspati|ghee/i, oil],
  [/ketchup|tomato|tamatar/i, { emoji: "tomato" }],
  [/achar|pickle/i, { emoji: "lime" }],
  [/potato|\baloo\b(?! bukhara)/i, { emoji: "potato" }],
  [/onion|pyaz/i, { emoji: "onion" }],
  [/mushroom/i, { emoji: "brown-mushroom" }],
  [/badam|almond|cashew|kaju|pista|\bnuts?\b|akhrot|walnut|hazelnut/i, nut],
  [/\bdates?\b|khaj[ou]+r/i, { emoji: "dates" }],
  [/juice|nectar|fruit drink/i, { emoji: "beverage-box" }],
  [/cola|soda|pepsi|sprite|7 ?up|\bdew\b|sting\b|lemonade|squash|energy/i, { emoji: "cup-with-straw" }],
  [/\bwater\b|\bpani\b/i, { emoji: "droplet" }],
  [/petroleum jelly/i, { emoji: "droplet" }],
  [/tablets?\b|sweetener/i, { emoji: "pill" }],
  [/tooth|dental|mouth ?wash/i, { emoji: "tooth" }],
  [/shampoo|conditioner|hair/i, { emoji: "sparkles" }],
  [
    /soap|sabun|\bwash|cleaner|detergent|\bsurf\b|bleach|\bneel\b|powder.*(baby|laundry)|baby powder|softener|phenyl/i,
    { emoji: "bubbles" },
  ],
  [/baby|cerelac|infant|lactogen/i, { emoji: "teddy-bear" }],
];

/** Words that mean a cosmetic where nothing is eaten: in a bakery a cream is a cream. */
const cosmetics: readonly MotifRow[] = [[/lotion|cream|balm|gel\b|jelly|serum|sun ?block|moisturi/i, { emoji: "lotion-bottle" }]];

/** What the goods of a seeded subcategory or category usually are; by its slug. What is as likely something else is left out. */
const byPlace: Record<string, Motif> = {
  "atta-rice-flour": { emoji: "sheaf-of-rice" },
  "pulses-beans": { emoji: "beans" },
  "cooking-oil": oil,
  "oil-ghee": oil,
  "recipe-mixes": { emoji: "shallow-pan-of-food" },
  "honey-sweeteners": { emoji: "honey-pot" },
  salt: { emoji: "salt" },
  vegetables: { emoji: "leafy-green" },
  fruit: { emoji: "red-apple" },
  "dairy-eggs": { emoji: "glass-of-milk" },
  "meat-fish": { emoji: "cut-of-meat" },
  frozen: { emoji: "snowflake" },
  "bread-buns": { emoji: "bread" },
  "cereals-oats": { emoji: "bowl-with-spoon" },
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
  [/kulf[ia]\b|popsicle|ice lolly|choc ?bar/i, { emoji: "ice-cream" }],
  [/./, { emoji: "soft-ice-cream" }],
];

/** What stands among biscuits is one, whatever it tastes of. */
const biscuits: readonly MotifRow[] = [
  [/cookie|choc(olate)? ?chip|cocomo/i, { emoji: "cookie" }],
  [/sandwich|cream|prince|\brio\b|oreo|chocolat|vanilla|strawberry/i, { emoji: "cream-biscuit" }],
  [/./, { emoji: "biscuit" }],
];

/** What stands among bread is some, whatever is put into it. */
const breads: readonly MotifRow[] = [
  [/burger|bun kabab/i, { emoji: "hamburger" }],
  [/hot ?dog/i, { emoji: "hot-dog" }],
  [
    /naan\b|\bnan\b|roti\b(?<!double ?roti)|paratha|kulcha|sheermal|taftan|chapati|puri\b|flat ?bread|pita\b|tortilla/i,
    flatbread,
  ],
  [/./, { emoji: "bread" }],
];

function rowsFor(category: string, subcategory: string): readonly MotifRow[] {
  if (subcategory === "bread-buns") return breads;
  if (subcategory === "ice-cream") return iceCreams;
  if (subcategory === "biscuits") return biscuits;
  if (subcategory === "butter-cheese") return contents;
  if (subcategory === "chocolates-mithai") return dishes;
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
  return find(rows, line) ?? find(rows, name) ?? byPlace[subcategory] ?? byPlace[category] ?? find(rows, keywords) ?? null;
}
