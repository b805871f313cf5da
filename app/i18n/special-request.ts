import { specialRequest as en } from "./en/special-request.ts";
import { specialRequest as ur } from "./ur/special-request.ts";

export const specialRequest = { en, ur };
