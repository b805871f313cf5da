import type { errors as en } from "../en/errors.ts";
import type { Translation } from "../messages.ts";

export const errors: Translation<typeof en> = {
  "not-found.title": "Yeh page nahin mila",
  "not-found.why":
    "Shayad address purana ya ghalat hai, ya ab hum yeh cheez nahin bechte. Dukaan khuli hai, baqi samaan dekh lein.",
  "network.title": "Internet ka masla",
  "network.why": "Dukaan tak raabta nahin ho saka. Internet dekh kar dobara koshish karein.",
  "server.title": "Hamari taraf se masla",
  "server.why": "Hamari taraf kuch kharab ho gaya aur humein pata chal gaya hai. Thori der mein dobara koshish karein.",
  "other.title": "Kuch ghalat ho gaya",
  "other.why": "Yeh page nahin dikh saka. Wapas ja kar dobara koshish karein.",
  again: "Dobara koshish karein",
  "to-home": "Home page par jayein",
  "to-products": "Saara samaan dekhein",
  reference: "Hawala {reference}",
};
