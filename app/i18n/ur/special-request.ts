import type { specialRequest as en } from "../en/special-request.ts";
import type { Translation } from "../messages.ts";

export const specialRequest: Translation<typeof en> = {
  title: "Cheez nahin mili?",
  why: "Humein batayein kya chahiye. Hum bazaar mein dhoondte hain aur aap ke aglay order ke saath jawab dete hain.",
  waiting: "Aglay order ke saath mangwaya hua",
  ordered: "Aap ne yeh bhi mangwaya tha",
  "field.product_name": "Cheez ka naam kya hai?",
  "field.description": "Is ke bare mein kuch batayein",
  "field.description.hint": "Brand, size, rang, pichli dafa kahan se li thi.",
  "field.quantity": "Kitna chahiye?",
  "field.quantity.hint": "Maslan 2 kg ya 3 packet.",
  "field.urgency": "Kab tak chahiye?",
  "urgency.today": "Aaj hi",
  "urgency.this-week": "Isi haftay",
  "urgency.no-hurry": "Koi jaldi nahin",
  "field.contact_method": "Jawab kaise dein?",
  "contact.phone": "Call karein",
  "contact.whatsapp": "WhatsApp",
  send: "Mangwayein",
  remove: "{product} hata dein",
  back: "Cart par wapas",
};
