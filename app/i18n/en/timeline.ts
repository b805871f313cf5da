export const timeline = {
  timeline: "Timeline",
  "timeline.of": "Timeline of {name}",
  nothing: "Nothing was changed here yet.",
  change: "{field}: {before} → {after}",
  by: "{at} · {who}",
  shop: "the shop",
  "did.add": "Added",
  "did.save": "Edited",
  "did.move": "Moved",
  "did.reply": "Reply",
  "did.answer": "Answer",
} as const;
