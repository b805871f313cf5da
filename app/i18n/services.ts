import { messages } from "./messages.ts";

export const services = messages({
  title: ["Our services", "Hamari services"],
  description: ["What {brand} does for homes in {city}.", "{brand} {city} ke gharon ke liye kya kya karta hai."],
  empty: ["No services yet", "Abhi koi service nahin"],
  "empty.why": ["We will list here what else we can do for you.", "Hum yahan likhenge ke aap ke liye aur kya kar sakte hain."],
  products: ["See all products", "Saara samaan dekhein"],
});
