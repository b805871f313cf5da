import { admin as en } from "./en/admin.ts";
import { admin as ur } from "./ur/admin.ts";

/** The back office's frame: navigation, gate, dashboard. */
export const admin = { en, ur };
