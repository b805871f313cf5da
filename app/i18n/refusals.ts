import { refusals as en } from "./en/refusals.ts";
import { refusals as ur } from "./ur/refusals.ts";

export const refusals = { en, ur };
