import { darker, lighter, luminanceOf } from "./colour.ts";
import type { Drawing } from "./drawing.ts";
import { bottle } from "./drinks.ts";
import { jarFill } from "./fill-colours.ts";
import type { Goods } from "./goods.ts";

/** A jar whose fill is seen. */
export const jarOf = ({ words, pack, brand }: Goods): Drawing => ({
  shape: "jar",
  ...pack,
  colour: jarFill(words),
  cap: brand ? pack.colour : "#4A1A5C",
});

/** A bottle of loose milk. */
export const milkBottle = ({ pack }: Goods): Drawing => bottle(pack, "milk", "#fdfbf5", { cap: "#1D4FA3" });

/** A carton; a small one where it is drunk at once, with its straw, or holds cream. */
export const cartonOf = ({ pack, words, litres }: Goods): Drawing => {
  const isCream = /(?<!full )\bcream\b/i.test(words);
  return { shape: "carton", ...pack, isSmall: isCream || (litres > 0 && litres <= 0.25), isDrunk: !isCream };
};

/** A tub, light with its brand's colour around. */
export const tubOf = ({ pack }: Goods): Drawing => {
  const colour = luminanceOf(pack.colour) > 0.5 ? pack.colour : lighter(pack.colour, 0.88);
  return { shape: "tub", ...pack, colour, ink: darker(pack.colour, 0.2), accent: pack.colour };
};
