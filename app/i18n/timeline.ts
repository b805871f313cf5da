import { timeline as en } from "./en/timeline.ts";
import { timeline as ur } from "./ur/timeline.ts";

export const timeline = { en, ur };
