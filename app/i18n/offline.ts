import { messages } from "./messages.ts";

export const offline = messages({
  title: ["You are offline", "Internet nahin chal raha"],
  why: [
    "This page needs the internet. Check your connection and try again; what is in your cart stays there.",
    "Is page ke liye internet chahiye. Connection dekh kar phir koshish karein; cart ki cheezein wahin rahen gi.",
  ],
  again: ["Try again", "Phir koshish karein"],
  call: ["You can also order by phone: {phone}", "Phone par bhi order de sakte hain: {phone}"],
});
