import { messages } from "./messages.ts";

export const cart = messages({
  title: ["Your cart", "Aap ki cart"],
  "empty.title": ["Your cart is empty", "Aap ki cart khaali hai"],
  "empty.why": [
    "Add something from the shop and it will wait for you here.",
    "Dukaan se kuch daalein, yahin aap ka intezar karega.",
  ],
  "just-placed": ["Your order #{number} was placed.", "Aap ka order #{number} ho gaya hai."],
  "just-placed.see": ["See the order", "Order dekhein"],
  "empty.browse": ["Browse products", "Samaan dekhein"],
  items: [
    { one: "{count} item", other: "{count} items" },
    { one: "{count} cheez", other: "{count} cheezein" },
  ],
  subtotal: ["Subtotal", "Samaan ki qeemat"],
  delivery: ["Delivery", "Delivery"],
  "delivery.to": ["Delivery to {zone}", "{zone} tak delivery"],
  "delivery.free": ["Free", "Free"],
  "delivery.by-zone": ["By area", "Ilaqe ke hisab se"],
  "total.plus": ["{amount} + delivery", "{amount} + delivery"],
  total: ["Total", "Kul raqam"],
  "free.more": ["{amount} more for free delivery", "Free delivery ke liye {amount} aur"],
  "free.reached": ["Delivery is free", "Delivery free hai"],
  checkout: ["Go to checkout", "Checkout par jayein"],
  "keep-shopping": ["Keep shopping", "Aur kharidari karein"],
  share: ["Share this list", "Yeh list share karein"],
  taxes: ["Prices include all taxes.", "Qeematon mein tamam tax shamil hain."],
});
