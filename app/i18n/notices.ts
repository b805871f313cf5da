import { messages } from "./messages.ts";

export const notices = messages({
  "order.title.pending": ["Order #{number} is waiting", "Order #{number} intezar mein hai"],
  "order.content.pending": ["We have it and will confirm it soon.", "Order humein mil gaya hai, jald confirm karte hain."],
  "order.title.confirmed": ["Order #{number} is confirmed", "Order #{number} confirm ho gaya"],
  "order.content.confirmed": ["We pack it in time for your delivery.", "Aap ki delivery ke waqt tak pack ho jayega."],
  "order.title.preparing": ["Order #{number} is being packed", "Order #{number} pack ho raha hai"],
  "order.content.preparing": [
    "If something is missing, we do as you asked at checkout.",
    "Koi cheez na mili to wohi karenge jo aap ne checkout par kaha tha.",
  ],
  "order.title.out-to-pay": ["Order #{number} is on its way", "Order #{number} rawana ho gaya"],
  "order.content.out-to-pay": ["Please keep {amount} ready for the rider.", "Rider ke liye {amount} tayyar rakhein."],
  "order.title.out-paid": ["Order #{number} is on its way", "Order #{number} rawana ho gaya"],
  "order.content.out-paid": [
    "It is paid for. Nothing is left to give to the rider.",
    "Adaigi ho chuki hai, rider ko kuch nahin dena.",
  ],
  "order.title.delivered": ["Order #{number} is delivered", "Order #{number} pohanch gaya"],
  "order.content.delivered": ["Thank you for shopping with us.", "Hum se kharidari ka shukriya."],
  "order.title.cancelled": ["Order #{number} is cancelled", "Order #{number} cancel ho gaya"],
  "order.content.cancelled": [
    "Nothing will be delivered. {money} If you did not want this, please call us.",
    "Ab kuch deliver nahin hoga. {money} Agar aap ne nahin kaha tha to humein call karein.",
  ],
  "order.title.changed": ["Order #{number} was changed", "Order #{number} mein tabdeeli hui"],
  "order.content.changed": ["The total is now {total}. It is paid for.", "Ab total {total} hai. Adaigi ho chuki hai."],
  "order.title.changed-to-pay": ["Order #{number} was changed", "Order #{number} mein tabdeeli hui"],
  "order.content.changed-to-pay": [
    "The total is now {total}. {amount} is to be paid.",
    "Ab total {total} hai. {amount} dene hain.",
  ],
  "order.title.changed-to-refund": ["Order #{number} was changed", "Order #{number} mein tabdeeli hui"],
  "order.content.changed-to-refund": [
    "The total is now {total}. We will give you {back} back.",
    "Ab total {total} hai. Hum aap ko {back} wapas karenge.",
  ],
  "order.title.emptied": ["Nothing is left in order #{number}", "Order #{number} mein kuch nahin bacha"],
  "order.content.emptied": [
    "Everything in it was left out, so it costs nothing. Cancel it, or add something else.",
    "Is ki koi cheez nahin bheji ja rahi, is liye kuch dena nahin. Ise cancel karein, ya kuch aur shamil karein.",
  ],
  "order.title.refunded": ["{back} given back for order #{number}", "Order #{number} ke {back} wapas kiye gaye"],
  "order.content.refunded": [
    "We gave {back} back to you. Still to be paid: {amount}.",
    "Hum ne aap ko {back} wapas kar diye. Ab dene hain: {amount}.",
  ],
  "reply.title": ["The shop replied to your review of {product}", "{product} ke aap ke review ka jawab aaya hai"],
  "answer.title": ["Your question about {product} is answered", "{product} ke baare mein aap ke sawal ka jawab aa gaya"],
});
