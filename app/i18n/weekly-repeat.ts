import { messages } from "./messages.ts";

/** Repeating an order every week: its page, and the list in the account. */
export const weeklyRepeat = messages({
  title: ["Repeat order #{number}", "Order #{number} dobara"],
  link: ["Repeat every week", "Har hafte dobara"],
  "link-named": ["Repeat every week: #{number}", "Har hafte dobara: #{number}"],
  now: ["Order it again now", "Abhi dobara order karein"],
  "now.why": [
    "This puts everything in your cart at today's prices. You look it over before you order.",
    "Is se sab kuch aaj ki qeemat par cart mein aa jata hai. Order se pehle aap dekh lete hain.",
  ],
  weekly: ["Every week", "Har hafte"],
  why: [
    "We remind you the evening before. Nothing is ordered by itself.",
    "Hum aik shaam pehle yaad dilate hain. Khud se kuch order nahin hota.",
  ],
  "field.weekday": ["Delivery on", "Delivery ka din"],
  save: ["Remind me every week", "Har hafte yaad dilayein"],
  change: ["Change the day", "Din badlein"],
  stop: ["Stop", "Band karein"],
  "stop-named": ["Stop: #{number}", "Band karein: #{number}"],
  list: ["Every week", "Har hafte"],
  every: ["Every {day}", "Har {day}"],
  number: ["Order #{number}", "Order #{number}"],
  items: ["{items} and {count} more", "{items} aur {count} cheezein"],
});
