import type { timeline as en } from "../en/timeline.ts";
import type { Part } from "../part.ts";

export const timeline: Part<typeof en> = {
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
