import type { contact as en } from "../en/contact.ts";
import type { Translation } from "../messages.ts";

export const contact: Translation<typeof en> = {
  title: "Humse raabta karein",
  description: "{city} mein {brand} ko call karein, WhatsApp karein ya likhein.",
  ways: "Hum tak kaise pohanchein",
  phone: "Phone",
  whatsapp: "WhatsApp",
  "whatsapp.open": "Humse chat karein",
  "whatsapp.hello": "Assalam o Alaikum {brand}, ",
  email: "E-mail",
  address: "Pata",
  hours: "Hum kab jawab dete hain",
  follow: "Humein follow karein",
  write: "Humein likhein",
  message: "Paighaam",
  "message.hint": "Order ki baat ho to order number bhi likh dein.",
  send: "Paighaam bhejein",
  sent: "Hum aap ke diye hue e-mail par jawab denge.",
  again: "Aik aur paighaam likhein",
  faq: "Aksar sawalon ke jawab yahan maujood hain",
};
