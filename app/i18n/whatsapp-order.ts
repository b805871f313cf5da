import { messages } from "./messages.ts";

export const whatsappOrder = messages({
  paused: ["Ordering is paused", "Yahan order lena abhi band hai"],
  order: ["Order via WhatsApp", "WhatsApp par order"],
  "order.of": ["Order via WhatsApp: {thing}", "WhatsApp par order: {thing}"],
  text: ["Assalam o Alaikum! I would like to place an order.", "Assalam o Alaikum! Mujhe order dena hai."],
  "text.things": [
    "Assalam o Alaikum! I would like to order:\n{things}",
    "Assalam o Alaikum! Mujhe yeh cheezein chahiyen:\n{things}",
  ],
  "text.thing": ["• {name}: {amount}", "• {name}: {amount}"],
  "text.package": ["• Package {name}:", "• Package {name}:"],
  "text.more": [
    { one: "• and one thing more", other: "• and {count} things more" },
    { one: "• aur aik cheez", other: "• aur {count} cheezein" },
  ],
  "text.sum": ["Together {sum}, without delivery", "Kul {sum}, delivery ke baghair"],
  "text.again": [
    "Assalam o Alaikum! I would like to order the same again as in order #{number}.",
    "Assalam o Alaikum! Mujhe wohi cheezein dobara chahiyen jo order #{number} mein thin.",
  ],
});
