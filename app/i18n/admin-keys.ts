import { adminKeys as en } from "./en/admin-keys.ts";
import { adminKeys as ur } from "./ur/admin-keys.ts";

/** The list of the back office's keys. */
export const adminKeys = { en, ur };
