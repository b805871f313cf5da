import type { about as en } from "../en/about.ts";
import type { Translation } from "../messages.ts";

export const about: Translation<typeof en> = {
  title: "Hamare baare mein",
  description: "Hum kaun hain aur kaise kaam karte hain: karyana dukaan jo sirf {city} ke gharon tak deliver karti hai.",
  city: "Hum sirf {city} walon ko deliver karte hain.",
  empty: "Yahan abhi kuch nahin likha",
  "empty.why": "Call karein ya likh bhejein; dukaan ke baare mein khushi se batayenge.",
  contact: "Humse raabta karein",
  zones: "Kahan deliver karte hain",
};
