import { fields as en } from "./en/fields.ts";
import { fields as ur } from "./ur/fields.ts";

/** What can be wrong with what was typed into a field. The browser gets the sentence, never the catalogue. */
export const fields = { en, ur };
