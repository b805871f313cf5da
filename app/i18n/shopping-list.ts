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
  "add.sum": [
    { one: "Add {count} · {sum}", other: "Add these {count} · {sum}" },
    { one: "{count} cheez daalein · {sum}", other: "Yeh {count} cheezein daalein · {sum}" },
  ],
  "add.none": ["Choose what you want", "Jo chahiye woh chunein"],
  others: ["Something else", "Kuch aur"],
  open: ["Not chosen yet", "Abhi chuna nahin"],
  "left-out": ["Left out", "Rehne diya"],
  "doubt.meaning": ["Is one of these what you mean?", "Kya in mein se koi matlab hai?"],
  "doubt.amount": ["We sell it as {offer}. Is that right?", "Yeh hamare paas {offer} mein hai. Theek hai?"],
  "doubt.much": ["{offer} is a lot. Is that right?", "{offer} kaafi zyada hai. Theek hai?"],
  less: ["Less of {name}", "{name} kam karein"],
  more: ["More of {name}", "{name} zyada karein"],
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
