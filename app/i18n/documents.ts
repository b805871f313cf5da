import { documents as en } from "./en/documents.ts";
import { documents as ur } from "./ur/documents.ts";

/** What stands on picking lists and rider sheets, and on the pages that print an order's papers. */
export const documents = { en, ur };
