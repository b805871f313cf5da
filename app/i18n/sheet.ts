import { sheet as en } from "./en/sheet.ts";
import { sheet as ur } from "./ur/sheet.ts";

/** The phone's side sheet, which comes only when it is opened. */
export const sheet = { en, ur };
