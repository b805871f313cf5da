import type { timeline as en } from "../en/timeline.ts";
import type { Translation } from "../messages.ts";

export const timeline: Translation<typeof en> = {
  timeline: "Kab kya hua",
  "timeline.of": "{name}: kab kya hua",
  nothing: "Yahan abhi tak kuch nahin badla.",
  change: "{field}: {before} → {after}",
  by: "{at} · {who}",
  shop: "dukaan",
  "did.add": "Dala gaya",
  "did.save": "Badla gaya",
  "did.move": "Jagah badli",
  "did.reply": "Jawab",
  "did.answer": "Jawab",
};
