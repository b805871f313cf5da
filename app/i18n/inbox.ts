import { messages } from "./messages.ts";

export const inbox = messages({
  none: ["No messages yet", "Abhi koi paigham nahin"],
  "none-why": [
    "We write here when your order moves, and when we answer you.",
    "Jab aap ka order aagay barhega ya hum aap ko jawab denge, yahin likhenge.",
  ],
  unread: [
    { one: "{count} unread message", other: "{count} unread messages" },
    { one: "{count} naya paigham", other: "{count} naye paighamat" },
  ],
  "read-all": ["Mark all as read", "Sab parh liye"],
  read: ["Mark as read", "Parh liya"],
  "read-named": ["Mark as read: {title}", "Parh liya: {title}"],
  open: ["Open", "Kholein"],
  "open-named": ["Open: {title}", "Kholein: {title}"],
  new: ["New", "Naya"],
  "type.system": ["Shop", "Dukaan"],
  "type.review": ["Review", "Review"],
  "type.message": ["Message", "Paigham"],
  pages: ["Pages of your inbox", "Paighamat ke safhay"],
  newer: ["Newer", "Naye"],
  older: ["Older", "Purane"],
});
