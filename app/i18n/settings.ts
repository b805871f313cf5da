import { settings as en } from "./en/settings.ts";
import { settings as ur } from "./ur/settings.ts";

export const settings = { en, ur };
