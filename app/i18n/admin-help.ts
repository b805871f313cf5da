import { adminHelp as en } from "./en/admin-help.ts";
import { adminHelp as ur } from "./ur/admin-help.ts";

/** The back office's documentation and its assistant: one set of topics for both. */
export const adminHelp = { en, ur };
