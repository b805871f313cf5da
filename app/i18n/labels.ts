import { labels as en } from "./en/labels.ts";
import { labels as ur } from "./ur/labels.ts";

/** The labels of fields that forms share. */
export const labels = { en, ur };
