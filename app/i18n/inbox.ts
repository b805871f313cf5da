import { inbox as en } from "./en/inbox.ts";
import { inbox as ur } from "./ur/inbox.ts";

export const inbox = { en, ur };
