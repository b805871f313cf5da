import { customWords as en } from "./en/custom-words.ts";
import { customWords as ur } from "./ur/custom-words.ts";

/** The page on which visitors put the shop's sentences in their own words. */
export const customWords = { en, ur };
