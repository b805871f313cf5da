import type { videos as en } from "../en/videos.ts";
import type { Translation } from "../messages.ts";

export const videos: Translation<typeof en> = {
  title: "Videos",
  description: "{brand} ki videos: mandi, recipes aur order ka tareeqa.",
  note: "Videos YouTube se chalti hain, us ki cookies ke baghair. Play dabane se pehle wahan se kuch load nahin hota.",
  filter: "Videos ki qismein",
  all: "Sab",
  "category.general": "Aam",
  "category.tutorial": "Tareeqay",
  "category.product_demo": "Samaan",
  "category.promotional": "Offers",
  "category.educational": "Kaam ki baatein",
  "language.en": "English",
  "language.ur": "Urdu",
  "language.roman_urdu": "Roman Urdu",
  play: "Chalayein: {title}",
  empty: "Yahan abhi koi video nahin",
  "empty.why": "Hum videos bana rahe hain. Jald dobara dekhiye ga.",
  "empty.all": "Saari videos dekhein",
};
