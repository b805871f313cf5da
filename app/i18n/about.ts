import { messages } from "./messages.ts";

export const about = messages({
  title: ["About us", "Hamare baare mein"],
  description: [
    "Who we are and how we work: the grocery shop that delivers to homes in {city} only.",
    "Hum kaun hain aur kaise kaam karte hain: karyana dukaan jo sirf {city} ke gharon tak deliver karti hai.",
  ],
  city: ["We deliver only to residents of {city}.", "Hum sirf {city} walon ko deliver karte hain."],
  empty: ["Nothing is written here yet", "Yahan abhi kuch nahin likha"],
  "empty.why": [
    "Call us or write to us; we are happy to tell you about the shop.",
    "Call karein ya likh bhejein; dukaan ke baare mein khushi se batayenge.",
  ],
  contact: ["Contact us", "Humse raabta karein"],
  zones: ["Where we deliver", "Kahan deliver karte hain"],
});
