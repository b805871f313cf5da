import { filters as en } from "./en/filters.ts";
import { filters as ur } from "./ur/filters.ts";

/** The panel that narrows a list of products, and what it says is on. */
export const filters = { en, ur };
