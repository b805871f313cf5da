import type { policies as en } from "../en/policies.ts";
import type { Translation } from "../messages.ts";

export const policies: Translation<typeof en> = {
  "title.shipping": "Delivery policy",
  "title.return": "Wapsi ki policy",
  "title.privacy": "Privacy policy",
  "title.terms": "Sharaait",
  "title.cookie": "Cookie policy",
  "about.shipping": "{brand} {city} mein kab aur kahan deliver karta hai, aur kitne mein.",
  "about.return": "{brand} kya wapas leta hai, aur paisay kaise milte hain.",
  "about.privacy": "{brand} aap ke baare mein kya jaanta hai, kyun, aur use kaise mitwayein.",
  "about.terms": "Order karte waqt aap aur {brand} ke darmiyan kya tay hai.",
  "about.cookie": "{brand} kaun si cookies istemal karta hai, aur kis liye.",
  updated: "Aakhri tabdeeli: {date}",
  others: "Hamare baaqi usool",
  zones: "Aap ke ilaqay ka delivery charge",
  empty: "Yeh page likha ja raha hai",
  "empty.why": "Jab tak yeh tayyar ho, humse poochein.",
  contact: "Humse raabta karein",
};
