import { fields as en } from "./en/fields.ts";
import { fields as ur } from "./ur/fields.ts";

/** What can be wrong with what was typed into a field, and the labels that forms share. */
export const fields = { en, ur };
