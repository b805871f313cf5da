import { addresses as en } from "./en/addresses.ts";
import { addresses as ur } from "./ur/addresses.ts";

export const addresses = { en, ur };
