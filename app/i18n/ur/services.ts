import type { services as en } from "../en/services.ts";
import type { Translation } from "../messages.ts";

export const services: Translation<typeof en> = {
  title: "Hamari services",
  description: "{brand} {city} ke gharon ke liye kya kya karta hai.",
  empty: "Abhi koi service nahin",
  "empty.why": "Hum yahan likhenge ke aap ke liye aur kya kar sakte hain.",
  products: "Saara samaan dekhein",
};
