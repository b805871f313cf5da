import { productCsv as en } from "./en/product-csv.ts";
import { productCsv as ur } from "./ur/product-csv.ts";

/** Bringing products in from a CSV file. */
export const productCsv = { en, ur };
