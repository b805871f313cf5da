import { messages } from "./messages.ts";

export const policies = messages({
  "title.shipping": ["Shipping policy", "Delivery policy"],
  "title.return": ["Return policy", "Wapsi ki policy"],
  "title.privacy": ["Privacy policy", "Privacy policy"],
  "title.terms": ["Terms of service", "Sharaait"],
  "title.cookie": ["Cookie policy", "Cookie policy"],
  "about.shipping": [
    "When and where {brand} delivers in {city}, and what it costs.",
    "{brand} {city} mein kab aur kahan deliver karta hai, aur kitne mein.",
  ],
  "about.return": [
    "What {brand} takes back, and how you get your money.",
    "{brand} kya wapas leta hai, aur paisay kaise milte hain.",
  ],
  "about.privacy": [
    "What {brand} knows about you, why, and how to have it deleted.",
    "{brand} aap ke baare mein kya jaanta hai, kyun, aur use kaise mitwayein.",
  ],
  "about.terms": [
    "What holds between you and {brand} when you order.",
    "Order karte waqt aap aur {brand} ke darmiyan kya tay hai.",
  ],
  "about.cookie": ["Which cookies {brand} uses, and what for.", "{brand} kaun si cookies istemal karta hai, aur kis liye."],
  updated: ["Last changed on {date}", "Aakhri tabdeeli: {date}"],
  others: ["Our other rules", "Hamare baaqi usool"],
  zones: ["What delivery to your area costs", "Aap ke ilaqay ka delivery charge"],
  empty: ["This page is being written", "Yeh page likha ja raha hai"],
  "empty.why": ["Until it is here, please ask us.", "Jab tak yeh tayyar ho, humse poochein."],
  contact: ["Contact us", "Humse raabta karein"],
});
