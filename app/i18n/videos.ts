import { messages } from "./messages.ts";

export const videos = messages({
  title: ["Videos", "Videos"],
  description: [
    "Videos from {brand}: the mandi, recipes and how to order.",
    "{brand} ki videos: mandi, recipes aur order ka tareeqa.",
  ],
  note: [
    "Videos play from YouTube, without its cookies. Nothing is loaded from there before you press play.",
    "Videos YouTube se chalti hain, us ki cookies ke baghair. Play dabane se pehle wahan se kuch load nahin hota.",
  ],
  filter: ["Kinds of videos", "Videos ki qismein"],
  all: ["All", "Sab"],
  "category.general": ["General", "Aam"],
  "category.tutorial": ["How to", "Tareeqay"],
  "category.product_demo": ["Products", "Samaan"],
  "category.promotional": ["Offers", "Offers"],
  "category.educational": ["Good to know", "Kaam ki baatein"],
  "language.en": ["English", "English"],
  "language.ur": ["Urdu", "Urdu"],
  "language.roman_urdu": ["Roman Urdu", "Roman Urdu"],
  play: ["Play: {title}", "Chalayein: {title}"],
  empty: ["No videos here yet", "Yahan abhi koi video nahin"],
  "empty.why": ["We are filming. Please look in again soon.", "Hum videos bana rahe hain. Jald dobara dekhiye ga."],
  "empty.all": ["See all videos", "Saari videos dekhein"],
});
