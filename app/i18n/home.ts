import { messages } from "./messages.ts";

/** The home page. */
export const home = messages({
  title: ["Online grocery in {city}", "{city} mein online sauda"],
  description: [
    "Vegetables, milk, atta and everything else the house needs, delivered in {city} the same day.",
    "Sabzi, doodh, aata aur ghar ka baqi samaan, {city} mein usi din ghar par.",
  ],
  heading: ["{city}'s mandi, at your door today", "{city} ki mandi, aaj hi aap ke ghar"],
  again: ["Order again", "Dobara order"],
  "again.last": [
    "Same as last time? Your last order was #{number}.",
    "Pichli baar wala sauda chahiye? Aap ka aakhri order #{number} tha.",
  ],
  running: ["Your order", "Aap ka order"],
  "running.order": ["Order #{number}", "Order #{number}"],
  all: ["See all products", "Saara samaan dekhein"],
  categories: ["Categories", "Categories"],
  everyday: ["Rozmarra — everyday basket", "Rozmarra ka sauda"],
  "everyday.more": ["See all", "Sab dekhein"],
  rates: ["Aaj ka bhao", "Aaj ka bhao"],
  "rates.what": ["Today's mandi rates", "Mandi ke aaj ke rate"],
  "rates.same": ["as yesterday", "kal wala hi rate"],
  "rates.more": ["{amount} more than yesterday", "kal se {amount} zyada"],
  "rates.less": ["{amount} less than yesterday", "kal se {amount} kam"],
  seasonal: ["In season", "Mausam ki cheezein"],
  slides: ["Announcements", "Khaas baatein"],
  promos: ["Offers", "Offers"],
});
