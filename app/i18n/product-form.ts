import { productForm as en } from "./en/product-form.ts";
import { productForm as ur } from "./ur/product-form.ts";

/** A product as the back office adds and edits it. */
export const productForm = { en, ur };
