import type { whatsappOrder as en } from "../en/whatsapp-order.ts";
import type { Translation } from "../messages.ts";

export const whatsappOrder: Translation<typeof en> = {
  paused: "Yahan order lena abhi band hai",
  order: "WhatsApp par order",
  "order.of": "WhatsApp par order: {thing}",
  text: "Assalam o Alaikum! Mujhe order dena hai.",
  "text.things": "Assalam o Alaikum! Mujhe yeh cheezein chahiyen:\n{things}",
  "text.thing": "• {name}: {amount}",
  "text.package": "• Package {name}:",
  "text.more": { one: "• aur aik cheez", other: "• aur {count} cheezein" },
  "text.sum": "Kul {sum}, delivery ke baghair",
  "text.again": "Assalam o Alaikum! Mujhe wohi cheezein dobara chahiyen jo order #{number} mein thin.",
};
