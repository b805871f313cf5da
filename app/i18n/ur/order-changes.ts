import type { orderChanges as en } from "../en/order-changes.ts";
import type { Translation } from "../messages.ts";

export const orderChanges: Translation<typeof en> = {
  add: "Kuch aur shamil karein",
  "add.why": "Jab tak dukaan tayyari shuru nahin karti, aap is order mein cheezein shamil kar sakte hain.",
  "add.search": "Kya shamil karna hai?",
  "add.find": "Dhoondein",
  "add.none": "“{query}” ke liye kuch nahin mila.",
  "add.quantity": "{product} ki miqdar",
  "add.product": "{product} order mein shamil karein",
  "add.press": "Shamil karein",
  change: "Pata badlein",
  "change.save": "Save karein",
  "change.agree": "{total} manzoor hai, save karein",
  closed: "Yeh order ab yahan se badla nahin ja sakta. Humein call karein.",
  back: "Order #{number} par wapas",
};
