import { listing as en } from "./en/listing.ts";
import { listing as ur } from "./ur/listing.ts";

/** Lists of products: all, of a category, found, saved. */
export const listing = { en, ur };
