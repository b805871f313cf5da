import { messages } from "./messages.ts";

/** What the weekly reminder of an order says: over WhatsApp, by e-mail, in the inbox. */
export const repeatReminder = messages({
  whatsapp: [
    "Assalam o Alaikum {name}! Your weekly order at {brand} for {day}: {goods}. Put it in the cart: {link}\nNothing is ordered by itself. Stop this reminder on the same page.",
    "Assalam o Alaikum {name}! {brand} par {day} ke liye aap ka har hafte ka order: {goods}. Cart mein dalein: {link}\nKhud se kuch order nahin hota. Yeh yaad dehani usi page par band kar sakte hain.",
  ],
  subject: ["{brand}: your weekly order for {day}", "{brand}: {day} ke liye aap ka har hafte ka order"],
  letter: [
    "Assalam o Alaikum {name},\n\nyou asked us to remind you of your weekly order for {day}: {goods}. Prices are those of today.",
    "Assalam o Alaikum {name},\n\naap ne kaha tha ke {day} ke order ki yaad dilayen: {goods}. Qeematein aaj ki hain.",
  ],
  link: ["Put it in the cart", "Cart mein dalein"],
  stop: [
    "Nothing is ordered by itself. You can stop this reminder on the same page.",
    "Khud se kuch order nahin hota. Yeh yaad dehani usi page par band kar sakte hain.",
  ],
  title: ["Your weekly order for {day}", "{day} ke liye aap ka har hafte ka order"],
  inbox: ["{goods}. Open it to put it in the cart.", "{goods}. Cart mein dalne ke liye kholein."],
  more: ["{goods} and {count} more", "{goods} aur {count} cheezein"],
});
