import { lighter } from "./colour.ts";
import type { Drawing } from "./drawing.ts";
import { bottle, branded } from "./drinks.ts";
import { soapBar } from "./fill-colours.ts";
import type { Goods } from "./goods.ts";
import { isFood } from "./motifs.ts";

/** What cleans floors, in the can that it is sold in from 2 litres. */
const cleanerCan = ({ words, pack }: Goods): Drawing => ({
  shape: "jerry-can",
  ...pack,
  colour: /phenyl/i.test(words) ? (/black|kal[ia]/i.test(words) ? "#3b2a22" : "#f1f3f2") : pack.colour,
});

/** What is seen through its bottle. */
const clearLiquids: readonly (readonly [word: RegExp, colour: string])[] = [
  [/rose water|arq-?e-?gulab/i, "#f3d9e0"],
  [/baby oil/i, "#f3ecc9"],
  [/(almond|badam|olive|castor|coconut|sarson|mustard) (oil|roghan|rogan)|rog?han/i, "#e3c25a"],
];

/** What cleans a person or a home, and bulbs; null for what does not. */
export const toiletries = (goods: Goods): Drawing | null => {
  const { words, pack, litres } = goods;
  if (isFood(goods.category)) return null;
  if (/\bbulb\b/i.test(words)) return { shape: "bulb", ...pack, line: /\d+ ?W/.exec(words)?.[0] ?? "LED" };
  const isBar = goods.subcategory === "dishwash" && /\bbar\b|tikk?i|tikiya/i.test(words);
  if (litres === 0 && (isBar || /\bsoap\b|(dishwash|beauty|cream|bath|laundry|washing) bar|sabun/i.test(words)))
    return {
      shape: "soap",
      ...pack,
      bar: soapBar(words),
      isBlock: goods.category === "laundry-cleaning",
      line: pack.line.replace(/soap/i, "").trim() || pack.line,
    };
  if (
    /tooth ?paste|dental cream|(teeth|tooth|gum)\b.*paste|rash cream|\bgel\b|ointment|fairness cream|(whitening|beauty|anti\W?\w+|glow|lovely|shaving|hand|foot|antiseptic) (\w+ )?cream|lovely cream|face ?wash|\bscrub\b(?=.*face)|hair remov|\bveet\b/i.test(
      words,
    )
  )
    return { shape: "tube", ...pack };
  if (goods.subcategory === "oral-care" && goods.kilos > 0 && !/powder|manjan|brush|floss/i.test(words))
    return { shape: "tube", ...pack };
  if (/hair (colou?r|dye)|kala kola(?!.*(tonic|oil|shampoo))/i.test(words)) return { shape: "box", ...pack };
  if (/hand ?wash/i.test(words)) return bottle(pack, "pump", lighter(pack.colour, 0.2));
  if (
    /petroleum jelly|(cold|soft|day|night|beauty|face|massage|moisturi\w+) cream(?! bar)|\bbalm\b|hair wax|body butter|moisturi[sz]er/i.test(
      words,
    )
  )
    return { shape: "pot", ...pack, colour: "#fdfbf5", cap: pack.colour };
  if (/roll[- ]on/i.test(words)) return branded(goods, "roll-on");
  if (/(baby|talcum|talc|prickly heat|body)\b.*powder|talc\b/i.test(words)) return branded(goods, "talc");
  if (/(glass|sheesha|window|kitchen|multi\W?(surface|purpose)|oven) cleaner|trigger/i.test(words))
    return bottle(pack, "trigger", pack.colour, { paper: lighter(pack.accent, 0.86) });
  const liquid = clearLiquids.find(([word]) => word.test(words));
  if (liquid) return bottle(pack, "flat", liquid[1], { paper: lighter(pack.colour, 0.86) });
  if (
    /shampoo|lotion|saniti[sz]er|body ?wash|hair (oil|tonic|spray oil)|tonic\b|conditioner|serum|baby powder|talc|nail polish|perfume|\battar\b|cologne|roll[- ]on|\bbach\w* \w* ?powder/i.test(
      words,
    )
  )
    return branded(goods, "flat");
  const isAerosol = goods.subcategory === "pest-air" && litres > 0 && !/liquid|lotion|refill|oil|gel\b/i.test(words);
  if (isAerosol || /spray|shaving foam|deodor|air freshener|hair mousse/i.test(words)) return branded(goods, "spray");
  if (litres >= 2 && goods.category === "laundry-cleaning") return cleanerCan(goods);
  const isForHome = goods.category === "laundry-cleaning";
  if (litres > 0 && (isForHome || /cleaner|liquid|phenyl|bleach|softener|antiseptic|mouthwash|dishwash/i.test(words)))
    return bottle(pack, "angle", /(white|safa?[ie]+d) phen|phen\w* (white|safa?[ie]+d)/i.test(words) ? "#eef1f0" : pack.colour, {
      paper: lighter(pack.accent, 0.86),
    });
  return null;
};
