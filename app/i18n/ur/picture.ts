import type { picture as en } from "../en/picture.ts";
import type { Translation } from "../messages.ts";

export const picture: Translation<typeof en> = {
  title: "Aap ki tasveer",
  change: "Tasveer badlein",
  field: "Apni tasveer chunein",
  hint: "JPG, PNG ya WebP, 5 MB tak. Hum isay chokor kaat lete hain, file ki baaqi maloomat nahin rakhte.",
  save: "Tasveer save karein",
  remove: "Tasveer hata dein",
  back: "Apni maloomat par wapas",
};
