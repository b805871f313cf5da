import type { MessageTable } from "../messages.ts";

/** Refusals of products, pictures, content and of the rows of staff-kept tables. */
export const backOfficeRefusals = {
  "row.not-found": [
    "This entry no longer exists. Somebody may have deleted it.",
    "Yeh entry ab nahin hai. Shayad kisi ne delete kar di.",
  ],
  "row.changed-meanwhile": [
    "Somebody changed this meanwhile. Please look at it and try again.",
    "Is dauran kisi ne ise badal diya. Dekh kar dobara koshish karein.",
  ],
  "row.conflict": [
    "Somebody else changed the same fields. Please choose for each which one holds.",
    "Kisi aur ne bhi yehi khaane badle. Har khaane ke liye chunein kaunsa rahe.",
  ],
  "row.taken": [
    "Another entry already has this name or number. Please choose another one.",
    "Yeh naam ya number kisi aur entry ka hai. Doosra likhein.",
  ],
  "row.in-use": [
    "This is still in use elsewhere, so it cannot be deleted.",
    "Yeh abhi kahin istemaal ho raha hai, is liye delete nahin ho sakta.",
  ],
  "row.not-in-bin": [
    "This is no longer in the bin. It may have been restored already.",
    "Yeh ab bin mein nahin hai. Shayad pehle hi wapas aa chuka hai.",
  ],
  "row.place-taken": [
    "Something else has taken its place, so it cannot be restored.",
    "Is ki jagah kuch aur aa gaya hai, is liye yeh wapas nahin aa sakta.",
  ],
  "row.parent-gone": [
    "What this belonged to no longer exists, so it cannot be restored.",
    "Yeh jis ka hissa tha woh ab nahin hai, is liye wapas nahin aa sakta.",
  ],
  "row.too-many": ["At most {most} can be changed at once.", "Aik saath zyada se zyada {most} badle ja sakte hain."],
  "row.too-many-views": [
    "A list keeps at most {most} views. Please delete one first.",
    "Aik list ke zyada se zyada {most} views hote hain. Pehle koi delete karein.",
  ],
  "row.no-name": ["Please enter a name.", "Naam likhein."],
  "row.ragged": ["This line does not have as many cells as the first line.", "Is line mein pehli line jitne khaane nahin."],
  "row.twice": ["This entry is in the file twice.", "Yeh entry file mein do dafa hai."],
  "row.formula": ["The cell {field} looks like a formula.", "Khaana {field} formula lagta hai."],
  "row.no-columns": [
    "None of the columns is known here. Export this list to see what they are called.",
    "File ka koi column yahan ka nahin. Naam dekhne ke liye list export karein.",
  ],
  "image.too-large": [
    "This picture is larger than 5 MB. Please choose a smaller one.",
    "Yeh tasveer 5 MB se bari hai. Chhoti tasveer chunein.",
  ],
  "image.unreadable": [
    "This file is no picture that we can use. Please choose a JPG, PNG or WebP.",
    "Yeh file hamare kaam ki tasveer nahin. JPG, PNG ya WebP chunein.",
  ],
  "image.holds-more": [
    "This file holds more than a picture. Please save the picture anew and choose it again.",
    "Is file mein tasveer ke ilawa bhi kuch hai. Tasveer dobara save kar ke chunein.",
  ],
  "review.already-reviewed": ["You have already reviewed this product.", "Aap is cheez ka review pehle hi de chuke hain."],
  "review.not-bought": [
    "Only customers who have had this product delivered can review it.",
    "Review sirf woh de sakte hain jinhein yeh cheez deliver ho chuki ho.",
  ],
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
  "product.barcode-taken": ["{product} already has this barcode.", "Yeh barcode pehle se {product} ka hai."],
  "product.whole-pieces": [
    "What is sold by the piece is counted in whole pieces.",
    "Jo cheez adad mein bikti hai us ka stock poore adad mein likhein.",
  ],
  "unit.taken": ["There already is the unit {unit}.", "{unit} unit pehle se maujood hai."],
  "settings.changed-meanwhile": [
    "Somebody else changed these settings while you were editing them. Please check them and save again.",
    "Aap ke edit karte waqt yeh settings kisi aur ne badal din. Dekh kar dobara save karein.",
  ],
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
  "csv.empty": [
    "This file has no rows. The first row holds the headings, the rows follow.",
    "Is file mein koi row nahin. Pehli row mein headings hoti hain, phir rows.",
  ],
  "csv.too-large": [
    "This file is larger than {most} MB. Please send it in parts.",
    "Yeh file {most} MB se bari hai. Tukron mein bhejein.",
  ],
  "csv.encoding": [
    "This file is no UTF-8 text. Save it as CSV UTF-8 and choose it again.",
    "Yeh file UTF-8 text nahin. CSV UTF-8 mein save kar ke dobara chunein.",
  ],
  "csv.header": [
    "The headings in the first row are missing, too many, or one stands there twice.",
    "Pehli row ki headings nahin hain, bohot zyada hain, ya koi do dafa hai.",
  ],
  "csv.too-many-rows": [
    "This file has more than {most} rows. Please send it in parts.",
    "Is file mein {most} se zyada rows hain. Tukron mein bhejein.",
  ],
  "csv.broken": [
    "A quotation mark around row {row} is not closed or stands at the wrong place.",
    "Row {row} ke qareeb quotation mark band nahin hua ya ghalat jagah hai.",
  ],
  "csv.not-found": ["This file is no longer kept. Please choose it again.", "Yeh file ab mehfooz nahin. Dobara chunein."],
  "csv.applied-already": ["This file is applied already.", "Yeh file pehle hi lag chuki hai."],
  "csv.has-errors": [
    "{count} rows are wrong, so nothing was changed. Mend them, or leave them out.",
    "{count} rows ghalat hain, is liye kuch nahin badla. Theek karein ya chhor dein.",
  ],
  "banner.incomplete": ["Please provide all required fields.", "Saray zaroori khanay bharein."],
  "content.not-found": [
    "This is no longer there: somebody else deleted it meanwhile.",
    "Yeh ab nahin raha: kisi aur ne is dauran delete kar diya.",
  ],
  "content.changed-meanwhile": [
    "Somebody else changed this while you were editing it. Please compare and save again.",
    "Aap ke badalne ke dauran kisi aur ne isay badal diya. Dekh kar dobara save karein.",
  ],
  "slide.incomplete": [
    "Alt text, desktop image, and mobile image are required.",
    "Alt text, desktop ki tasveer aur mobile ki tasveer zaroori hain.",
  ],
} satisfies MessageTable;
