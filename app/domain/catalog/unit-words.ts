/** The units people name: kilos and litres are measured, rupees are "50 rupay ka dhania", a packet is whatever the product is packed in. */
const namedUnits = ["kg", "litre", "dozen", "bunch", "packet", "piece", "rupee"] as const;

/** One of them. */
export type UnitWord = (typeof namedUnits)[number];

/** A unit as it was written, and how many thousandths of the one it counts in it is: a pao is 250 of a kilo. */
type Measure = { unit: UnitWord; thousandths: number };

const spellings: readonly [unit: UnitWord, thousandths: number, words: string][] = [
  ["kg", 1000, "kg kgs kgm kilo kilos kelo kello klo killo kilu kilow ser seer sair kilogram kilograms کلو کیلو"],
  ["kg", 250, "pao paao pav paav pau پاؤ پاو"],
  ["kg", 1, "g gm gms gr grm gram grams گرام"],
  ["litre", 1000, "l lt ltr ltrs litre litres liter liters لیٹر"],
  ["litre", 1, "ml"],
  ["dozen", 1000, "dozen dozens doz dzn darjan darjun darzan derjan درجن"],
  ["bunch", 1000, "bunch bunches gaddi gadi gaddiyan guchha gatthi گڈی"],
  ["piece", 1000, "piece pieces pc pcs adad nos cone cones danay dane"],
  ["rupee", 1000, "rupay rupaye rupees rupee rupe rs"],
  [
    "packet",
    1000,
    "packet پیکٹ packets paket pkt pkts pack packs dabba dabbay dabbe dibba dibbay dabbi dabbiyan box boxes botal botlain",
  ],
  [
    "packet",
    1000,
    "bottle bottles can cans tin tins jar jars carton cartons crate tray trays pouch sachet sachets shishi shishiyan",
  ],
  ["packet", 1000, "thela thelay thaila thaile thailay thaili theli bag bags bori boriyan katta tub cup"],
];

const known: ReadonlyMap<string, Measure> = new Map(
  spellings.flatMap(([unit, thousandths, words]) => words.split(" ").map((word) => [word, { unit, thousandths }])),
);

/** Words that are a unit without a number too, where they stand first or last: aloo kilo, dhania gaddi, surf packet. */
export const bareUnits: ReadonlySet<string> = new Set(
  "kg kilo killo ser pao paao litre liter ltr darjan dozen gaddi packet pkt paket کلو پاؤ درجن لیٹر گڈی پیکٹ".split(" "),
);

/** The unit that a lower-case word is, or undefined. */
export const unitOf = (word: string | undefined): Measure | undefined => (word === undefined ? undefined : known.get(word));

/** Every spelling of a unit that is glued to its number, the longest first: 2kg, 430gm. */
export const gluedUnits =
  "kilograms|kilogram|kilos|kilo|kgs|kg|grams|gram|gms|gm|g|litres|litre|liters|liter|ltr|lt|ml|l|pao|dozen|doz|darjan|pcs|pc";

/** Whether a unit measures; the others count. */
export const isMeasured = (unit: UnitWord | null): boolean => unit === "kg" || unit === "litre";
