import { messages } from "./messages.ts";

export const contact = messages({
  title: ["Contact us", "Humse raabta karein"],
  description: [
    "Call, WhatsApp or write to {brand} in {city}.",
    "{city} mein {brand} ko call karein, WhatsApp karein ya likhein.",
  ],
  ways: ["How to reach us", "Hum tak kaise pohanchein"],
  phone: ["Phone", "Phone"],
  whatsapp: ["WhatsApp", "WhatsApp"],
  "whatsapp.open": ["Chat with us", "Humse chat karein"],
  "whatsapp.hello": ["Assalam o Alaikum {brand}, ", "Assalam o Alaikum {brand}, "],
  email: ["E-mail", "E-mail"],
  address: ["Address", "Pata"],
  hours: ["When we answer", "Hum kab jawab dete hain"],
  follow: ["Follow us", "Humein follow karein"],
  write: ["Write to us", "Humein likhein"],
  message: ["Message", "Paigham"],
  "message.hint": ["For an order, please add its number.", "Order ki baat ho to order number bhi likh dein."],
  send: ["Send message", "Paigham bhejein"],
  sent: ["We answer at the number or e-mail address you gave.", "Hum aap ke diye hue number ya e-mail par jawab denge."],
  again: ["Write another message", "Aik aur paigham likhein"],
  faq: ["Most questions are answered here already", "Aksar sawalon ke jawab yahan maujood hain"],
});
