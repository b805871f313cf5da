import { policies as en } from "./en/policies.ts";
import { policies as ur } from "./ur/policies.ts";

export const policies = { en, ur };
