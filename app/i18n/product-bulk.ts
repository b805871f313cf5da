import { productBulk as en } from "./en/product-bulk.ts";
import { productBulk as ur } from "./ur/product-bulk.ts";

/** Changing many products at once, and what became of each. */
export const productBulk = { en, ur };
