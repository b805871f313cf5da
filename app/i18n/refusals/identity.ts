import type { MessageTable } from "../messages.ts";

/** Refusals of a changed phone, e-mail address or password, and of taking such a change back. */
export const identityRefusals = {
  "identity.code-needed": ["Please confirm that it is you by a code.", "Code se tasdeeq karein ke yeh aap hi hain."],
  "identity.code-empty": ["Write the six digits that came over WhatsApp.", "WhatsApp par aaye hue chhe hindsay likhein."],
  "identity.no-code": [
    "No code can be sent at the moment. Please use your current password.",
    "Is waqt code nahin bheja ja sakta. Apna mojooda password likhein.",
  ],
  "identity.too-many-codes": [
    "Too many codes were asked for. Use your password, or try again in an hour.",
    "Bohat zyada code mangwaye gaye. Apna password likhein ya aik ghante baad dobara karein.",
  ],
  "account.changed-meanwhile": [
    "This was changed in another window meanwhile. Look at what you typed, then save again.",
    "Yeh is dauran doosri window mein badal gaya. Apna likha hua dekh lein, phir dobara save karein.",
  ],
  "account.staff-email": [
    "Staff sign in by e-mail: it cannot stay empty.",
    "Staff e-mail se sign in karte hain: isay khali nahin chhor sakte.",
  ],
  "account.contact-reserved": [
    {
      one: "Its earlier account may still take this back for {count} hour. Use another one, or try again then.",
      other: "Its earlier account may still take this back for {count} hours. Use another one, or try again then.",
    },
    {
      one: "Yeh abhi {count} ghanta apne pehle account ko wapas mil sakta hai. Koi aur likhein ya us ke baad dobara karein.",
      other: "Yeh abhi {count} ghante apne pehle account ko wapas mil sakta hai. Koi aur likhein ya us ke baad dobara karein.",
    },
  ],
  "email-proof.expired": [
    "This link is not right, or it is over: it works for 24 hours. Your profile sends another one.",
    "Yeh link theek nahin ya khatam ho chuka: 24 ghante chalta hai. Profile se naya link bhejein.",
  ],
  "email-proof.other-account": [
    "This link belongs to another account. Sign in to that account and open the link again.",
    "Yeh link kisi aur account ka hai. Us account mein sign in kar ke link dobara kholein.",
  ],
  "email-proof.other-address": [
    "Your account has another e-mail address by now. Your profile sends a link for it.",
    "Ab aap ke account par koi aur e-mail hai. Us ka link profile se bhejein.",
  ],
  "email-proof.done": ["This address is confirmed already.", "Is e-mail ki tasdeeq pehle hi ho chuki hai."],
  "email-proof.no-mail": [
    "We cannot send letters at the moment. Please call us.",
    "Is waqt hum e-mail nahin bhej sakte. Humein call karein.",
  ],
  "email-proof.nothing": [
    "There is no e-mail address to confirm on your account.",
    "Aap ke account par tasdeeq ke liye koi e-mail nahin.",
  ],
  "undo.unknown": [
    "This link is not right, or it is over. Please call us if your account was changed without you.",
    "Yeh link theek nahin ya khatam ho chuka. Agar account aap ke baghair badla gaya to humein call karein.",
  ],
  "undo.used": ["This change was taken back already.", "Yeh tabdeeli pehle hi wapas ho chuki hai."],
  "undo.expired": [
    "This link is over: a change can be taken back for 72 hours. Please call us if it was not you.",
    "Yeh link khatam ho gaya: tabdeeli 72 ghante tak wapas ho sakti hai. Agar aap ne nahin kiya to humein call karein.",
  ],
  "undo.phone-taken": [
    "Your earlier phone number belongs to another account by now, so it cannot come back here. Nothing was changed. Please call us.",
    "Aap ka pehla phone number ab kisi aur account par hai, is liye yahan wapas nahin aa sakta. Kuch nahin badla. Humein call karein.",
  ],
  "undo.email-taken": [
    "Your earlier e-mail address belongs to another account by now, so it cannot come back here. Nothing was changed. Please call us.",
    "Aap ki pehli e-mail ab kisi aur account par hai, is liye yahan wapas nahin aa sakti. Kuch nahin badla. Humein call karein.",
  ],
} as const satisfies MessageTable;
