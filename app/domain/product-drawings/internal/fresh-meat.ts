import type { Drawing, Pack } from "./drawing.ts";
import { type Goods, ownLine } from "./goods.ts";

const minced = /mince|q[ei]+ma|keema/i;
const boneless = /boneless|fillet|seena|breast|undercut|steak|botiy?a?n?\b/i;
const innards = /liver|kale?ji|pota\b|gizzard|gurd[ae]|kidney|maghaz|brain|\bdil\b|heart/i;
const sliced = /slice|fillet|steak|finger|boneless/i;
const whole = /whole|sab[iu]t|poori|saalim|broiler|bater|quail|turkey(?! breast)|duck|battakh/i;

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
  if (/\bcrab|kekra|lobster/i.test(words)) return tray({ emoji: "crab" });
  if (/prawn|shrimp|jheenga|jhinga/i.test(words)) return tray({ emoji: "shrimp" });
  const isFish = subcategory === "fish-seafood" || /fish|mach+h?li|rohu|surmai|pomfret|basa|trout|salmon/i.test(words);
  if (isFish && sliced.test(words))
    return tray({
      emoji: "fish-steak",
      paint: /salmon/i.test(words) ? { hue: 16, saturation: 1.5, lightness: -0.06 } : undefined,
    });
  if (isFish) return tray({ emoji: "fish", paint: { hue: 205, from: 170, to: 260, saturation: 0.3, lightness: 0.1 } });
  if (minced.test(words)) return tray(null, isChicken ? "#eba58f" : "#b8323a");
  if (innards.test(words)) return tray({ emoji: "liver" });
  if (isChicken && whole.test(words)) return tray({ emoji: "whole-chicken" });
  if (boneless.test(words))
    return tray(isChicken ? { emoji: "liver", paint: { hue: 18, saturation: 0.65, lightness: 0.42 } } : { emoji: "cut-of-meat" });
  return tray({ emoji: isChicken ? "poultry-leg" : "meat-on-bone", paint: raw });
}
