import { messages } from "./messages.ts";

/** What takes the place of a page that can't be shown. */
export const errors = messages({
  "not-found.title": ["Page not found", "Yeh page nahin mila"],
  "not-found.why": [
    "The address may be old or mistyped, or we no longer sell this. The shop is open all the same.",
    "Shayad address purana ya ghalat hai, ya ab hum yeh cheez nahin bechte. Dukaan khuli hai, baqi samaan dekh lein.",
  ],
  "network.title": ["Network error", "Internet ka masla"],
  "network.why": [
    "We could not reach the shop. Check your internet and try again.",
    "Dukaan tak raabta nahin ho saka. Internet dekh kar dobara koshish karein.",
  ],
  "too-large.title": ["This is too large", "Yeh bohat bara hai"],
  "too-large.why": [
    "It is more than this form takes, so nothing was saved. Please go back and choose a smaller file or send less text.",
    "Yeh is form ki had se zyada hai, is liye kuch save nahin hua. Wapas ja kar chhoti file chunein ya kam likhein.",
  ],
  "server.title": ["Server error", "Hamari taraf se masla"],
  "server.why": [
    "Something broke on our side and we have been told of it. Please try again in a moment.",
    "Hamari taraf kuch kharab ho gaya aur humein pata chal gaya hai. Thori der mein dobara koshish karein.",
  ],
  "other.title": ["Something went wrong", "Kuch ghalat ho gaya"],
  "other.why": [
    "This page could not be shown. Please go back and try again.",
    "Yeh page nahin dikh saka. Wapas ja kar dobara koshish karein.",
  ],
  "refused.title": ["Nothing was changed", "Kuch nahin badla"],
  "refused.why": [
    "The shop could not take this. Please go back and try again.",
    "Dukaan yeh nahin le saki. Wapas ja kar dobara koshish karein.",
  ],
  "refused.other-site": [
    "This form was sent from another site, so nothing was changed. Please open the shop and try again.",
    "Yeh form kisi aur site se aaya, is liye kuch nahin badla. Dukaan khol kar dobara koshish karein.",
  ],
  "refused.back": ["Go back", "Wapas jayein"],
  again: ["Try again", "Dobara koshish karein"],
  "to-home": ["Go to the home page", "Home page par jayein"],
  "to-products": ["See all products", "Saara samaan dekhein"],
  reference: ["Reference {reference}", "Hawala {reference}"],
});
