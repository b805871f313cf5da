import { auth as en } from "./en/auth.ts";
import { auth as ur } from "./ur/auth.ts";

export const auth = { en, ur };
