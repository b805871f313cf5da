import { messages } from "./messages.ts";

/** What buyers say about a product. */
export const reviews = messages({
  title: ["Reviews", "Reviews"],
  none: ["Nobody has reviewed this yet.", "Abhi tak kisi ne review nahin diya."],
  "buyers-only": [
    "Reviews are written only by customers who bought this product.",
    "Review sirf woh customers dete hain jinhon ne yeh cheez kharidi ho.",
  ],
  average: ["{average} of 5", "5 mein se {average}"],
  count: [
    { one: "{count} review", other: "{count} reviews" },
    { one: "{count} review", other: "{count} reviews" },
  ],
  stars: [
    { one: "{count} star", other: "{count} stars" },
    { one: "{count} star", other: "{count} star" },
  ],
  "stars.given": [
    { one: "{count} star of 5", other: "{count} stars of 5" },
    { one: "5 mein se {count} star", other: "5 mein se {count} star" },
  ],
  by: ["{author}, {day}", "{author}, {day}"],
  reply: ["{brand} replied", "{brand} ka jawab"],
  pages: ["Pages of reviews", "Reviews ke pages"],
  newer: ["Newer reviews", "Naye reviews"],
  older: ["Older reviews", "Purane reviews"],
  "sign-in": ["Sign in to review", "Review ke liye sign in karein"],
  "already-reviewed": ["You have already reviewed this product.", "Aap is cheez ka review pehle hi de chuke hain."],
  stranger: [
    "You can review this once an order with it has been delivered to you.",
    "Jab yeh cheez aap ko deliver ho jaye to aap review de sakte hain.",
  ],
  write: ["Write a review", "Review likhein"],
  rating: ["How do you rate it?", "Aap kitne star dete hain?"],
  "rating.5": ["5 – Excellent", "5 – Zabardast"],
  "rating.4": ["4 – Good", "4 – Achi"],
  "rating.3": ["3 – All right", "3 – Theek hai"],
  "rating.2": ["2 – Poor", "2 – Kamzor"],
  "rating.1": ["1 – Bad", "1 – Kharab"],
  "field.title": ["Title (optional)", "Unwan (zaroori nahin)"],
  "field.content": ["Your review", "Aap ka review"],
  publish: ["Publish review", "Review lagayein"],
});
