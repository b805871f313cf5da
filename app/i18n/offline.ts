import { offline as en } from "./en/offline.ts";
import { offline as ur } from "./ur/offline.ts";

export const offline = { en, ur };
