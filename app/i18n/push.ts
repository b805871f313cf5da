import { push as en } from "./en/push.ts";
import { push as ur } from "./ur/push.ts";

export const push = { en, ur };
