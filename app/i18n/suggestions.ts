import { messages } from "./messages.ts";

export const suggestions = messages({
  title: ["Suggestions", "Mashwaray"],
  description: [
    "Tell {brand} what to sell or do better. We read every suggestion.",
    "{brand} ko batayein kya rakhein ya kya behtar karein. Hum har mashwara parhte hain.",
  ],
  lead: [
    "What should we sell, or do better? We read every suggestion.",
    "Hum kya rakhein, ya kya behtar karein? Hum har mashwara parhte hain.",
  ],
  subject: ["Subject", "Mauzu"],
  message: ["Your suggestion", "Aap ka mashwara"],
  send: ["Send suggestion", "Mashwara bhejein"],
  sent: ["We read it in the shop and mark on it what we did.", "Hum dukaan mein parhte hain aur us par likhte hain ke kya kiya."],
  again: ["Send another suggestion", "Aik aur mashwara bhejein"],
});
