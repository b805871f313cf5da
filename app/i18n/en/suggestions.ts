export const suggestions = {
  title: "Suggestions",
  description: "Tell {brand} what to sell or do better. We read every suggestion.",
  lead: "What should we sell, or do better? We read every suggestion.",
  subject: "Subject",
  message: "Your suggestion",
  send: "Send suggestion",
  sent: "We read it in the shop and mark on it what we did.",
  again: "Send another suggestion",
} as const;
