import { messages } from "./messages.ts";

/** The back office's reviews. */
export const adminReviews = messages({
  rows: ["Reviews", "Reviews"],
  none: ["No reviews here", "Yahan koi review nahin"],
  "none.why": [
    "Customers may review what was delivered to them; a review is on the product's page at once and waits here under New.",
    "Customer us cheez ka review likhta hai jo usay mil chuki ho; review foran page par aata hai aur yahan naye mein rehta hai.",
  ],
  add: ["Review", "Review"],
  edit: ["Review and reply", "Review aur jawab"],
  "delete.sure": [
    "Delete this review? Hiding it is enough to take it off the product's page.",
    "Yeh review delete karein? Product ke page se hatane ke liye chhupana kaafi hai.",
  ],
  "tab.new": ["New", "Naye"],
  "tab.approved": ["Approved", "Manzoor"],
  "tab.hidden": ["Hidden", "Chhupaye huay"],
  "field.status": ["State", "Haalat"],
  "status.published": ["New", "Naya"],
  "status.approved": ["Approved", "Manzoor"],
  "status.hidden": ["Hidden", "Chhupa hua"],
  "set.status.approved": ["Approve", "Manzoor karein"],
  "set.status.hidden": ["Hide", "Chhupayein"],
  "field.reply": ["Reply", "Jawab"],
  "field.reply.hint": [
    "Everybody reads it below the review. Left empty, there is none.",
    "Yeh review ke neechay sab parhtay hain. Khaali chhorein to koi jawab nahin.",
  ],
  "column.content": ["Review", "Review"],
  "column.product": ["Product", "Cheez"],
  "column.user": ["Customer", "Customer"],
  "column.created_at": ["Written", "Kab likha"],
  stars: [
    { one: "{count} star", other: "{count} stars" },
    { one: "{count} star", other: "{count} stars" },
  ],
});
