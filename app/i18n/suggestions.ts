import { suggestions as en } from "./en/suggestions.ts";
import { suggestions as ur } from "./ur/suggestions.ts";

export const suggestions = { en, ur };
