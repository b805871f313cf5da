import type { DrawnShape } from "#app/domain/catalog/product-fields.ts";

/** What a pack is called in a name; `food`: a word that means a pack only of what is eaten or drunk. */
const packWords: readonly (readonly [word: RegExp, shape: DrawnShape | "can", where?: "food"])[] = [
  [/\b(pouch|refill|sachet|stand-?up|poly ?pack|packet|th[aei]+li)\b/i, "pillow"],
  [/\b(bori|sack|thora)\b/i, "sack"],
  [/\bjar\b/i, "jar"],
  [/\b(bottle|botal)\b/i, "bottle", "food"],
  [/\b(box|d[ai]b+[aei])\b/i, "box", "food"],
  [/\bcans?\b/i, "can"],
  [/\b(tin|canister)\b/i, "tin"],
  [/\btube\b/i, "tube"],
  [/\b(bucket|tub|cup(?! ?[ck]akes?)|matka)\b/i, "tub", "food"],
];

/** More than this, in kilograms or litres, is in no pouch. */
const largestPouch = 3;

/** The pack that a measured article's name says it comes in ("1 L Pouch", "200 g Jar"); undefined where it says none. */
export function packOfName(words: string, amount: number, isFood: boolean): DrawnShape | "can" | undefined {
  const found = packWords.find(([word, , where]) => word.test(words) && (isFood || where !== "food"))?.[1];
  return found === "pillow" && amount > largestPouch ? undefined : found;
}
