import type { suggestions as en } from "../en/suggestions.ts";
import type { Translation } from "../messages.ts";

export const suggestions: Translation<typeof en> = {
  title: "Mashwaray",
  description: "{brand} ko batayein kya rakhein ya kya behtar karein. Hum har mashwara parhte hain.",
  lead: "Hum kya rakhein, ya kya behtar karein? Hum har mashwara parhte hain.",
  subject: "Mauzu",
  message: "Aap ka mashwara",
  send: "Mashwara bhejein",
  sent: "Hum dukaan mein parhte hain aur us par likhte hain ke kya kiya.",
  again: "Aik aur mashwara bhejein",
};
