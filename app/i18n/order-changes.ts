import { messages } from "./messages.ts";

export const orderChanges = messages({
  add: ["Add something", "Kuch aur shamil karein"],
  "add.why": [
    "Until the shop starts on it, you can still add to this order.",
    "Jab tak dukaan tayyari shuru nahin karti, aap is order mein cheezein shamil kar sakte hain.",
  ],
  "add.search": ["What shall we add?", "Kya shamil karna hai?"],
  "add.find": ["Search", "Dhoondein"],
  "add.none": ["We found nothing for “{query}”.", "“{query}” ke liye kuch nahin mila."],
  "add.quantity": ["Quantity of {product}", "{product} ki miqdar"],
  "add.product": ["Add {product} to the order", "{product} order mein shamil karein"],
  "add.press": ["Add", "Shamil karein"],
  change: ["Change where it goes", "Pata badlein"],
  "change.save": ["Save", "Save karein"],
  "change.agree": ["Agree to {total} and save", "{total} manzoor hai, save karein"],
  closed: [
    "This order can no longer be changed here. Please call us.",
    "Yeh order ab yahan se badla nahin ja sakta. Humein call karein.",
  ],
  back: ["Back to order #{number}", "Order #{number} par wapas"],
});
