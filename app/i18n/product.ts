import { product as en } from "./en/product.ts";
import { product as ur } from "./ur/product.ts";

/** The page of one product. */
export const product = { en, ur };
