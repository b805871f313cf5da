import { shared as en } from "./en/shared.ts";
import { shared as ur } from "./ur/shared.ts";

export const shared = { en, ur };
