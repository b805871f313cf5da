import type { cart as en } from "../en/cart.ts";
import type { Translation } from "../messages.ts";

export const cart: Translation<typeof en> = {
  title: "Aap ka cart",
  "empty.title": "Aap ka cart khaali hai",
  "empty.why": "Dukaan se kuch daalein, yahin aap ka intezar karega.",
  "empty.browse": "Samaan dekhein",
  items: { one: "{count} cheez", other: "{count} cheezein" },
  each: "{price} fi adad",
  "per-unit": "{price} fi {unit}",
  subtotal: "Samaan ki qeemat",
  delivery: "Delivery",
  "delivery.to": "{zone} tak delivery",
  "delivery.free": "Free",
  total: "Kul raqam",
  "free.more": "Free delivery ke liye {amount} aur",
  "free.reached": "Delivery free hai",
  checkout: "Checkout par jayein",
  remove: "{product} hata dein",
  add: "{product} daalein",
  more: "{product} aik aur",
  less: "{product} aik kam",
  quantity: "{product} ki miqdar",
  "price.rose": "Jab aap ne dala tha to {price} tha.",
  "package.contents": "Package",
  "keep-shopping": "Aur kharidari karein",
  taxes: "Qeematon mein tamam tax shamil hain.",
};
