import { notices as en } from "./en/notices.ts";
import { notices as ur } from "./ur/notices.ts";

export const notices = { en, ur };
