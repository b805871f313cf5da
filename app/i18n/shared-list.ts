import { messages } from "./messages.ts";

/** A shopping list that somebody shared by its link. */
export const sharedList = messages({
  title: ["Shopping list for the house", "Ghar ke saude ki list"],
  why: [
    "Somebody shared this list with you. These are today's prices.",
    "Yeh list kisi ne aap ke saath share ki hai. Qeematein aaj ki hain.",
  ],
  share: ["Share this list", "Yeh list share karein"],
  "share.why": [
    "Whoever has the link sees the items and quantities, nothing about you. It works for 30 days.",
    "Jis ke paas link ho, use cheezein aur miqdar nazar aati hain, aap ke bare mein kuch nahin. Link 30 din chalta hai.",
  ],
  "share.whatsapp": ["Send on WhatsApp", "WhatsApp par bhejein"],
  "share.text": ["Our shopping list at {brand}: {url}", "{brand} par hamare saude ki list: {url}"],
  "share.link": ["Link of the list", "List ka link"],
  "add.all": ["Add all to cart", "Sab cart mein daalein"],
  total: ["Total of the list", "List ki kul raqam"],
  "sold-out": ["Not available today", "Aaj dastyab nahin"],
  "gone.title": ["This list is gone", "Yeh list ab nahin hai"],
  "gone.why": [
    "Links of lists work for 30 days. Ask for a new one, or look around the shop.",
    "List ka link 30 din chalta hai. Naya link mangwa lein, ya dukaan dekh lein.",
  ],
  browse: ["Browse products", "Samaan dekhein"],
});
