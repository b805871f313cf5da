import type { DrawingOf, Pile } from "./drawing.ts";
import type { Leaf } from "./loose-goods.ts";

type Goods = DrawingOf<"heap">["goods"];

/** Vegetables and fruit by a word of their name, in English and Roman Urdu; the particular before the general. */
const heaps: readonly (readonly [RegExp, Goods, Pile])[] = [
  [/sweet potato|shakarkandi/i, { emoji: "sweet-potato" }, "pair"],
  [/^potato|\baloo\b(?! bukhara)|\balu\b/i, { emoji: "potato" }, "five"],
  [/asparagus/i, { drawn: "asparagus" }, "fan"],
  [/sugar ?cane|gann?[ae]\b/i, { drawn: "sugarcane" }, "fan"],
  [/spring onion|leek|hara (pyaz|lehsu?a?n)|har[ie] (pyaz|lehsan)|spring garlic/i, { drawn: "spring-onion" }, "fan"],
  [/bok ?choy|pak ?choi/i, { emoji: "leafy-green" }, "pair"],
  [
    /(white|safa?[ie]+d) (onion|pyaz)|(onion|pyaz),? (white|safa?[ie]+d)/i,
    { emoji: "onion", paint: { saturation: 0.2, lightness: 0.2 } },
    "five",
  ],
  [/onion|pyaz/i, { emoji: "onion", paint: { hue: 334, from: 12, to: 60, saturation: 0.62, lightness: -0.08 } }, "five"],
  [/tomato|tamatar/i, { emoji: "tomato", paint: { hue: 6, from: 320, to: 20 } }, "five"],
  [/garlic|leh?s[au]n/i, { emoji: "garlic" }, "five"],
  [/turmeric|haldi/i, { emoji: "ginger-root", paint: { hue: 36, saturation: 1.2 } }, "pair"],
  [/ginger|adrak/i, { emoji: "ginger-root", paint: { hue: 38, saturation: 0.6, lightness: 0.06 } }, "pair"],
  [/lemon|\blimes?\b|nimbu|limo|le+mu+|limu/i, { emoji: "lemon" }, "nine"],
  [/kamal kakri|lotus/i, { emoji: "potato", paint: { hue: 30, saturation: 0.7, lightness: 0.06 } }, "five"],
  [/cucumber|kheera|kakri|\btarr?\b/i, { emoji: "cucumber" }, "pair"],
  [/carrot|gajar/i, { drawn: "carrot" }, "fan"],
  [/(purple|red|laa?l) (cabbage|band)/i, { emoji: "leafy-green", paint: { hue: 300, saturation: 0.6, lightness: -0.12 } }, "one"],
  [/romaine|cos lettuce/i, { emoji: "leafy-green" }, "pair"],
  [/lettuce|salad leaf|salad patt/i, { emoji: "lettuce" }, "one"],
  [/cabbage|band ?gobh?i/i, { drawn: "cabbage" }, "one"],
  [/cauli|gobh?i/i, { drawn: "cauliflower" }, "one"],
  [/\bpeas?\b|matar|edamame|broad beans?/i, { emoji: "pea-pod" }, "five"],
  [/drum ?stick|soh?a[in]+jna|moringa/i, { drawn: "drumstick" }, "lay"],
  [/\bbeans?\b|phall?i|sem\b|gawar|guar\b|lobia|mungr[ae]/i, { drawn: "bean" }, "lay"],
  [
    /(red|laa?l) (capsicum|shimla|bell)/i,
    { emoji: "bell-pepper", paint: { hue: 2, from: 60, to: 200, saturation: 1.5, lightness: 0.08 } },
    "five",
  ],
  [
    /(yellow|peel[ia]) (capsicum|shimla|bell)/i,
    { emoji: "bell-pepper", paint: { hue: 46, from: 60, to: 200, saturation: 1.9, lightness: 0.14 } },
    "five",
  ],
  [
    /capsicum|shimla|bell pepper/i,
    { emoji: "bell-pepper", paint: { hue: 110, from: 330, to: 60, saturation: 0.8, lightness: -0.06 } },
    "five",
  ],
  [/chill|mirch|jalape/i, { drawn: "chilli" }, "lay"],
  [/(round|gol|bharta)\b.*(brinjal|baingan)|(brinjal|baingan)\b.*(round|gol|bharta)/i, { emoji: "round-brinjal" }, "five"],
  [
    /brinjal|eggplant|baingan/i,
    { emoji: "eggplant", paint: { hue: 286, from: 220, to: 310, saturation: 0.62, lightness: -0.2 } },
    "five",
  ],
  [/okra|bhindi/i, { drawn: "okra" }, "fan"],
  [/bitter|karela/i, { drawn: "bitter-gourd" }, "fan"],
  [/apple gourd|tinda/i, { emoji: "melon", paint: { hue: 96, saturation: 0.9, lightness: -0.04 } }, "five"],
  [/zucchini|courgette/i, { emoji: "cucumber" }, "pair"],
  [/ridge|tor[ia]+n?\b|sponge gourd|kali tori/i, { drawn: "ridge-gourd" }, "fan"],
  [/gourd|lauki|ghiy?a\b|kaddu lamba/i, { drawn: "gourd" }, "pair"],
  [/pumpkin|kaddu|petha/i, { drawn: "pumpkin" }, "one"],
  [/(red|laa?l|surkh) (radish|mooli)/i, { drawn: "beetroot" }, "five"],
  [/radish|mooli/i, { drawn: "radish" }, "fan"],
  [/beet|chukandar/i, { drawn: "beetroot" }, "five"],
  [/turnip|shaljam|shalgam/i, { drawn: "turnip" }, "five"],
  [/(brown|chestnut|cremini|portobello|shiitake|oyster) mushroom/i, { emoji: "brown-mushroom" }, "five"],
  [/mushroom|khumb/i, { emoji: "brown-mushroom", paint: { hue: 34, saturation: 0.35, lightness: 0.26 } }, "five"],
  [/broccoli/i, { emoji: "broccoli", paint: { hue: 118, from: 130, to: 220, saturation: 0.75 } }, "pair"],
  [/corn|bhutta|makai/i, { emoji: "corn" }, "pair"],
  [/kathal|jack ?fruit/i, { drawn: "jackfruit" }, "one"],
  [/colocasia|arvi/i, { emoji: "arvi" }, "five"],
  [
    /yam\b|kachalu|singhara|lotus|bhee?n?\b|nadru/i,
    { emoji: "potato", paint: { hue: 24, saturation: 0.8, lightness: -0.24 } },
    "five",
  ],
  [/papaya|papita/i, { emoji: "papaya-half" }, "pair"],
  [/banana|kela\b/i, { drawn: "banana" }, "one"],
  [/pineapple|ananas/i, { emoji: "pineapple" }, "one"],
  [
    /apple.*(gold|yellow)|(gold|yellow).*apple/i,
    { emoji: "red-apple", paint: { hue: 48, from: 320, to: 20, lightness: 0.1 } },
    "five",
  ],
  [/apple.*(green|granny)|green apple/i, { emoji: "green-apple" }, "five"],
  [
    /kala kull?u|red delicious|laal? seb/i,
    { emoji: "red-apple", paint: { hue: 350, from: 320, to: 20, saturation: 0.95, lightness: -0.14 } },
    "five",
  ],
  [/pomegranate|anaar|\banar\b/i, { drawn: "pomegranate" }, "five"],
  [/apple|\bseb\b/i, { emoji: "red-apple" }, "five"],
  [/guava|amrood/i, { emoji: "guava" }, "pair"],
  [/avocado/i, { emoji: "avocado" }, "five"],
  [/pear\b|pears|nashpati|quince|\bbihi\b|nakh\b/i, { emoji: "pear" }, "five"],
  [/grapefruit|chakotra|pomelo/i, { emoji: "grapefruit-half" }, "pair"],
  [/(white|green|safa?i?d|hara) (grape|angoor)|sund[ae]r ?khani/i, { emoji: "green-grapes" }, "pair"],
  [/grape|angoor/i, { emoji: "grapes" }, "pair"],
  [
    /(green|tender|hara|kac+ha) (coconut|nariyal)/i,
    { emoji: "melon", paint: { hue: 112, saturation: 0.8, lightness: -0.12 } },
    "one",
  ],
  [/coconut|nariyal/i, { emoji: "coconut" }, "one"],
  [/kiwi/i, { emoji: "kiwi-fruit" }, "five"],
  [/m[ou]s+a?mb?bi|sweet lime/i, { emoji: "mosambi" }, "pair"],
  [
    /blood (orange|malta)|(laa?l|red) (malta|orange)/i,
    { emoji: "grapefruit-half", paint: { from: 0, to: 14, hue: 350, lightness: -0.14 } },
    "pair",
  ],
  [/kinn?[uo]+w?\b|orange|malta|fruiter|mandarin|clementine|tangerine|sangt[ar]+a/i, { emoji: "tangerine" }, "five"],
  [/kair[iy]|(raw|green) mango|ka?c+h+[aei]+ aam|aam kac+h+a|ambi\b/i, { emoji: "raw-mango" }, "five"],
  [/mango|\baam\b|chaunsa|anwar ratol|sindhri|langra|dus+eh?ri/i, { emoji: "mango" }, "five"],
  [/watermelon|tarbooz/i, { emoji: "watermelon" }, "one"],
  [/sarda|garma|honey ?dew|yellow melon/i, { emoji: "melon", paint: { hue: 50, saturation: 1.3, lightness: 0.04 } }, "one"],
  [/melon|kharbooz/i, { emoji: "kharbooza" }, "one"],
  [/strawberr|raspberr/i, { emoji: "strawberry" }, "nine"],
  [/persimmon|japani phal|amlok/i, { emoji: "tomato", paint: { hue: 26, from: 320, to: 20 } }, "five"],
  [/ch[ie]+k+u?o*\b|sapod/i, { drawn: "chiku" }, "five"],
  [/sharifa|custard apple|sitaphal/i, { drawn: "custard-apple" }, "five"],
  [/dragon/i, { drawn: "dragon-fruit" }, "pair"],
  [/\bfigs?\b|anjeer/i, { emoji: "fig" }, "pair"],
  [/passion/i, { emoji: "passion-half" }, "pair"],
  [/\bdates?\b|khaj[ou]+r/i, { drawn: "fresh-date" }, "nine"],
  [/\bamla\b|gooseberr/i, { emoji: "green-apple" }, "nine"],
  [/\bber\b|jujube/i, { drawn: "jujube" }, "nine"],
  [/lychee|litchi|leechi|rambutan|longan/i, { emoji: "lychee" }, "five"],
  [/apricot|khu[bm]ani/i, { emoji: "peach", paint: { hue: 36, saturation: 1.1 } }, "nine"],
  [/peach|\ba+r[ou]+\b|\baadu\b|nectarine/i, { emoji: "peach" }, "five"],
  [/loqu?at|lokat/i, { drawn: "loquat" }, "nine"],
  [/mulberr|sh[ae]h? ?t[ou]+t|blackberr/i, { drawn: "mulberry" }, "nine"],
  [/ph?[ao]lsa|falsa/i, { emoji: "falsa" }, "pair"],
  [/jamun/i, { drawn: "jamun" }, "nine"],
  [/plum|aloo bukhara|alucha/i, { drawn: "plum" }, "five"],
  [/blueberr/i, { emoji: "blueberries" }, "five"],
  [/cherr/i, { emoji: "cherries" }, "five"],
];

