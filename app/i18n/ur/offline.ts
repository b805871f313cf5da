import type { offline as en } from "../en/offline.ts";
import type { Translation } from "../messages.ts";

export const offline: Translation<typeof en> = {
  title: "Internet nahin chal raha",
  why: "Is page ke liye internet chahiye. Connection dekh kar phir koshish karein; cart ki cheezein wahin rahen gi.",
  again: "Phir koshish karein",
  call: "Phone par bhi order de sakte hain: {phone}",
};
