import { adminContent as en } from "./en/admin-content.ts";
import { adminContent as ur } from "./ur/admin-content.ts";

export const adminContent = { en, ur };
