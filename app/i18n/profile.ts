import { profile as en } from "./en/profile.ts";
import { profile as ur } from "./ur/profile.ts";

export const profile = { en, ur };
