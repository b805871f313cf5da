import { productList as en } from "./en/product-list.ts";
import { productList as ur } from "./ur/product-list.ts";

/** The back office's list of products: search, filters, columns, editing in the list. */
export const productList = { en, ur };
