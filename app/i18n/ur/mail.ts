import type { mail as en } from "../en/mail.ts";
import type { Translation } from "../messages.ts";

export const mail: Translation<typeof en> = {
  "reset.subject": "{brand} ka naya password",
  "reset.text": `Assalam o Alaikum {name},

{brand} par aap ke account ka naya password manga gaya hai. 30 minute ke andar is link se naya password rakh lein; link sirf aik dafa chalega:

{link}

Agar yeh aap ne nahin manga to is e-mail ko rehne dein. Aap ka password wohi rahega.

{brand}, {city}
{phone}`,
  "order.subject": "{brand}: aap ka order {number} mil gaya",
  "order.text": `Assalam o Alaikum {name},

Order {number} ka shukriya.

Items: {items}
Total: {total} ({payment})
Dene hain: {due}
Delivery: {delivery}
{payTo}
Order kahan pohancha, yahan dekhein:
{link}

{brand}, {city}
{phone}`,
  "contact.subject": "{brand}: {name} ka paighaam",
  "suggestion.subject": "{brand}: aik mashwara, {subject}",
  "written.text": `{message}

{name}, {email}

Jawab dene ke liye isi e-mail ka jawab likhein.`,
  "order.pay-to": `
Meherbani kar ke poore {due} yahan bhejein:
{where}
Sath apna order number {number} likhein. Transaction number order ke page par likha ja sakta hai.
`,
  "order.delivery": "{date}, {from} se {to} tak",
  "order.delivery-open": "hum call kar ke time tay kar lein ge",
};
