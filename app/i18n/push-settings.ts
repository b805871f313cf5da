import { messages } from "./messages.ts";

/** The notifications tab of a customer's account. */
export const pushSettings = messages({
  why: [
    "What we write to your inbox can also appear on the screen of your phone or computer.",
    "Jo hum aap ke inbox mein likhte hain woh aap ke phone ya computer ki screen par bhi aa sakta hai.",
  ],
  orders: ["My orders", "Mere orders"],
  "orders-hint": [
    "When an order is confirmed, packed, on its way, delivered or cancelled.",
    "Jab order confirm, pack, rawana, deliver ya cancel ho.",
  ],
  offers: ["Offers and reminders", "Offers aur yaad dehani"],
  "offers-hint": ["Also when your cart is waiting.", "Jab aap ki cart intezar mein ho tab bhi."],
  answers: ["Answers", "Jawabat"],
  "answers-hint": ["When we answer your question, review or message.", "Jab hum aap ke sawal, review ya paigham ka jawab dein."],
  save: ["Save", "Save karein"],
  device: ["This device", "Yeh device"],
  "device.browsers": [
    {
      one: "Notifications appear in {count} browser where you are signed in.",
      other: "Notifications appear in {count} browsers where you are signed in.",
    },
    {
      one: "Notifications {count} browser mein aate hain jahan aap sign in hain.",
      other: "Notifications {count} browsers mein aate hain jahan aap sign in hain.",
    },
  ],
});
