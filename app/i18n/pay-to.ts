import { payTo as en } from "./en/pay-to.ts";
import { payTo as ur } from "./ur/pay-to.ts";

export const payTo = { en, ur };
