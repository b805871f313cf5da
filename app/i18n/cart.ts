import { messages } from "./messages.ts";

export const cart = messages({
  title: ["Your cart", "Aap ka cart"],
  "empty.title": ["Your cart is empty", "Aap ka cart khaali hai"],
  "empty.why": [
    "Add something from the shop and it will wait for you here.",
    "Dukaan se kuch daalein, yahin aap ka intezar karega.",
  ],
  "empty.browse": ["Browse products", "Samaan dekhein"],
  items: [
    { one: "{count} item", other: "{count} items" },
    { one: "{count} cheez", other: "{count} cheezein" },
  ],
  each: ["{price} each", "{price} fi adad"],
  "per-unit": ["{price} per {unit}", "{price} fi {unit}"],
  subtotal: ["Subtotal", "Samaan ki qeemat"],
  delivery: ["Delivery", "Delivery"],
  "delivery.to": ["Delivery to {zone}", "{zone} tak delivery"],
  "delivery.free": ["Free", "Free"],
  total: ["Total", "Kul raqam"],
  "free.more": ["{amount} more for free delivery", "Free delivery ke liye {amount} aur"],
  "free.reached": ["Delivery is free", "Delivery free hai"],
  checkout: ["Go to checkout", "Checkout par jayein"],
  remove: ["Remove {product}", "{product} hata dein"],
  add: ["Add {product}", "{product} daalein"],
  more: ["One more {product}", "{product} aik aur"],
  less: ["One less {product}", "{product} aik kam"],
  quantity: ["Quantity of {product}", "{product} ki miqdar"],
  "price.rose": ["Was {price} when you added it.", "Jab aap ne dala tha to {price} tha."],
  "package.contents": ["Package", "Package"],
  "keep-shopping": ["Keep shopping", "Aur kharidari karein"],
  taxes: ["Prices include all taxes.", "Qeematon mein tamam tax shamil hain."],
});
