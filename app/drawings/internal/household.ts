import type { Drawing } from "./drawing.ts";
import type { Goods } from "./goods.ts";
import { isFood, isThing } from "./motifs.ts";

/** What a customer sees as the thing itself, whatever its brand. */
const isSoldBare = /lighter\b|match ?(es|box)|\bmachis/i;

/** What hangs on a card in a shop. */
const isSmallThing =
  /brush\b|razor|batter(y|ies)|\bcells?\b|cutter|clipper|\bclips?\b|\bpins?\b|scissor|peeler|knife|comb\b|\btape\b|plug|adapter|sponge|scrub|steel ?wool|screw|padlock|mirror|tweezer/i;

/** A thing for the home, bare, on a card or in its box; undefined for any other article. What a bucket holds is no measure of goods. */
export const household = ({ words, category, brand, kilos, litres, pack }: Goods): Drawing | undefined => {
  if (isFood(category)) return;
  if (/(shoe|boot) ?polish(?!.*liquid)/i.test(words)) return { shape: "flat-tin", ...pack };
  if (!isThing(words, category)) return;
  if (isSoldBare.test(words)) return { shape: "single", ...pack };
  if (kilos + litres > 0 && category !== "household-kitchen") return;
  return { shape: brand && isSmallThing.test(words) ? "blister" : brand ? "box" : "single", ...pack };
};
