import { messages } from "./messages.ts";

export const timeline = messages({
  timeline: ["Timeline", "Kab kya hua"],
  "timeline.of": ["Timeline of {name}", "{name}: kab kya hua"],
  nothing: ["Nothing was changed here yet.", "Yahan abhi tak kuch nahin badla."],
  change: ["{field}: {before} → {after}", "{field}: {before} → {after}"],
  by: ["{at} · {who}", "{at} · {who}"],
  shop: ["the shop", "dukaan"],
  "did.add": ["Added", "Dala gaya"],
  "did.save": ["Edited", "Badla gaya"],
  "did.move": ["Moved", "Jagah badli"],
  "did.reply": ["Reply", "Jawab"],
  "did.answer": ["Answer", "Jawab"],
});
