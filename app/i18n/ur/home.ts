import type { home as en } from "../en/home.ts";
import type { Translation } from "../messages.ts";

export const home: Translation<typeof en> = {
  title: "{city} mein online sauda",
  description: "Sabzi, doodh, aata aur ghar ka baqi samaan, {city} mein usi din ghar par.",
  "hero.title": "{city} ki mandi, aaj hi aap ke ghar",
  "hero.same-day": "{until} se pehle order karein, 3–5 ghantay mein samaan ghar par.",
  again: "Dobara order",
  "again.last": "Pichli baar wala sauda chahiye? Aap ka aakhri order #{number} tha.",
  all: "Saara samaan dekhein",
  categories: "Categories",
  everyday: "Rozmarra ka sauda",
  "everyday.more": "Saara khaas samaan",
  seasonal: "Mausam ki cheezein",
  slides: "Khaas baatein",
  promos: "Offers",
};
