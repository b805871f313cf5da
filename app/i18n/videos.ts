import { videos as en } from "./en/videos.ts";
import { videos as ur } from "./ur/videos.ts";

export const videos = { en, ur };
