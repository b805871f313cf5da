import { toasts as en } from "./en/toasts.ts";
import { toasts as ur } from "./ur/toasts.ts";

/** What a toast says after a redirect. */
export const toasts = { en, ur };
