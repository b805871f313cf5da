import { ownWords as en } from "./en/own-words.ts";
import { ownWords as ur } from "./ur/own-words.ts";

/** The page on which visitors put the shop's sentences in their own words. */
export const ownWords = { en, ur };
