import { pricing as en } from "./en/pricing.ts";
import { pricing as ur } from "./ur/pricing.ts";

/** The price sheet. */
export const pricing = { en, ur };
