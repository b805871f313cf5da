import { roadmap as en } from "./en/roadmap.ts";
import { roadmap as ur } from "./ur/roadmap.ts";

export const roadmap = { en, ur };
