import type { DrawingOf } from "./drawing.ts";

type Grain = DrawingOf<"clear-bag">["grain"];

/** Dry goods by a word of their name, with the size of a grain in units of a drawing; the particular before the general. */
const kinds: readonly (readonly [RegExp, colour: string, size: number, isLong?: true])[] = [
  [/sabut masoor|whole masoor/i, "#8a5a3a", 10],
  [/masoor/i, "#f08a4b", 11],
  [/moong.*(wash|dhuli)|fried moong/i, "#f2cf5b", 11],
  [/moong/i, "#6f8f3a", 11],
  [/mash.*wash/i, "#f1e6cf", 11],
  [/\bmash\b/i, "#3b3433", 11],
  [/kala chana|black chick/i, "#7a4a2a", 14],
  [/daal chana|chana daal|arhar|toor|haleem/i, "#f0b83c", 14],
  [/chana|chickpea/i, "#e8cf9b", 18],
  [/kidney|rajma|surkh lobia/i, "#8f2f2a", 17],
  [/lobia|barley|jau\b/i, "#efe2c4", 15],
  [/\bpeas\b|matar/i, "#8fae4a", 15],
  [/soya/i, "#d9b98a", 24],
  [/peanut|moongphali/i, "#d9a566", 20, true],
  [/brown sugar/i, "#b98a4f", 7],
  [/pink salt/i, "#f3b9a8", 7],
  [/black salt|kala namak/i, "#6f4f57", 7],
  [/misri/i, "#fbfbf7", 16],
  [/sugar|cheeni|salt|namak|citric/i, "#fbfbf7", 7],
  [/gur\b|jaggery|shakkar/i, "#b9772f", 20],
  [/besan|gram flour|makai|corn ?meal/i, "#efd27a", 4],
  [/bajra/i, "#b9ad93", 4],
  [/maida|suji|semolina|flour|atta\b|aata/i, "#f3ead6", 4],
  [/brown.*rice/i, "#c9a877", 11, true],
  [/rice|chawal|sella|kainat/i, "#f4eedd", 11, true],
  [/vermicelli|pheni|sewai|siwai/i, "#e9c98a", 10, true],
  [/almond|badam/i, "#a9683a", 22, true],
  [/cashew|kaju/i, "#efd9ad", 22],
  [/pista/i, "#9fb35a", 18],
  [/walnut|akhrot/i, "#b98a55", 26],
  [/pine nut|chilgoza/i, "#9a6a3f", 14, true],
  [/raisin|kishmish|munakka/i, "#a9762f", 15],
  [/dry date|chuara|chhuhara/i, "#b5723a", 24, true],
  [/date|khajoor|khajur/i, "#5a2a18", 26, true],
  [/fig|anjeer/i, "#b58a5a", 26],
  [/apricot|khubani/i, "#e89a3f", 24],
  [/plum|alu bukhara|aloo bukhara/i, "#3f2030", 24],
  [/coconut|khopra/i, "#fbf6ea", 22],
  [/fox nut|makhana/i, "#f6efe2", 22],
  [/dry ?fruit|nuts/i, "#b5834f", 22],
  [/nimko|mithai|papdi|sticks/i, "#e2a83f", 14, true],
  [/cumin|zeera|fennel|saunf|carom|ajwain|caraway/i, "#a88a4a", 10, true],
  [/cinnamon|dar ?cheeni/i, "#8a4f2a", 22, true],
  [/bay lea|tez pat/i, "#8f9a5a", 24, true],
  [/red chill|lal mirch/i, "#b5231f", 22, true],
  [/black cardamom|bari ilaichi/i, "#4a2f22", 18, true],
  [/cardamom|ilaichi/i, "#8fae5a", 16, true],
  [/pepper|kali mirch|nigella|kalonji/i, "#2f2a28", 10],
  [/clove|laung/i, "#5a3424", 14, true],
  [/turmeric|haldi/i, "#e0a020", 5],
  [/chia|basil|tukh|flax|alsi/i, "#5a463a", 8],
  [/pumpkin seed/i, "#7f9a4a", 14, true],
  [/sesame|\btil\b|melon seed|coriander seed|seed/i, "#d9c08a", 9],
  [/tea/i, "#3b2418", 8],
  [/popcorn/i, "#e8b53f", 14],
  [/washing soda|alum|phitkari|naphthalene/i, "#f2f4f7", 18],
];

/** What lies in a clear bag by its name; null where it names no dry goods. */
export function grainOf(words: string): Grain | null {
  const found = kinds.find(([word]) => word.test(words));
  return found ? { colour: found[1], size: found[2], isLong: found[3] ?? false } : null;
}
