import { messages } from "./messages.ts";

/** A customer's pasted shopping list, and what of it goes into the cart. */
export const shoppingList = messages({
  title: ["Shopping list", "Saude ki list"],
  why: [
    "Paste or write your list as you would send it on WhatsApp. We show what we understood before anything goes into the cart.",
    "Apni list waise hi paste karein ya likhein jaise WhatsApp par bhejte hain. Cart mein daalne se pehle hum dikhayenge ke kya samjhe.",
  ],
  list: ["Your list", "Aap ki list"],
  "list.hint": ["For example: 2 kg aloo, 1 kg pyaz, anday 1 darjan", "Jaise: 2 kg aloo, 1 kg pyaz, anday 1 darjan"],
  read: ["Read the list", "List parhein"],
  understood: ["We understood", "Hum yeh samjhe"],
  "leave-out": ["Leave it out", "Yeh rehne dein"],
  "sold-out": ["{offer}, sold out", "{offer}, khatam"],
  add: [
    { one: "Add {count} to the cart", other: "Add these {count} to the cart" },
    { one: "{count} cheez cart mein daalein", other: "Yeh {count} cheezein cart mein daalein" },
  ],
  unknown: ["We did not find these", "Yeh humein nahin mila"],
  "unknown.search": ["Search", "Dhoondein"],
  "unknown.search-named": ["Search for {text}", "{text} dhoondein"],
  "unknown.why": [
    "Write it another way, or tell us and we look for it in the bazaar.",
    "Doosre lafzon mein likhein, ya humein batayein, hum bazaar se dhoond kar laate hain.",
  ],
  "unknown.request": ["Look for it", "Dhoond dein"],
  cut: [
    "The list was too long. Only its first {max} characters were read.",
    "List bohat lambi thi. Sirf pehle {max} huroof parhe gaye.",
  ],
  nothing: ["Write what you need and how much of it.", "Likhein kya chahiye aur kitna."],
  added: [
    { one: "{count} thing of your list is in the cart.", other: "{count} things of your list are in the cart." },
    { one: "List ki {count} cheez cart mein hai.", other: "List ki {count} cheezein cart mein hain." },
  ],
  cart: ["Go to the cart", "Cart mein jayein"],
});
