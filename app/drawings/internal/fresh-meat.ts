import type { Drawing, TrayPieces } from "./drawing.ts";
import { type Goods, ownLine } from "./goods.ts";
import type { Motif } from "./svg.ts";

type Cut = readonly [word: RegExp, motif: Motif, pieces: TrayPieces];

/** What is inside an animal, and its feet; of any. */
const innards: readonly Cut[] = [
  [/gurd[ae]|kidney/i, { emoji: "kidney" }, 2],
  [/maghaz|\bbrain/i, { emoji: "brain" }, 2],
  [/pota\b|gizzard|sangdana/i, { emoji: "gizzard" }, 2],
  [/(chicken|murgh\w*).*(liver|kale?ji)|(liver|kale?ji).*(chicken|murgh)/i, { emoji: "liver" }, 3],
  [/liver|kale?ji|\bdil\b|heart|phep|lung/i, { emoji: "liver" }, 1],
  [/\bpa+y[ae]\b|trotter/i, { emoji: "trotters" }, 2],
];

const rawLeg: Motif = { emoji: "raw-leg" };

const birds: readonly Cut[] = [
  [/\bfeet\b|panj[ae]|\bclaws?\b/i, { emoji: "chicken-feet" }, 2],
  [/wings?\b/i, { emoji: "chicken-wing" }, 2],
  [/boneless|fillet|seena|breast|steak|strips?|botiy?a?n?\b|cubes?\b/i, { emoji: "chicken-breast" }, 3],
  [/\b(pieces?|tikka|tangri|drum ?sticks?|legs?|thighs?)\b/i, rawLeg, 5],
  [/bater|quail|teetar|partridge/i, { emoji: "whole-chicken" }, 2],
  [/whole|sab[iu]t|poori|saalim|broiler|turkey|duck|battakh|\bdesi\b|skinless|full\b/i, { emoji: "whole-chicken" }, 1],
];

const meats: readonly Cut[] = [
  [/chops?\b|ch[aá]mp|chaa?n?p|\bribs?\b|puth\b/i, { emoji: "meat-chop" }, 2],
  [/shank|bong\b|nihari|osso|marrow|nall?i\b/i, { emoji: "meat-shank" }, 2],
  [/\braan\b|\bleg\b|\bdasti\b|shoulder/i, { emoji: "meat-leg" }, 2],
  [/boneless|fillet|undercut|steak|bina haddi|botiy?a?n?\b|cubes?\b|pasand[ae]|brisket/i, { emoji: "meat-cubes" }, 2],
];

const fishes: readonly Cut[] = [
  [/\bcrab|kekra|lobster/i, { emoji: "crab" }, 5],
  [/prawn|shrimp|jheenga|jhinga/i, { emoji: "peeled-prawn" }, 5],
  [/fillet|finger|boneless|bina kante/i, { emoji: "fish-fillet" }, 1],
  [/slice|steak|\bcut\b|piece|kat[ai] hui/i, { emoji: "fish-steak" }, 5],
  [/pomfret|paplet/i, { emoji: "pomfret" }, 2],
  [/./, { emoji: "fish" }, 2],
];

/** A whole bird cut into pieces, with its bones. */
const wholeBirdCut = /\b(karahi|curry|qorma|biryani|mix\w*)\b|(?<!boneless )\bcut\b/i;

const minced = /mince|q[ei]+ma|keema/i;
const salmon: Motif["paint"] = { hue: 16, saturation: 1.5, lightness: -0.06 };

/** Meat, chicken and fish as the shop packs them; undefined for what is no fresh meat. */
export function freshMeat(goods: Goods): Drawing | undefined {
  const { words, category, subcategory, pack } = goods;
  if (category !== "meat-fish") return;
  const tray = (motif: Motif | null, pieces: TrayPieces, more: { mince?: string; also?: Motif } = {}): Drawing => ({
    ...{ shape: "tray", pieces, ...ownLine(goods), motif, size: pack.size || "1 kg" },
    ...more,
  });
  const cutOf = (cuts: readonly Cut[], paint?: Motif["paint"]) => {
    const [found, other] = cuts.filter(([word]) => word.test(words));
    const isMixed = cuts === innards && other && other[1].emoji !== found?.[1].emoji;
    return found && tray({ ...found[1], ...(paint && { paint }) }, found[2], isMixed ? { also: other[1] } : {});
  };
  if (
    subcategory === "fish-seafood" ||
    /fish|mach+h?li|rohu|surmai|pomfret|basa|trout|salmon|prawn|shrimp|crab|lobster|jhe?e?i?nga/i.test(words)
  )
    return cutOf(fishes, /salmon/i.test(words) ? salmon : undefined);
  const isBird = subcategory === "chicken" || /chicken|murgh|turkey|duck|battakh|bater|quail/i.test(words);
  if (minced.test(words)) return tray(null, 5, { mince: isBird ? "#eba58f" : "#b8323a" });
  if (isBird && wholeBirdCut.test(words)) return tray(rawLeg, 5, { also: { emoji: "raw-chicken-piece" } });
  return (
    cutOf(innards) ??
    cutOf(isBird ? birds : meats) ??
    (isBird ? tray(rawLeg, 5, { also: { emoji: "raw-chicken-piece" } }) : tray({ emoji: "meat-bone-in" }, 2))
  );
}
