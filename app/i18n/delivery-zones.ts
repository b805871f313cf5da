import { messages } from "./messages.ts";

export const deliveryZones = messages({
  title: ["Where we deliver", "Hum kahan deliver karte hain"],
  description: ["Delivery charges for every area of {city}.", "{city} ke har ilaqay ke delivery charges."],
  city: [
    "We deliver only to residents of {city}. These are the areas and their charges.",
    "Hum sirf {city} walon ko deliver karte hain. Yeh ilaqay aur un ke charges hain.",
  ],
  how: ["Press your area and we remember it.", "Apne ilaqay par dabayein, hum yaad rakhenge."],
  choose: ["Where do we deliver to?", "Kahan deliver karna hai?"],
  close: ["Close", "Band karein"],
  found: [
    { one: "{count} area", other: "{count} areas" },
    { one: "{count} ilaqa", other: "{count} ilaqay" },
  ],
  search: ["Find your area", "Apna ilaqa dhoondein"],
  "search.go": ["Find", "Dhoondein"],
  charge: ["{charge} (Free above {above})", "{charge} ({above} se upar free)"],
  "charge.never": ["{charge} (No free delivery)", "{charge} (Free delivery nahin)"],
  rider: ["About {minutes} minutes by rider", "Rider se taqreeban {minutes} minute"],
  free: ["Free delivery", "Delivery free"],
  yours: ["Your area", "Aap ka ilaqa"],
  list: ["Areas and their delivery charges", "Ilaqay aur un ke delivery charges"],
  empty: ["We don't know this area", "Hum yeh ilaqa nahin jaante"],
  "empty.why": [
    "Check the spelling, or ask us whether a rider comes to you.",
    "Spelling dekh lein, ya humse poochein ke rider aap tak aata hai ya nahin.",
  ],
  "empty.all": ["See all areas", "Saare ilaqay dekhein"],
  contact: ["Ask us", "Humse poochein"],
});
