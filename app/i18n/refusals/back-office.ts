import type { MessageTable } from "../messages.ts";

/** Refusals of pictures, content, settings and of the rows of staff-kept tables. */
export const backOfficeRefusals = {
  "email.incomplete": ["Missing Information: Please fill in all fields.", "Maloomat adhoori hain: sab khanay bharein."],
  "cart.not-abandoned": [
    "This cart is not left any more: its customer came back, ordered or emptied it.",
    "Yeh cart ab chhori hui nahin: customer wapas aaya, order kiya ya khali kar di.",
  ],
  "cart.no-consent": ["This customer did not agree to offers.", "Is customer ne offers ki ijazat nahin di."],
  "cart.no-address": [
    "This customer has no e-mail address, and WhatsApp does not reach them.",
    "Is customer ka e-mail address nahin, aur WhatsApp se bhi paigham nahin ja sakta.",
  ],
  "cart.reminded-already": [
    "This customer was reminded of the cart in the last 24 hours.",
    "Is customer ko pichlay 24 ghantay mein cart yaad dila diya gaya hai.",
  ],
  "email.none": [
    "No letter leaves: no e-mail configuration is active.",
    "Koi e-mail nahin jata: koi e-mail configuration chalu nahin.",
  ],
  "email.no-address": ["This order has no e-mail address.", "Is order ka koi e-mail address nahin."],
  "email.order-cancelled": [
    "This order is cancelled; a confirmation of it is not sent any more.",
    "Yeh order cancel ho chuka, is ki confirmation ab nahin bheji jati.",
  ],
  "seo.canonical-elsewhere": [
    "Please enter a page of this shop, like /product/7: no other site, no user name or password.",
    "Isi dukaan ka page likhein, jaise /product/7: koi aur site nahin, na user name na password.",
  ],
  "seo.canonical-missing": [
    "No such page is on sale or published here. Please check the address.",
    "Aisa koi page yahan maujood nahin. Pata dekh lein.",
  ],
  "email.address-refused": ["The shop does not call this address.", "Dukaan is address par call nahin karti."],
  "email.not-an-address": ["Please enter an e-mail address.", "E-mail address likhein."],
  "email.secret-too-long": ["At most 500 characters.", "Zyada se zyada 500 huroof."],
  "email.not-found": ["This configuration is no longer there.", "Yeh configuration ab nahin hai."],
  "email.limit-reached": [
    "Limit Reached: “{name}” has sent all its letters of today.",
    "Hadd poori: “{name}” aaj ke sab e-mail bhej chuki hai.",
  ],
  "email.test-failed": [
    "Test Failed: Failed to send test email using {name}",
    "Test nakaam: {name} se test email nahin bheji ja saki",
  ],
  "zone.taken": ["{name} is already in the list. Open it there.", "{name} list mein pehle se hai. Wahan se kholein."],
  "row.name-kept": [
    "This entry is listed under its name, so the name stays. Add another entry of your own beside it.",
    "Yeh entry apne naam se list mein hai, is liye naam wohi rahega. Apni entry alag se daalein.",
  ],
  "zone.name-fixed": [
    "{name} is one of the city's areas, so its name stays. Add an area of your own beside it.",
    "{name} shehar ka apna ilaqa hai, is liye naam wohi rahega. Apna ilaqa alag se daalein.",
  ],
  "zone.ordered": [
    "Orders were delivered to this area, so it stays. Switch it off instead.",
    "Is ilaqe mein orders ja chuke hain, is liye yeh rahega. Is ki jagah ise band kar dein.",
  ],
  "zone.staff-default": [
    "Orders that staff write begin with this area. Open it and choose another one for them first.",
    "Staff ke orders isi ilaqe se shuru hote hain. Pehle ise khol kar un ke liye doosra chunein.",
  ],
  "zone.no-heir": [
    "Orders of staff can begin only with another area that is set and active.",
    "Staff ke orders sirf kisi doosre chalu ilaqe se shuru ho sakte hain.",
  ],
  "row.not-found": [
    "This entry no longer exists. Somebody may have deleted it.",
    "Yeh entry ab nahin hai. Shayad kisi ne delete kar di.",
  ],
  "row.deleted": [
    "This was deleted while you were typing. What you typed is still here.",
    "Aap likh rahe the ke yeh delete ho gaya. Aap ka likha hua yahin hai.",
  ],
  "row.changed-meanwhile": [
    "Somebody changed this meanwhile. Please look at it and try again.",
    "Is dauran kisi ne ise badal diya. Dekh kar dobara koshish karein.",
  ],
  "row.not-added": ["Nothing can be added here.", "Yahan kuch naya nahin daala ja sakta."],
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
  "row.no-such": ["What was chosen is no longer there. Please choose again.", "Jo chuna gaya woh ab nahin hai. Dobara chunein."],
  "row.too-many": ["At most {most} can be changed at once.", "Aik saath zyada se zyada {most} badle ja sakte hain."],
  "row.too-many-views": [
    "A list keeps at most {most} views. Please delete one first.",
    "Aik list ke zyada se zyada {most} views hote hain. Pehle koi delete karein.",
  ],
  "row.no-name": ["Please enter a name.", "Naam likhein."],
  "row.ragged": ["This line does not have as many cells as the first line.", "Is line mein pehli line jitne khaane nahin."],
  "row.twice": ["This entry is in the file twice.", "Yeh entry file mein do dafa hai."],
  "row.key-shared": [
    "{count} entries have this name. Write the number of the one that you mean into the column id.",
    "Yeh naam {count} entries ka hai. Jo chahiye us ka number column id mein likhein.",
  ],
  "row.formula": ["The cell {field} looks like a formula.", "Khaana {field} formula lagta hai."],
  "row.no-columns": [
    "None of the columns is known here. Export this list to see what they are called.",
    "File ka koi column yahan ka nahin. Naam dekhne ke liye list export karein.",
  ],
  "category.incomplete": ["Category name is required", "Category ka naam zaroori hai"],
  "category.taken": ["There already is a category {name}.", "Category {name} pehle se maujood hai."],
  "category.too-many": ["There may be {most} categories at most.", "Zyada se zyada {most} categories ho sakti hain."],
  "category.in-use": [
    "it is still in use (products: {products}, subcategories: {subcategories}). Move them to another category first.",
    "abhi istemaal mein hai (products: {products}, subcategories: {subcategories}). Pehle unhein doosri category mein le jayein.",
  ],
  "category.none-to-move-to": ["Please choose another category.", "Koi doosri category chunein."],
  "subcategory.incomplete": ["Name and category are required", "Naam aur category dono zaroori hain"],
  "subcategory.taken": ["The category already has a subcategory {name}.", "Is category mein subcategory {name} pehle se hai."],
  "subcategory.in-use": [
    "it is still in use (products: {products}). Say first where they go.",
    "abhi istemaal mein hai (products: {products}). Pehle batayein woh kahan jayein.",
  ],
  "subcategory.none-to-move-to": [
    "Please choose another subcategory of the same category.",
    "Isi category ki koi doosri subcategory chunein.",
  ],
  "package.incomplete": [
    "Missing Information: Please fill in all required fields",
    "Maloomat adhoori hain: Saray zaroori khaanay bharein",
  ],
  "package.line-invalid": [
    "Invalid Selection: Please select a product and valid quantity",
    "Galat intikhab: Product aur sahi miqdar chunein",
  ],
  "package.line-twice": [
    "Product Already Added: This product is already in the package",
    "Product pehle se hai: Yeh product is package mein pehle se hai",
  ],
  "package.too-many-lines": [
    "A package holds at most {most} products.",
    "Aik package mein zyada se zyada {most} products hote hain.",
  ],
  "package.line-gone": [
    "This product is no longer in the package. Please look at it again.",
    "Yeh product ab is package mein nahin hai. Package dobara dekh lein.",
  ],
  "package.ordered": [
    "It has been ordered, so orders need it. Retire it instead: customers no longer see it then.",
    "Iska order ho chuka hai, is liye orders ko iski zaroorat hai. Delete ke bajaye band karein: phir customers ko nahin dikhega.",
  ],
  "file.busy": [
    "Other files are being read just now, so this one was not taken. What you chose is kept; please send it again in half a minute.",
    "Abhi doosri files parhi ja rahi hain, is liye yeh file nahin li gayi. Aap ne jo chuna woh mehfooz hai; aadhe minute baad dobara bhejein.",
  ],
  "image.too-large": [
    "This picture is larger than 5 MB. Please choose a smaller one.",
    "Yeh tasveer 5 MB se bari hai. Chhoti tasveer chunein.",
  ],
  "image.too-many-pixels": [
    "This picture has too many pixels (at most 25 million, interlaced PNG 4 million). Please save it smaller and choose it again.",
    "Is tasveer mein pixels bohat zyada hain (zyada se zyada 25 million, interlaced PNG 4 million). Chhoti kar ke dobara chunein.",
  ],
  "image.busy": [
    "Many pictures are being saved just now. Please try again in a few seconds.",
    "Abhi bohat si tasveerein save ho rahi hain. Chand second baad dobara koshish karein.",
  ],
  "image.unreadable": [
    "This file is no picture that we can use. Please choose a JPG, PNG or WebP.",
    "Yeh file hamare kaam ki tasveer nahin. JPG, PNG ya WebP chunein.",
  ],
  "image.not-stored": [
    "The shop cannot store pictures just now, so this one was not saved. Please try it again later.",
    "Shop abhi tasveerein mehfooz nahin kar pa rahi, is liye yeh tasveer save nahin hui. Thori der baad dobara koshish karein.",
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
  "statement.ragged": [
    "Row {row} has more or fewer cells than the heading. Export the statement again as CSV.",
    "Row {row} mein heading se zyada ya kam khanay hain. Statement dobara CSV mein nikaalein.",
  ],
  "statement.columns": ["Choose the columns of the date and of the amount.", "Tareekh aur raqam ke columns chunein."],
  "statement.changed": [
    "Payments have changed since this was shown. Please look at it again.",
    "Yeh dikhane ke baad payments badal gayin. Dobara dekh lein.",
  ],
  "statement.nothing": [
    "Nothing was booked: no row is left that matches.",
    "Kuch nahin likha gaya: koi row baqi nahin jo milti ho.",
  ],
  "banner.incomplete": ["Please provide all required fields.", "Saray zaroori khanay bharein."],
  "video.incomplete": ["Title and YouTube URL are required", "Unwan aur YouTube ka link zaroori hain"],
  "video.no-id": [
    "This is no address of a YouTube video. Please copy it with YouTube's Share button.",
    "Yeh YouTube ki kisi video ka link nahin. YouTube ke Share button se copy karein.",
  ],
  "slide.incomplete": [
    "Alt text, desktop image, and mobile image are required.",
    "Alt text, desktop ki tasveer aur mobile ki tasveer zaroori hain.",
  ],
  "settings.changed-meanwhile": [
    "Somebody else changed these settings while you were editing them. Please check them and save again.",
    "Aap ke edit karte waqt yeh settings kisi aur ne badal din. Dekh kar dobara save karein.",
  ],
} satisfies MessageTable;
