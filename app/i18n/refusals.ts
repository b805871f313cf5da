import { messages } from "./messages.ts";
import { backOfficeRefusals } from "./refusals/back-office.ts";
import { identityRefusals } from "./refusals/identity.ts";
import { khataRefusals } from "./refusals/khata.ts";
import { moneyRefusals } from "./refusals/money.ts";
import { productRefusals } from "./refusals/products.ts";
import { pushRefusals } from "./refusals/push.ts";
import { teamRefusals } from "./refusals/team.ts";

export const refusals = messages({
  "whatsapp.no-phone": ["Please enter a phone number for testing", "Test ke liye phone number likhein"],
  "whatsapp.wrong-phone": ["Please enter a valid phone number (e.g., {phone})", "Sahi phone number likhein (jaise {phone})"],
  "whatsapp.test-failed": [
    "Failed to send test message. Please check your API configuration and connection.",
    "Test message nahin gaya. API configuration aur connection dekhein.",
  ],
  "faq.incomplete": ["Question and answer are required", "Sawal aur jawab dono zaroori hain"],
  "question.no-answer": ["Please enter an answer", "Jawab likhein"],
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
  "picture.not-fetched": [
    "The picture could not be fetched from this address. Save it on your device and upload it here.",
    "Is pate se tasveer nahin aa saki. Use apne device par save karein aur yahan upload karein.",
  ],
  "order.total-rises": [
    "The total would become {total}. Send it again to agree.",
    "Total {total} ho jayega. Manzoor hai to dobara bhejein.",
  ],
  "order.paid-by-statement": [
    "A statement booked {amount} of this order. Without “Paid” that receipt is taken back, the order waits for its money again, and the statement's row is not booked a second time. If that is right, tick the box below and save again.",
    "Is order ke {amount} statement se darj hue the. “Paid” hatane se ye raqam wapas nikal jayegi, order dobara paison ka intezar karega, aur statement ki wohi line dobara darj nahin hogi. Theek hai to neeche wala khana tick karke dobara save karein.",
  ],
  "order.not-forward": [
    "Several orders at once only move forward. Open the order to set it back.",
    "Kai orders aik saath sirf aage jate hain. Peechay le jane ke liye order kholein.",
  ],
  "order.too-late-to-undo": [
    "It is too late to undo this. Set the status again instead.",
    "Ab wapas nahin ho sakta. Status dobara set kar dein.",
  ],
  "message.not-found": ["There is no such message.", "Aisa koi paigham nahin."],
  "message.moved-on": [
    "This message has moved on meanwhile. Look at it again.",
    "Is dauran yeh paigham aage barh gaya. Dobara dekhein.",
  ],
  "message.none-failed": ["None of these messages failed.", "In mein se koi paigham nahin ruka."],
  "order.no-lines": ["Please add at least one product", "Kam az kam aik cheez shamil karein"],
  "order.too-large": [
    "This order is too large to place online. Please call us.",
    "Yeh order online ke liye bohat bara hai. Humein call karein.",
  ],
  "list.too-long": [
    "A list has at most {max} items. Take some out of the cart and share it again.",
    "List mein zyada se zyada {max} cheezein ho sakti hain. Cart se kuch nikaal kar dobara share karein.",
  ],
  "cart.empty": ["Your cart is empty.", "Aap ki cart khaali hai."],
  "cart.changed-meanwhile": [
    "Your cart has changed since this page was opened. Please check it and place the order again.",
    "Yeh page khulne ke baad aap ki cart badal gayi hai. Dekh kar order dobara karein.",
  ],
  "cart.package-changed": [
    "The shop has changed what {product} holds. Please check and place the order again.",
    "Dukaan ne {product} ka samaan badla hai. Dekh kar order dobara karein.",
  ],
  "cart.price-rose": [
    "The price of {product} is now {price}. Please check and place the order again.",
    "{product} ki qeemat ab {price} hai. Dekh kar order dobara karein.",
  ],
  "cart.sold-out": ["{product} is sold out.", "{product} khatam ho gaya hai."],
  "cart.short": ["Only {left} of {product} left.", "{product} sirf {left} bacha hai."],
  "cart.limit": ["At most {left} of {product} in one order.", "{product} aik order mein zyada se zyada {left}."],
  "cart.half": [
    "Not much of {product} is left, so at most {left} until your phone number is verified by a code. Verify it in your profile, or call us.",
    "{product} kam bacha hai, is liye phone ki tasdeeq se pehle zyada se zyada {left}. Profile mein code se tasdeeq karein, ya humein call karein.",
  ],
  "cart.half-none": [
    "Not much of what {product} holds is left, so it needs a phone number that is verified by a code. Verify it in your profile, or call us.",
    "{product} ka samaan kam bacha hai, is liye pehle phone ki tasdeeq zaroori hai. Profile mein code se tasdeeq karein, ya humein call karein.",
  ],
  "order.unproved-count": [
    "Until your phone number is verified by a code, at most {most} of your orders can be open at once. Verify it in your profile, or call us.",
    "Jab tak code se phone ki tasdeeq nahin hoti, aik waqt mein zyada se zyada {most} order khule ho sakte hain. Profile mein tasdeeq karein, ya humein call karein.",
  ],
  "order.unproved-total": [
    "Until your phone number is verified by a code, your open orders can come to {most} at most; with this one it would be {total}. Verify it in your profile, or call us.",
    "Jab tak code se phone ki tasdeeq nahin hoti, aap ke khule orders kul {most} tak ho sakte hain; is order ke saath {total} hote hain. Profile mein tasdeeq karein, ya humein call karein.",
  ],
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
  "repeat.nothing": [
    "What is in this order cannot be ordered again here. Please call us.",
    "Is order ka samaan yahan se dobara order nahin ho sakta. Meherbani kar ke call karein.",
  ],
  "repeat.too-many": [
    "You have {most} weekly reminders already. Please stop one of them first.",
    "Aap ki {most} haftawar yaad dehaniyan pehle se hain. Pehle un mein se koi band karein.",
  ],
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
  "reset.wrong-code": [
    "This code is not right. Look at the newest message and try again.",
    "Yeh code theek nahin. Sab se naya message dekh kar dobara likhein.",
  ],
  "reset.code-expired": [
    "This code no longer works. Please ask for a new one.",
    "Yeh code ab nahin chalega. Naya code mangwayein.",
  ],
  "password.common": [
    "Too many people use this password. Please choose another.",
    "Yeh password bohat log istemal karte hain. Koi aur chunein.",
  ],
  "password.staff-short": [
    "Staff need a password of at least {least} characters.",
    "Staff ka password kam se kam {least} huroof ka hona chahiye.",
  ],
  "password.needed": [
    "Please confirm that it is you: write your current password.",
    "Tasdeeq karein ke yeh aap hi hain: apna mojooda password likhein.",
  ],
  "password.wrong": ["That is not your current password.", "Yeh aap ka mojooda password nahin."],
  "request.too-many": [
    "Ten requests already wait for your next order. Please remove one first.",
    "Aglay order ke liye das cheezein pehle se likhi hain. Pehle koi aik hata dein.",
  ],
  "reset.too-many": [
    "Too many codes were asked for; try again at {time}.",
    "Bohat zyada code mangwaye gaye; {time} par dobara koshish karein.",
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
  maintenance: [
    "Ordering here is paused for the moment. Please order through WhatsApp meanwhile.",
    "Yahan order lena abhi band hai. Filhaal WhatsApp par order karein.",
  ],
  ...backOfficeRefusals,
  ...productRefusals,
  ...identityRefusals,
  ...khataRefusals,
  ...moneyRefusals,
  ...pushRefusals,
  ...teamRefusals,
});

/** The sentence of every refusal code. */
export type RefusalCode = keyof typeof refusals.en;
