import { messages } from "./messages.ts";

/** What is wrong with a line of a cart, and the ways out: on the cart's page and at the checkout. */
export const cartProblems = messages({
  "problem.not-sold": ["No longer sold. Please remove it.", "Ab nahin bikta. Meherbani kar ke hata dein."],
  "problem.sold-out": ["Sold out. Please remove it.", "Khatam ho gaya. Meherbani kar ke hata dein."],
  "problem.short": ["Only {left} left.", "Sirf {left} baqi hai."],
  "problem.taken": [
    "The rest of your cart already takes all that is left. Please remove it, or take less of the rest.",
    "Jitna bacha tha woh aap ki cart mein pehle se hai. Isay hata dein, ya baqi cheezein kam karein.",
  ],
  "problem.limit": ["At most {left} of it in one order.", "Aik order mein zyada se zyada {left}."],
  "problem.half": [
    "Not much is left, so at most {left} until your phone number is verified by a code.",
    "Yeh kam bacha hai, is liye phone ki tasdeeq se pehle zyada se zyada {left}.",
  ],
  "problem.half-none": [
    "Not much of what it holds is left, so it needs a phone number that is verified by a code.",
    "Is ka samaan kam bacha hai, is liye pehle code se phone ki tasdeeq zaroori hai.",
  ],
  "prove-phone": ["Verify my number", "Number ki tasdeeq karein"],
  "call-shop": ["Call the shop", "Dukaan ko call karein"],
  "problem.step": ["It does not come in this amount. Please make it {fit}.", "Yeh itni miqdar mein nahin milta. {fit} kar dein."],
  "fix-first": ["Some things in your cart can't be ordered as they are.", "Cart ki kuch cheezein is waqt order nahin ho saktin."],
  "remove-continue": ["Remove and continue", "Hata kar aage barhein"],
  "not-counted": ["What can't be had is not in the total.", "Jo nahin mil sakta woh total mein nahin."],
  take: [
    { one: "Take the {left} that is left", other: "Take the {left} that are left" },
    { one: "Bacha hua {left} le lein", other: "Bache hue {left} le lein" },
  ],
  "take-allowed": [
    { one: "Take {left}", other: "Take {left}" },
    { one: "{left} le lein", other: "{left} le lein" },
  ],
  similar: ["Instead of {product}", "{product} ki jagah"],
});
