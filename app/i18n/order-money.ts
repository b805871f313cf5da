import { messages } from "./messages.ts";

/** What becomes of an order's money when it is cancelled. */
export const orderMoney = messages({
  "way.cash": ["cash", "cash"],
  "cancel.back": ["{amount} goes back to you.", "{amount} aap ko wapas kiye jayenge."],
  "cancel.back-by": [
    "{amount} goes back to you, the way it came: {way}.",
    "{amount} aap ko wapas kiye jayenge, usi tareeqe se: {way}.",
  ],
  "cancel.claimed": [
    "If {amount} under the number {reference} reaches us, we send it back to you.",
    "Agar number {reference} ke {amount} hum tak pohanche to hum aap ko wapas bhej denge.",
  ],
  "cancel.none": ["There is nothing to pay.", "Kuch dena nahin."],
});
