import type { Drawing, Pack } from "./drawing.ts";
import { type Goods, ownLine } from "./goods.ts";

const minced = /mince|q[ei]+ma|keema/i;
const boneless = /boneless|fillet|liver|kaleji|pota\b|seena|breast|undercut|steak|botiy?a?n?\b/i;

/** Meat, chicken and fish as the shop packs them; undefined for what is no fresh meat. */
export function freshMeat(goods: Goods): Drawing | undefined {
  const { words, category, subcategory, pack } = goods;
  if (category !== "meat-fish") return;
  const isChicken = subcategory === "chicken" || /chicken|murgh/i.test(words);
  const raw = {
    ...{ from: 0, to: 60 },
    ...(isChicken ? { hue: 14, saturation: 1.15, lightness: 0.05 } : { hue: 354, saturation: 0.8, lightness: -0.02 }),
  };
  const tray = (motif: Pack["motif"], mince?: string): Drawing => ({
    shape: "tray",
    pieceSize: 132,
    ...ownLine(goods),
    motif,
    size: pack.size || "1 kg",
    ...(mince && { mince }),
  });
  if (/prawn|shrimp|jheenga|jhinga/i.test(words)) return tray({ emoji: "shrimp" });
  if (subcategory === "fish-seafood" || /fish|mach+h?li|rohu|surmai|pomfret|basa|trout/i.test(words))
    return tray({ emoji: "fish", paint: { hue: 205, from: 170, to: 260, saturation: 0.3, lightness: 0.1 } });
  if (minced.test(words)) return tray(null, isChicken ? "#eba58f" : "#b8323a");
  if (boneless.test(words))
    return tray({
      emoji: "cut-of-meat",
      ...(isChicken && { paint: { hue: 16, from: 300, to: 60, saturation: 0.9, lightness: 0.12 } }),
    });
  return tray({ emoji: isChicken ? "poultry-leg" : "meat-on-bone", paint: raw });
}
