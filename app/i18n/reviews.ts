import { reviews as en } from "./en/reviews.ts";
import { reviews as ur } from "./ur/reviews.ts";

/** What buyers say about a product. */
export const reviews = { en, ur };
