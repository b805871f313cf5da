import { mail as en } from "./en/mail.ts";
import { mail as ur } from "./ur/mail.ts";

export const mail = { en, ur };
