import { admin } from "#app/i18n/admin.ts";
import type { Messages } from "#app/i18n/messages.ts";
import type { SectionKey } from "./section-rights.ts";

/**
 * The sentences of the back office's frame, the name of each section (`section.<key>`) among them. A section without a name does not
 * compile, here and nowhere else.
 */
export const frameTexts: Messages<keyof (typeof admin)["en"] | `section.${SectionKey}`> = admin;
