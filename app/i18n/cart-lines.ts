import { messages } from "./messages.ts";

/** Of the lines of a cart: apart from its sums, which stand beside every list of products. */
export const cartLines = messages({
  each: ["{price} each", "{price} fi adad"],
  "per-unit": ["{price} per {unit}", "{price} fi {unit}"],
  remove: ["Remove {product}", "{product} hata dein"],
  add: ["Add {product}", "{product} daalein"],
  more: ["One more {product}", "{product} aik aur"],
  less: ["One less {product}", "{product} aik kam"],
  "rail.often": ["You often take", "Aap aksar lete hain"],
  "rail.more": ["One more {product}, in your cart", "Cart mein {product} aik aur"],
  "rail.less": ["One less {product}, in your cart", "Cart mein {product} aik kam"],
  "rail.quantity": ["Quantity of {product}, in your cart", "Cart mein {product} ki miqdar"],
  quantity: ["Quantity of {product}", "{product} ki miqdar"],
  "price.rose": ["Was {price} when you added it.", "Jab aap ne dala tha to {price} tha."],
  "package.contents": ["Package", "Package"],
  "package.changed": ["The shop changed this package.", "Dukaan ne yeh package badla hai."],
  "package.look": ["See what is in it", "Dekhein is mein kya hai"],
  missing: ["If missing:", "Na mile to:"],
  "missing.short.call": ["call me", "call karein"],
  "missing.short.similar": ["similar", "milti julti"],
  "missing.short.leave_out": ["leave it out", "rehne dein"],
  "missing.call": ["Call me first", "Pehle mujhe call karein"],
  "missing.similar": ["Send a similar one at the same or a lower price", "Milti julti cheez bhej dein, usi ya kam qeemat par"],
  "missing.leave_out": ["Leave it out", "Rehne dein"],
  "missing.every": ["Same for every line", "Har cheez ke liye yehi"],
});
