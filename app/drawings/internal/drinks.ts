import { inkOn } from "./colour.ts";
import type { BottleForm, Drawing, Pack } from "./drawing.ts";
import { sodaFill, syrupFill } from "./fill-colours.ts";
import type { Goods } from "./goods.ts";

/** A bottle of one form; `more` is what differs from the pack. */
export const bottle = (
  pack: Pack,
  form: BottleForm,
  glass: string,
  more: Partial<Pack> & { isClear?: boolean } = {},
): Drawing => ({
  shape: "bottle",
  form,
  glass,
  ...pack,
  ...more,
});

/** A bottle whose label is in the brand's colour. */
export const branded = ({ pack }: Goods, form: BottleForm, glass = pack.colour): Drawing =>
  bottle(pack, form, glass, { paper: pack.colour, paperInk: inkOn(pack.colour) });

/** A slim can in the brand's colour. */
export const canOf = ({ pack }: Goods): Drawing =>
  bottle(pack, "can", pack.colour, {
    ...{ paper: pack.colour, paperInk: inkOn(pack.colour), cap: "#c9ced3" },
    motif: pack.motif?.emoji === "cup-with-straw" ? null : pack.motif,
  });

/** What is drunk, in its bottle, can or carton; several of one under their film. Null for what is no drink. */
export const drinkOf = (goods: Goods): Drawing | null => {
  const drawing = oneDrink(goods);
  return drawing && drawing.shape === "bottle" && goods.packCount > 1
    ? { ...drawing, shape: "multipack", count: goods.packCount }
    : drawing;
};

/** A drink without sugar has a black label. */
const sodaLabel = ({ words, pack: { colour } }: Goods) =>
  /zero|diet|(no|without) sugar/i.test(words)
    ? { cap: "#1a1a1c", paper: "#1a1a1c", paperInk: "#ffffff", line: "Zero Sugar" }
    : { cap: colour, paper: colour, paperInk: inkOn(colour), line: "" };

const oneDrink = (goods: Goods): Drawing | null => {
  const { words, category, subcategory, litres, pack } = goods;
  if (category !== "drinks-water") return null;
  if (litres > 0 && litres < 0.5 && /energy|red ?bull|monster/i.test(words)) return canOf(goods);
  if (subcategory === "soft-drinks" || /cola\b|soda|energy drink/i.test(words))
    return bottle(pack, "soda", sodaFill(words), sodaLabel(goods));
  if (litres > 0 && (subcategory === "water" || /\bwater\b/i.test(words))) {
    const blue = { cap: "#1D6fc0", paper: "#1D6fc0", paperInk: "#fff", accent: "#fff", isClear: true };
    return bottle(
      { ...pack, line: pack.line.replace(/(drinking |mineral )?water/i, "").replace(/^[\s,]+/, "") },
      litres >= 10 && goods.packCount === 1 ? "refill" : "water",
      "#a8dbf2",
      blue,
    );
  }
  if (subcategory === "sharbat-mixes" && litres > 0) {
    const syrup = syrupFill(words);
    return bottle(pack, "syrup", syrup, { paper: "#fff8e8", cap: pack.accent, paperInk: "#8f0f26" });
  }
  if (litres > 0 && subcategory === "juices" && !goods.brand) return bottle(pack, "syrup", syrupFill(words), { cap: "#2f7a35" });
  if (litres > 0 && (subcategory === "juices" || /juice|nectar/i.test(words)))
    return { shape: "carton", ...pack, isSmall: litres <= 0.25, isDrunk: true };
  return null;
};
