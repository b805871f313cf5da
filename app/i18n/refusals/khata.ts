import type { MessageTable } from "../messages.ts";

/** Refusals of contacts and khata. */
export const khataRefusals = {
  "contact.not-found": ["This contact is not there any more.", "Yeh contact ab nahin hai."],
  "contact.changed-meanwhile": [
    "Somebody else changed this contact meanwhile. Look at it again; what you typed is still here.",
    "Is dauran kisi aur ne yeh contact badal diya. Dobara dekh lein; jo aap ne likha woh yahin hai.",
  ],
  "contact.phone-taken": [
    "This number belongs to {name} already. Open that contact to merge the two.",
    "Yeh number pehle se {name} ka hai. Dono ko milane ke liye woh contact kholein.",
  ],
  "contact.same": ["That is the same contact.", "Yeh wahi contact hai."],
  "contact.no-number": ["No contact has this number.", "Is number ka koi contact nahin."],
  "contact.blocked": [
    "{name} is blocked: no order is taken and nothing goes on khata. Unblock the contact first.",
    "{name} band hai: na order liya jata hai na khata par kuch jata hai. Pehle contact kholein.",
  ],
  "khata.who": ["Khata needs the customer's name and phone number.", "Khate ke liye gahak ka naam aur phone number chahiye."],
  "khata.no-contact": [
    "Nobody among the contacts has the phone number of this order, so there is no khata to put it on.",
    "Is order ka phone number kisi contact ka nahin, is liye koi khata nahin jis par likha jaye.",
  ],
  "khata.not-allowed": [
    "{name} has no khata: no limit is set. Take the money, or have a limit set first.",
    "{name} ka khata nahin: koi limit nahin rakhi gayi. Paise lein, ya pehle limit rakhwayein.",
  ],
  "khata.over-limit": [
    "{name} owes {owed} of {limit}: {left} is left, this is {amount}. Take the rest in another way, or have the limit raised.",
    "{name} ke zimme {owed} hain, limit {limit}: {left} baqi hai, yeh {amount} hai. Baqi kisi aur tareeqe se lein, ya limit barhwayein.",
  ],
  "khata.more-than-owed": [
    "Only {owed} is owed. Tick that the shop keeps the rest for the customer, or take less.",
    "Zimme sirf {owed} hain. Tick karein ke baqi gahak ke jama rahen, ya kam lein.",
  ],
} as const satisfies MessageTable;
