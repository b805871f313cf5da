import { packages as en } from "./en/packages.ts";
import { packages as ur } from "./ur/packages.ts";

/** The ready-made packages: their list and the page of one. */
export const packages = { en, ur };
