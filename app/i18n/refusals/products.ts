import type { MessageTable } from "../messages.ts";

/** Refusals of products, their units, and files of them. */
export const productRefusals = {
  "product.not-found": ["There is no product with this number.", "Is number ka koi product nahin."],
  "product.changed-meanwhile": [
    "Somebody else changed this product while you were editing it. Please compare both and save again.",
    "Aap ke edit karte waqt kisi aur ne yeh product badal diya. Donon dekh kar dobara save karein.",
  ],
  "product.no-category": [
    "This category is no longer there. Please choose another.",
    "Yeh category ab nahin rahi. Koi aur chunein.",
  ],
  "product.other-category": [
    "This subcategory belongs to another category. Please choose again.",
    "Yeh subcategory kisi aur category ki hai. Dobara chunein.",
  ],
  "product.no-unit": [
    "This unit is no longer there. Please choose another, or add it.",
    "Yeh unit ab nahin raha. Koi aur chunein, ya naya dalein.",
  ],
  "product.limit-steps": [
    "The most per order must be a whole number of steps.",
    "Aik order ki had poore steps mein honi chahiye.",
  ],
  "product.barcode-digit": [
    "The last digit does not fit the others: a packet would have {code}. Look again; if it stands so on the packet, save once more.",
    "Aakhri hindsa baaqi se mel nahin khata: packet par {code} hota. Dobara dekhein; agar packet par aise hi likha hai to phir se save karein.",
  ],
  "product.barcode-taken": ["{product} already has this barcode.", "Yeh barcode pehle se {product} ka hai."],
  "product.whole-pieces": [
    "What is sold by the piece is counted in whole pieces.",
    "Jo cheez adad mein bikti hai us ka stock poore adad mein likhein.",
  ],
  "unit.taken": ["There already is the unit {unit}.", "{unit} unit pehle se maujood hai."],
  "product.none-chosen": ["No product is chosen.", "Koi product chuna nahin gaya."],
  "product.too-many": [
    "More than {most} products match. Narrow the list first.",
    "{most} se zyada products mil gaye. Pehle list chhoti karein.",
  ],
  "product.nothing-to-change": [
    "Nothing is to be changed. Choose at least one change.",
    "Kuch badalna nahin hai. Kam az kam ek tabdeeli chunein.",
  ],
  "product.some-changed-meanwhile": [
    "Some of these products were changed meanwhile. Please look at the list again and send it once more.",
    "Is dauran in mein se kuch products badal gaye. List dobara dekhein aur phir bhejein.",
  ],
  "csv.empty": ["This file has no rows below its headings.", "Is file mein headings ke neeche koi row nahin."],
  "csv.too-large": [
    "This file is larger than {most} MB. Please send it in parts.",
    "Yeh file {most} MB se bari hai. Tukron mein bhejein.",
  ],
  "csv.encoding": [
    "This file is no text. Save the sheet as CSV and choose it again.",
    "Yeh text file nahin. Sheet ko CSV mein save kar ke dobara chunein.",
  ],
  "csv.text-unseen": ["Please look at the words and tick that they are right.", "Alfaaz dekh kar tick karein ke woh theek hain."],
  "csv.not-applied": ["This file was not applied.", "Yeh file lagi hi nahin."],
  "csv.undone-already": ["This file is taken back already.", "Yeh file pehle hi wapas li ja chuki hai."],
  "csv.nothing-to-undo": [
    "Nothing can be taken back: everything was saved, sold or counted since.",
    "Kuch wapas nahin ho sakta: sab kuch baad mein save hua, bika ya gina gaya.",
  ],
  "csv.header": [
    "The headings are missing, too many, or one stands there twice.",
    "Headings nahin hain, bohot zyada hain, ya koi do dafa hai.",
  ],
  "csv.too-many-rows": [
    "This file has more than {most} rows. Please send it in parts.",
    "Is file mein {most} se zyada rows hain. Tukron mein bhejein.",
  ],
  "csv.broken": [
    "The quotation mark that opens in row {row} is never closed.",
    "Row {row} mein khulne wala quotation mark band nahin hua.",
  ],
  "csv.not-found": ["This file is no longer kept. Please choose it again.", "Yeh file ab mehfooz nahin. Dobara chunein."],
  "csv.applied-already": ["This file is applied already.", "Yeh file pehle hi lag chuki hai."],
  "csv.has-errors": [
    "{count} rows are wrong, so nothing was changed. Mend them, or leave them out.",
    "{count} rows ghalat hain, is liye kuch nahin badla. Theek karein ya chhor dein.",
  ],
} satisfies MessageTable;
