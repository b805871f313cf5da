import { messages } from "./messages.ts";

export const specialRequest = messages({
  title: ["Can't find it?", "Cheez nahin mili?"],
  why: [
    "Tell us what it is. We look for it in the bazaar and answer with your next order.",
    "Humein batayein kya chahiye. Hum bazaar mein dhoondte hain aur aap ke aglay order ke saath jawab dete hain.",
  ],
  waiting: ["Asked for with your next order", "Aglay order ke saath mangwaya hua"],
  ordered: ["You also asked for", "Aap ne yeh bhi mangwaya tha"],
  "field.product_name": ["What is it called?", "Cheez ka naam kya hai?"],
  "field.description": ["What should we know about it?", "Is ke bare mein kuch batayein"],
  "field.description.hint": ["Brand, size, colour, where you bought it last.", "Brand, size, rang, pichli dafa kahan se li thi."],
  "field.quantity": ["How much?", "Kitna chahiye?"],
  "field.quantity.hint": ["For example 2 kg or 3 packets.", "Maslan 2 kg ya 3 packet."],
  "field.urgency": ["How soon?", "Kab tak chahiye?"],
  "urgency.today": ["Today", "Aaj hi"],
  "urgency.this-week": ["This week", "Isi haftay"],
  "urgency.no-hurry": ["No hurry", "Koi jaldi nahin"],
  "field.contact_method": ["How shall we answer?", "Jawab kaise dein?"],
  "contact.phone": ["Call me", "Call karein"],
  "contact.whatsapp": ["WhatsApp", "WhatsApp"],
  send: ["Ask for it", "Mangwayein"],
  remove: ["Remove {product}", "{product} hata dein"],
  back: ["Back to your cart", "Cart par wapas"],
});
