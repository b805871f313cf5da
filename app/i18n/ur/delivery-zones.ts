import type { deliveryZones as en } from "../en/delivery-zones.ts";
import type { Translation } from "../messages.ts";

export const deliveryZones: Translation<typeof en> = {
  title: "Hum kahan deliver karte hain",
  description: "{city} ke har ilaqay ke delivery charges.",
  city: "Hum sirf {city} walon ko deliver karte hain. Yeh ilaqay aur un ke charges hain.",
  how: "Apne ilaqay par dabayein, hum yaad rakhenge.",
  choose: "Kahan deliver karna hai?",
  close: "Band karein",
  found: { one: "{count} ilaqa", other: "{count} ilaqay" },
  search: "Apna ilaqa dhoondein",
  "search.go": "Dhoondein",
  charge: "{charge} ({above} se upar free)",
  "charge.never": "{charge} (Free delivery nahin)",
  free: "Delivery free",
  yours: "Aap ka ilaqa",
  list: "Ilaqay aur un ke delivery charges",
  empty: "Hum yeh ilaqa nahin jaante",
  "empty.why": "Spelling dekh lein, ya humse poochein ke rider aap tak aata hai ya nahin.",
  "empty.all": "Saare ilaqay dekhein",
  contact: "Humse poochein",
};
