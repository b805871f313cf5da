import type { payTo as en } from "../en/pay-to.ts";
import type { Translation } from "../messages.ts";

export const payTo: Translation<typeof en> = {
  heading: "Adaigi kahan karein",
  title: "Account title",
  "number.bank_transfer": "Account number (IBAN)",
  "number.jazzcash": "JazzCash number",
  "number.easypaisa": "EasyPaisa number",
  "number.raast": "Raast ID",
  amount: "Raqam",
  "amount.by-zone": "Pehle apna ilaqa chunein",
  order: "Order number",
  "order.later": "Order ke sath milega",
  how: "Bilkul yehi raqam bhejein aur sath order number likhein.",
  "how.later": "Order dene ke baad bhejein: tab sath likhne ke liye order number aap ke paas hoga.",
  scan: "Ya apne bank ki app se yeh code scan karein aur {amount} likhein.",
  "scan.open": "Ya apne bank ki app se yeh code scan karein aur raqam likhein.",
  code: "{title} ka Raast code",
  call: "Adaigi kahan karni hai, meherbani kar ke humein call kar ke poochein.",
  copy: "Copy karein",
  "copy.what": "Copy karein: {what}",
  copied: "Copy ho gaya",
  reference: "Transaction number",
  "reference.hint": "Yeh aap ke bank ya wallet ke message ya receipt mein likha hai.",
  "reference.save": "Number save karein",
  "reference.correct": "Number theek karein",
};
