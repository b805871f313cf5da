import type { MessageTable } from "../messages.ts";

/** Refusals of payments, tenders, refunds and discounts. */
export const moneyRefusals = {
  "payment.not-offered": [
    "This way to pay is not offered at the moment. Please choose another.",
    "Adaigi ka yeh tareeqa is waqt nahin hai. Meherbani kar ke doosra chunein.",
  ],
  "payment.reference-taken": [
    "This transaction number stands on order {order} already. Check it; if it belongs here, take it over and say why.",
    "Yeh transaction number pehle se order {order} par likha hua hai. Dekh lein; agar yahan ka hai to wajah likh kar yahan le lein.",
  ],
  "payment.reference-twice": [
    "Money of this transaction number is booked on this order already. Confirm that it is one transfer in parts, or correct the number.",
    "Is transaction number ki raqam is order par pehle hi likhi ja chuki hai. Tasdeeq karein ke aik hi transfer hisson mein likha ja raha hai, ya number theek karein.",
  ],
  "payment.not-found": ["We could not find that payment.", "Yeh payment nahin mili."],
  "payment.not-waiting": [
    "No money is to come for this payment any more. Somebody may have booked it meanwhile.",
    "Is payment ki raqam ab nahin aani. Shayad is dauran kisi ne likh di.",
  ],
  "payment.too-large": ["At most {most} can be booked on this order.", "Is order par zyada se zyada {most} likhe ja sakte hain."],
  "payment.cash-has-none": ["Cash has no transaction number.", "Cash ka transaction number nahin hota."],
  "payment.nothing-due": [
    "Nothing is left to pay on this order, so its transaction number stays as it is.",
    "Is order par ab kuch dena baqi nahin, is liye transaction number wohi rahega.",
  ],
  "tender.too-much": ["That is {amount} more than the total.", "Ye total se {amount} zyada hai."],
  "tender.nothing-left": [
    "The other payments are the whole total already. Please take this one out.",
    "Baqi adaigi se total poora ho gaya. Is ko hata dein.",
  ],
  "tender.cash-short": ["{amount} is missing.", "{amount} kam hain."],
  "tender.no-cash-due": [
    "The other payments are the whole total already. Please take the cash out.",
    "Baqi adaigi se total poora ho gaya. Cash hata dein.",
  ],
  "refund.whole-rupees": ["Whole rupees go back, without paisa.", "Poore rupay wapas hote hain, paise nahin."],
  "discount.more-than-bill": [
    "The goods come to {most}. A discount cannot be more.",
    "Samaan {most} ka hai. Riayat is se zyada nahin ho sakti.",
  ],
  "discount.above-limit": [
    "You can give up to {percent} %. Please ask somebody who sets prices.",
    "Aap {percent} % tak de sakte hain. Qeemat tay karne wale se kahein.",
  ],
  "discount.above-list": ["That is above the price of the list.", "Yeh list ki qeemat se zyada hai."],
  "discount.below-cost": [
    "This is below what the goods cost. Tick the box to sell them so.",
    "Yeh khareed ki qeemat se kam hai. Phir bhi bechna hai to neeche tick karein.",
  ],
  "refund.no-way": [
    "The money came by several ways. Please choose how it goes back.",
    "Paise kai tareeqon se aaye the. Chunein ke wapas kaise gaye.",
  ],
  "refund.too-much": [
    "At most {most} can be given back for this reason.",
    "Is wajah se zyada se zyada {most} wapas ho sakte hain.",
  ],
  "refund.nothing": ["Nothing was received that could be given back.", "Koi raqam mili hi nahin jo wapas ki ja sake."],
} as const satisfies MessageTable;
