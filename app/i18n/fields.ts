import { fields as en } from "./en/fields.ts";
import { fields as ur } from "./ur/fields.ts";

export const fields = { en, ur };
