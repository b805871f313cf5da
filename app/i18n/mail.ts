import { messages } from "./messages.ts";

export const mail = messages({
  "reset.subject": ["A new password for {brand}", "{brand} ka naya password"],
  "reset.text": [
    "Assalam o Alaikum {name},\n\nsomebody, hopefully you, asked for a new password at {brand}. Choose it here within 30 minutes; the link works once:\n\n{link}\n\nIf it was not you, please leave this letter aside. Your password stays as it is.\n\n{brand}, {city}\n{phone}",
    "Assalam o Alaikum {name},\n\n{brand} par aap ke account ka naya password manga gaya hai. 30 minute ke andar is link se naya password rakh lein; link sirf aik dafa chalega:\n\n{link}\n\nAgar yeh aap ne nahin manga to is e-mail ko rehne dein. Aap ka password wohi rahega.\n\n{brand}, {city}\n{phone}",
  ],
  "order.subject": ["{brand}: we have your order {number}", "{brand}: aap ka order {number} mil gaya"],
  "order.text": [
    "Assalam o Alaikum {name},\n\nthank you for your order {number}.\n\nItems: {items}\nTotal: {total} ({payment})\nTo be paid: {due}\nDelivery: {delivery}\n{payTo}\nSee where it is at any time:\n{link}\n\n{brand}, {city}\n{phone}",
    "Assalam o Alaikum {name},\n\nOrder {number} ka shukriya.\n\nItems: {items}\nTotal: {total} ({payment})\nDene hain: {due}\nDelivery: {delivery}\n{payTo}\nOrder kahan pohancha, yahan dekhein:\n{link}\n\n{brand}, {city}\n{phone}",
  ],
  "contact.subject": ["{brand}: a message from {name}", "{brand}: {name} ka paighaam"],
  "suggestion.subject": ["{brand}: a suggestion, {subject}", "{brand}: aik mashwara, {subject}"],
  "written.text": [
    "{message}\n\n{name}, {email}\n\nAnswer this e-mail to write to them.",
    "{message}\n\n{name}, {email}\n\nJawab dene ke liye isi e-mail ka jawab likhein.",
  ],
  "order.pay-to": [
    "\nPlease pay exactly {due} to:\n{where}\nWrite your order number {number} with it. The transaction number can be added on the order's page.\n",
    "\nMeherbani kar ke poore {due} yahan bhejein:\n{where}\nSath apna order number {number} likhein. Transaction number order ke page par likha ja sakta hai.\n",
  ],
  "order.delivery": ["{date}, {from} to {to}", "{date}, {from} se {to} tak"],
  "order.delivery-open": ["we call you to agree on a time", "hum call kar ke time tay kar lein ge"],
});
