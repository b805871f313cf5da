import { messages } from "./messages.ts";

/** A transfer that the customer told of and the shop is checking, on the order's page. */
export const payClaim = messages({
  heading: ["Your payment", "Aap ki adaigi"],
  checking: [
    "We are checking {reference} ({amount}). Nothing more is to be sent for it.",
    "Hum {reference} ({amount}) check kar rahe hain. Is ke liye dobara kuch na bhejein.",
  ],
  rest: [
    "Your order has grown since: {rest} more is to be sent.",
    "Is ke baad aap ka order barh gaya: sirf {rest} aur bhejne hain.",
  ],
  wrong: ["Wrong number, or not sent yet?", "Number ghalat hai, ya abhi bheja nahin?"],
});
