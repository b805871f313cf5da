import { adminAbandonment as en } from "./en/admin-abandonment.ts";
import { adminAbandonment as ur } from "./ur/admin-abandonment.ts";

export const adminAbandonment = { en, ur };
