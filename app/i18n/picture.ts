import { messages } from "./messages.ts";

export const picture = messages({
  title: ["Your picture", "Aap ki tasveer"],
  field: ["A picture of you", "Apni tasveer chunein"],
  hint: [
    "JPG, PNG or WebP, at most 5 MB. We cut it square and keep nothing else of the file.",
    "JPG, PNG ya WebP, 5 MB tak. Hum isay chokor kaat lete hain, file ki baaqi maloomat nahin rakhte.",
  ],
  "too-large": [
    "This picture is larger than 5 MB. Please choose a smaller one.",
    "Yeh tasveer 5 MB se bari hai. Chhoti tasveer chunein.",
  ],
  save: ["Save the picture", "Tasveer save karein"],
  remove: ["Remove the picture", "Tasveer hata dein"],
  back: ["Back to your details", "Apni maloomat par wapas"],
});
