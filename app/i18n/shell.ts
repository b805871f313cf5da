import { shell as en } from "./en/shell.ts";
import { shell as ur } from "./ur/shell.ts";

/** The storefront's frame around every page. */
export const shell = { en, ur };
