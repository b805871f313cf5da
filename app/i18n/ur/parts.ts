import type { parts as en } from "../en/parts.ts";
import type { Part } from "../part.ts";

export const parts: Part<typeof en> = {
  "stepper.add": "Daalein",
  "product.add": "{product} cart mein daalein",
  "product.more": "{product} ek aur",
  "product.less": "{product} ek kam",
  "product.quantity": "{product} kitna chahiye",
  "product.save": "{product} pasandeeda mein rakhein",
  "product.sold-out": "Khatam ho gaya",
  "product.left": "Sirf {left} baqi hain",
  "price.was": "pehle",
  "price.per-kg": "{price} / kg",
  "price.per-litre": "{price} / litre",
  "price.per-piece": "{price} / adad",
  "size.piece": { one: "{count} adad", other: "{count} adad" },
  "size.dozen": "{count} darjan",
  "size.bunch": { one: "{count} gaddi", other: "{count} gaddi" },
  "status.pending": "Intezar mein",
  "status.confirmed": "Confirm ho gaya",
  "status.preparing": "Tayyar ho raha hai",
  "status.out-for-delivery": "Rawana ho gaya",
  "status.shipped": "Bhej diya gaya",
  "status.delivered": "Pohanch gaya",
  "status.cancelled": "Cancel ho gaya",
  "toast.region": "Paighamat",
  "toast.close": "Yeh paigham band karein",
};
