import { search as en } from "./en/search.ts";
import { search as ur } from "./ur/search.ts";

/** Suggestions under the search field, and a search that found nothing. */
export const search = { en, ur };
