import { parts as en } from "./en/parts.ts";
import { parts as ur } from "./ur/parts.ts";

export const parts = { en, ur };
