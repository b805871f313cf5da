import { messages } from "./messages.ts";

export const again = messages({
  "added.some": [
    "What we have of order #{number} is in your cart, at today's prices.",
    "Order #{number} mein se jo mil sakta hai woh aaj ki qeemat par cart mein hai.",
  ],
  "added.all": [
    "Order #{number} is in your cart again, at today's prices.",
    "Order #{number} aaj ki qeemat par dobara cart mein hai.",
  ],
  "added.none": ["Nothing of order #{number} can be had today.", "Order #{number} ki koi cheez aaj nahin mil sakti."],
  missing: ["Missing:", "Yeh nahin mila:"],
  "missing.not-sold": ["{product}: no longer sold", "{product}: ab nahin bikta"],
  "missing.sold-out": ["{product}: sold out", "{product}: khatam ho gaya"],
  "missing.short": ["{product}: only {left} left", "{product}: sirf {left} baqi hai"],
  "missing.limit": ["{product}: at most {left} in one order", "{product}: aik order mein zyada se zyada {left}"],
  "missing.taken": ["{product}: all that is left is in your cart already", "{product}: jitna bacha tha woh aap ki cart mein hai"],
});
