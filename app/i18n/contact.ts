import { contact as en } from "./en/contact.ts";
import { contact as ur } from "./ur/contact.ts";

export const contact = { en, ur };
