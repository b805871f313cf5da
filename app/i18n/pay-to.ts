import { messages } from "./messages.ts";

export const payTo = messages({
  heading: ["Where to pay", "Adaigi kahan karein"],
  title: ["Account title", "Account title"],
  "number.bank_transfer": ["Account number (IBAN)", "Account number (IBAN)"],
  "number.jazzcash": ["JazzCash number", "JazzCash number"],
  "number.easypaisa": ["EasyPaisa number", "EasyPaisa number"],
  "number.raast": ["Raast ID", "Raast ID"],
  amount: ["Amount", "Raqam"],
  "amount.by-zone": ["Choose your area first", "Pehle apna ilaqa chunein"],
  order: ["Order number", "Order number"],
  "order.later": ["You get it with the order", "Order ke sath milega"],
  how: [
    "Send exactly this amount and write the order number with it.",
    "Bilkul yehi raqam bhejein aur sath order number likhein.",
  ],
  "how.later": [
    "Pay once the order is placed: then you have its number to write with the transfer.",
    "Order dene ke baad bhejein: tab sath likhne ke liye order number aap ke paas hoga.",
  ],
  scan: [
    "Or scan this code in your bank's app and enter {amount}.",
    "Ya apne bank ki app se yeh code scan karein aur {amount} likhein.",
  ],
  "scan.open": [
    "Or scan this code in your bank's app and enter the amount.",
    "Ya apne bank ki app se yeh code scan karein aur raqam likhein.",
  ],
  code: ["Raast code of {title}", "{title} ka Raast code"],
  call: ["Please call us to hear where to pay.", "Adaigi kahan karni hai, meherbani kar ke humein call kar ke poochein."],
  copy: ["Copy", "Copy karein"],
  "copy.what": ["Copy: {what}", "Copy karein: {what}"],
  copied: ["Copied", "Copy ho gaya"],
  reference: ["Transaction number", "Transaction number"],
  "reference.hint": [
    "It is in the message or receipt of your bank or wallet.",
    "Yeh aap ke bank ya wallet ke message ya receipt mein likha hai.",
  ],
  "reference.save": ["Save number", "Number save karein"],
  "reference.correct": ["Correct number", "Number theek karein"],
});