/** Loose vegetables or fruit by their name; null where it says nothing. */
export function heapOf(words: string): DrawingOf<"heap"> | null {
  const found = heaps.find(([word]) => word.test(words));
  return found ? { shape: "heap", goods: found[1], pile: found[2] } : null;
}

const bunches: readonly (readonly [RegExp, Leaf, size: number, count: number, green: string])[] = [
  [/coriander|dhania|parsley|dill|soya\b/i, "coriander", 1.15, 40, "#3f9f3f"],
  [/celery/i, "coriander", 1.3, 22, "#8abf5a"],
  [/spinach|palak|chard|bathua|kale\b|chaulai|amaranth/i, "spinach", 1.05, 20, "#1f7a35"],
  [/mint|podina|pudina|basil/i, "mint", 1.1, 36, "#1f8a4f"],
  [/fenugreek|methi/i, "fenugreek", 1.05, 36, "#4a9a3a"],
  [/mustard|sarson|saag|rocket|arugula|patt[ae]\b.*(mooli|methi)/i, "spinach", 1.25, 18, "#3f8a2a"],
  [/rosemary|thyme|oregano|sage\b|tarragon/i, "fenugreek", 0.8, 44, "#5f8a5a"],
  [/lemon ?grass/i, "spinach", 0.7, 24, "#8abf5a"],
  [/curry|kar[ih]+ ?pat/i, "curry", 0.95, 22, "#2a6f2f"],
];

/** A bunch of leaves by its name; where it names none, `other` for leaves that have no row, else null. */
export function bunchOf(words: string, seed: string, other: (typeof bunches)[number] | null = null): DrawingOf<"bunch"> | null {
  const found = bunches.find(([word]) => word.test(words)) ?? other;
  if (!found) return null;
  const [, leaf, leafSize, leafCount, green] = found;
  return { shape: "bunch", leaf, leafSize, leafCount, green, seed };
}

/** Leaves that the rows do not name. */
export const plainBunch: (typeof bunches)[number] = [/./, "spinach", 1.15, 18, "#4a9a3a"];
