import { picture as en } from "./en/picture.ts";
import { picture as ur } from "./ur/picture.ts";

export const picture = { en, ur };
