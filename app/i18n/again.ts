import { again as en } from "./en/again.ts";
import { again as ur } from "./ur/again.ts";

export const again = { en, ur };
