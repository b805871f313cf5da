import type { refusals as en } from "../en/refusals.ts";
import type { Part } from "../part.ts";

export const refusals: Part<typeof en> = {
  "order.not-found": "Yeh order nahin mila.",
  "order.changed-meanwhile": "Aap ke edit karte waqt yeh order badal gaya. Dekh kar dobara save karein.",
  "order.cannot-cancel": "Yeh order ab yahan se cancel nahin ho sakta. Humein call karein.",
  "order.too-large": "Yeh order online ke liye bohat bara hai. Humein call karein.",
  "cart.empty": "Aap ki cart khaali hai.",
  "cart.price-rose": "{product} ki qeemat ab {price} hai. Dekh kar order dobara karein.",
  "cart.sold-out": "{product} khatam ho gaya hai.",
  "cart.short": "{product} sirf {left} bacha hai.",
  "cart.not-sold": "{product} ab hum nahin bechte.",
  "slot.full": "Is delivery time ki jagah abhi bhar gayi. Koi aur time chunein.",
  "slot.past": "Yeh delivery time guzar chuka hai. Baad ka time chunein.",
  "zone.not-served": "Is ilaqe mein abhi hamari delivery nahin. Koi aur ilaqa chunein.",
  "key.reused": "Yeh order pehle kisi aur samaan ke saath bheja ja chuka hai. Cart khol kar dobara order karein.",
  "account.email-taken": "Is e-mail par pehle se account hai. Sign in karein ya dosra e-mail likhein.",
  "account.phone-taken": "Is phone number par pehle se account hai. Sign in karein ya dosra number likhein.",
  "sign-in.wrong": "E-mail, phone number ya password theek nahin.",
  "reset.expired": "Yeh link purana ho gaya ya istemal ho chuka. Naya link mangwayein.",
  "password.wrong": "Yeh aap ka mojooda password nahin.",
  "limit.too-many": "Bohat zyada koshishein ho gayin. {minutes} minute baad dobara karein.",
  maintenance: "Yahan order lena abhi band hai. Filhaal WhatsApp par order karein.",
};
