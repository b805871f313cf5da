import type { notices as en } from "../en/notices.ts";
import type { Translation } from "../messages.ts";

export const notices: Translation<typeof en> = {
  "order.title.pending": "Order #{number} intezar mein hai",
  "order.content.pending": "Order humein mil gaya hai, jald confirm karte hain.",
  "order.title.confirmed": "Order #{number} confirm ho gaya",
  "order.content.confirmed": "Aap ki delivery ke waqt tak pack ho jayega.",
  "order.title.preparing": "Order #{number} pack ho raha hai",
  "order.content.preparing": "Koi cheez na mili to wohi karenge jo aap ne checkout par kaha tha.",
  "order.title.out-to-pay": "Order #{number} rawana ho gaya",
  "order.content.out-to-pay": "Rider ke liye {amount} tayyar rakhein.",
  "order.title.out-paid": "Order #{number} rawana ho gaya",
  "order.content.out-paid": "Adaigi ho chuki hai, rider ko kuch nahin dena.",
  "order.title.delivered": "Order #{number} pohanch gaya",
  "order.content.delivered": "Hum se kharidari ka shukriya.",
  "order.title.cancelled": "Order #{number} cancel ho gaya",
  "order.content.cancelled": "Ab kuch deliver nahin hoga. Agar aap ne nahin kaha tha to humein call karein.",
  "order.title.cancelled-to-refund": "Order #{number} cancel ho gaya",
  "order.content.cancelled-to-refund":
    "Ab kuch deliver nahin hoga. Aap ke {back} wapas kiye jayenge. Koi sawal ho to humein call karein.",
  "order.title.changed": "Order #{number} mein tabdeeli hui",
  "order.content.changed": "Ab total {total} hai. Adaigi ho chuki hai.",
  "order.title.changed-to-pay": "Order #{number} mein tabdeeli hui",
  "order.content.changed-to-pay": "Ab total {total} hai. {amount} dene hain.",
  "order.title.changed-to-refund": "Order #{number} mein tabdeeli hui",
  "order.content.changed-to-refund": "Ab total {total} hai. Hum aap ko {back} wapas karenge.",
  "order.title.refunded": "Order #{number} ke {back} wapas kiye gaye",
  "order.content.refunded": "Hum ne aap ko {back} wapas kar diye. Ab dene hain: {amount}.",
  "reply.title": "{product} ke aap ke review ka jawab aaya hai",
  "answer.title": "{product} ke baare mein aap ke sawal ka jawab aa gaya",
};
