import { maintenance as en } from "./en/maintenance.ts";
import { maintenance as ur } from "./ur/maintenance.ts";

export const maintenance = { en, ur };
