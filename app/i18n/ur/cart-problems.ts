import type { cartProblems as en } from "../en/cart-problems.ts";
import type { Translation } from "../messages.ts";

export const cartProblems: Translation<typeof en> = {
  "problem.not-sold": "Ab nahin bikta. Meherbani kar ke hata dein.",
  "problem.sold-out": "Khatam ho gaya. Meherbani kar ke hata dein.",
  "problem.short": "Sirf {left} baqi hai.",
  "problem.taken": "Jitna bacha tha woh aap ki cart mein pehle se hai. Isay hata dein, ya baqi cheezein kam karein.",
  "problem.step": "Yeh itni miqdar mein nahin milta. {fit} kar dein.",
  "fix-first": "Cart ki kuch cheezein is waqt order nahin ho saktin.",
  "remove-continue": "Hata kar aage barhein",
  "not-counted": "Jo nahin mil sakta woh total mein nahin.",
  take: { one: "Bacha hua {left} le lein", other: "Bache hue {left} le lein" },
  similar: "{product} ki jagah",
};
