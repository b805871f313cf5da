import { about as en } from "./en/about.ts";
import { about as ur } from "./ur/about.ts";

export const about = { en, ur };
