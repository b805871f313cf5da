import { invoice as en } from "./en/invoice.ts";
import { invoice as ur } from "./ur/invoice.ts";

/** What stands on an invoice, and the buttons that make one. */
export const invoice = { en, ur };
