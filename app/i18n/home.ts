import { home as en } from "./en/home.ts";
import { home as ur } from "./ur/home.ts";

/** The home page. */
export const home = { en, ur };
