import { errors as en } from "./en/errors.ts";
import { errors as ur } from "./ur/errors.ts";

/** What takes the place of a page that can't be shown. */
export const errors = { en, ur };
