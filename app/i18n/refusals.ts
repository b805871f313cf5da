import { messages } from "./messages.ts";

export const refusals = messages({
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
  "faq.incomplete": ["Question and answer are required", "Sawal aur jawab dono zaroori hain"],
  "order.not-found": ["We could not find that order.", "Yeh order nahin mila."],
  "order.changed-meanwhile": [
    "This order was changed while you were editing it. Please check it and save again.",
    "Aap ke edit karte waqt yeh order badal gaya. Dekh kar dobara save karein.",
  ],
  "order.cannot-cancel": [
    "This order can no longer be cancelled here. Please call us.",
    "Yeh order ab yahan se cancel nahin ho sakta. Humein call karein.",
  ],
  "order.closed": [
    "This order is delivered or cancelled. Nothing can be added to it.",
    "Yeh order pahunch chuka ya cancel ho chuka hai. Is mein ab kuch shamil nahin ho sakta.",
  ],
  "order.line-gone": [
    "This line is no longer part of the order. Please look at the order again.",
    "Yeh cheez ab order mein nahin hai. Order dobara dekh lein.",
  ],
  "order.line-replaced": [
    "Something else was sent in place of this line. Remove the replacement first.",
    "Is ki jagah doosri cheez bheji gayi hai. Pehle woh hatayein.",
  ],
  "order.below-zero": [
    "More was credited than the order would come to. Nothing was changed.",
    "Order ki raqam se zyada wapas likhi ja chuki hai. Kuch nahin badla.",
  ],
  "order.not-yours-to-edit": [
    "This order can no longer be changed here. Please call us.",
    "Yeh order ab yahan se badla nahin ja sakta. Humein call karein.",
  ],
  "payment.not-offered": [
    "This way to pay is not offered at the moment. Please choose another.",
    "Adaigi ka yeh tareeqa is waqt nahin hai. Meherbani kar ke doosra chunein.",
  ],
  "payment.reference-taken": [
    "This transaction number already stands on another order. Please check it, or call us.",
    "Yeh transaction number kisi aur order par likha hua hai. Dobara dekh lein, ya humein call karein.",
  ],
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
  "order.total-rises": [
    "The total would become {total}. Send it again to agree.",
    "Total {total} ho jayega. Manzoor hai to dobara bhejein.",
  ],
  "refund.too-much": [
    "At most {most} can be given back for this reason.",
    "Is wajah se zyada se zyada {most} wapas ho sakte hain.",
  ],
  "refund.nothing": ["Nothing was received that could be given back.", "Koi raqam mili hi nahin jo wapas ki ja sake."],
  "order.not-forward": [
    "Several orders at once only move forward. Open the order to set it back.",
    "Kai orders aik saath sirf aage jate hain. Peechay le jane ke liye order kholein.",
  ],
  "order.too-late-to-undo": [
    "It is too late to undo this. Set the status again instead.",
    "Ab wapas nahin ho sakta. Status dobara set kar dein.",
  ],
  "order.no-lines": ["Please add at least one product", "Kam az kam aik cheez shamil karein"],
  "order.too-large": [
    "This order is too large to place online. Please call us.",
    "Yeh order online ke liye bohat bara hai. Humein call karein.",
  ],
  "cart.empty": ["Your cart is empty.", "Aap ki cart khaali hai."],
  "cart.changed-meanwhile": [
    "Your cart has changed since this page was opened. Please check it and place the order again.",
    "Yeh page khulne ke baad aap ki cart badal gayi hai. Dekh kar order dobara karein.",
  ],
  "cart.price-rose": [
    "The price of {product} is now {price}. Please check and place the order again.",
    "{product} ki qeemat ab {price} hai. Dekh kar order dobara karein.",
  ],
  "cart.sold-out": ["{product} is sold out.", "{product} khatam ho gaya hai."],
  "cart.short": ["Only {left} of {product} left.", "{product} sirf {left} bacha hai."],
  "cart.taken": [
    "What is left of {product} is in the rest of this order already. Please take it out, or less of the rest.",
    "{product} jitna bacha tha woh isi order mein shamil hai. Isay hata dein, ya baqi cheezein kam karein.",
  ],
  "cart.step": [
    "{product} does not come in that amount. Please make it {fit}.",
    "{product} itni miqdar mein nahin milta. {fit} kar dein.",
  ],
  "cart.total-rose": [
    "The total is now {total} instead of {before}. Please check and place the order again.",
    "Kul raqam ab {before} ki jagah {total} hai. Dekh kar order dobara karein.",
  ],
  "cart.gone": ["We no longer sell this.", "Yeh cheez ab hum nahin bechte."],
  "cart.not-sold": ["We no longer sell {product}.", "{product} ab hum nahin bechte."],
  "slot.full": [
    "That delivery time has just filled up. Please choose another.",
    "Is delivery time ki jagah abhi bhar gayi. Koi aur time chunein.",
  ],
  "counter.no-price": [
    "{name} has no price yet. Write one, 0 if it costs nothing.",
    "{name} ki qeemat nahin likhi. Qeemat likhein, muft ho to 0.",
  ],
  "counter.held-full": [
    "{most} baskets wait already, so this one stays here. Finish it, or finish one that waits first.",
    "{most} tokriyan pehle se ruki hui hain, is liye yeh yahin rahegi. Isay mukammal karein, ya pehle koi ruki hui tokri.",
  ],
  "slot.past": [
    "That delivery time has passed. Please choose a later one.",
    "Yeh delivery time guzar chuka hai. Baad ka time chunein.",
  ],
  "zone.not-served": [
    "We do not deliver to that area yet. Please choose another.",
    "Is ilaqe mein abhi hamari delivery nahin. Koi aur ilaqa chunein.",
  ],
  "key.reused": [
    "This was already sent with other contents. Please open the page again and look it over.",
    "Yeh pehle kisi aur tafseel ke saath bheja ja chuka hai. Page dobara khol kar dekh lein.",
  ],
  "account.email-taken": [
    "An account with this e-mail already exists. Sign in, or use another e-mail.",
    "Is e-mail par pehle se account hai. Sign in karein ya dosra e-mail likhein.",
  ],
  "account.phone-taken": [
    "An account with this phone number already exists. Sign in, or use another number.",
    "Is phone number par pehle se account hai. Sign in karein ya dosra number likhein.",
  ],
  "address.not-found": ["We could not find that address.", "Yeh pata nahin mila."],
  "address.too-many": [
    "Your address book is full. Please delete an address first.",
    "Mazeed patay save nahin ho sakte. Pehle koi pata hata dein.",
  ],
  "sign-in.wrong": ["The e-mail, phone number or password is not right.", "E-mail, phone number ya password theek nahin."],
  "reset.expired": [
    "This link has expired or was already used. Please ask for a new one.",
    "Yeh link purana ho gaya ya istemal ho chuka. Naya link mangwayein.",
  ],
  "password.common": [
    "Too many people use this password. Please choose another.",
    "Yeh password bohat log istemal karte hain. Koi aur chunein.",
  ],
  "password.staff-short": [
    "Staff need a password of at least {least} characters.",
    "Staff ka password kam se kam {least} huroof ka hona chahiye.",
  ],
  "password.wrong": ["That is not your current password.", "Yeh aap ka mojooda password nahin."],
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
  "request.too-many": [
    "Ten requests already wait for your next order. Please remove one first.",
    "Aglay order ke liye das cheezein pehle se likhi hain. Pehle koi aik hata dein.",
  ],
  "review.already-reviewed": ["You have already reviewed this product.", "Aap is cheez ka review pehle hi de chuke hain."],
  "review.not-bought": [
    "Only customers who have had this product delivered can review it.",
    "Review sirf woh de sakte hain jinhein yeh cheez deliver ho chuki ho.",
  ],
  "limit.too-many": [
    "Too many tries. Please wait {minutes} minutes.",
    "Bohat zyada koshishein ho gayin. {minutes} minute baad dobara karein.",
  ],
  "package.sign-in": ["User must be logged in", "Pehle sign in karna zaroori hai"],
  "package.not-found": ["We could not find that package.", "Yeh package nahin mila."],
  "package.not-sold": [
    "We no longer sell something in this package, so it was left out. Please look it over and save again.",
    "Is package ki koi cheez ab hum nahin bechte, is liye nikaal di gayi. Dekh kar dobara save karein.",
  ],
  "package.too-many": [
    "You already have {most} packages. Please delete one first.",
    "Aap ke {most} packages pehle se hain. Pehle aik delete karein.",
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
  "category.taken": ["There already is a category {name}.", "Category {name} pehle se maujood hai."],
  "category.too-many": ["There may be {most} categories at most.", "Zyada se zyada {most} categories ho sakti hain."],
  "subcategory.taken": ["The category already has a subcategory {name}.", "Is category mein subcategory {name} pehle se hai."],
  "unit.taken": ["There already is the unit {unit}.", "{unit} unit pehle se maujood hai."],
  busy: [
    "The shop is very busy just now. What you entered is kept; please try again in a few seconds.",
    "Abhi shop par bohat rush hai. Aap ne jo likha woh mehfooz hai; chand second baad dobara koshish karein.",
  ],
  "out-of-space": [
    "This could not be saved just now. What you entered is kept; please try again in a few minutes.",
    "Yeh abhi save nahi ho saka. Aap ne jo likha woh mehfooz hai; chand minute baad dobara koshish karein.",
  ],
  broken: [
    "It did not work just now and nothing was changed. Please try again (reference {reference}).",
    "Abhi nahin ho saka aur kuch nahin badla. Dobara koshish karein (reference {reference}).",
  ],
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
  maintenance: [
    "Ordering here is paused for the moment. Please order through WhatsApp meanwhile.",
    "Yahan order lena abhi band hai. Filhaal WhatsApp par order karein.",
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
});

/** Every way the shop says no to a person. */
export type RefusalCode = keyof typeof refusals.en;
