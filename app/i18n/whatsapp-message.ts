import { messages } from "./messages.ts";

/** What WhatsApp messages say that have no template of staff. */
export const whatsappMessage = messages({
  /** stands in place of the name of somebody who has not proved the number or address */
  nobody: ["dear customer", "aziz customer"],
  refund: [
    "Order #{number}: {amount} goes back to you ({method}). {brand}",
    "Order #{number}: {amount} aap ko wapas kiye ja rahe hain ({method}). {brand}",
  ],
  cancelled: [
    "Order #{number} was cancelled by the customer: {name}, {phone}, {total}. {link}",
    "Order #{number} customer ne cancel kar diya: {name}, {phone}, {total}. {link}",
  ],
  khata: [
    "Assalam o Alaikum {name}! Your khata at {brand}: {balance} to pay. Your page with all entries: {link}",
    "Assalam o Alaikum {name}! {brand} par aap ka khata: {balance} baqi hain. Poora hisaab yahan: {link}",
  ],
  claimed: ["Transfer to check: {reference} ({amount})", "Transfer check karein: {reference} ({amount})"],
  "reply.confirmed": [
    "Thank you! Order #{number} is confirmed by you.",
    "Shukriya! Order #{number} aap ki taraf se pakka ho gaya.",
  ],
  "reply.cancelled": [
    "Order #{number} is cancelled, as you asked. {money}",
    "Aap ke kehne par order #{number} cancel ho gaya. {money}",
  ],
  "reply.too-late": [
    "Order #{number} is under way ({status}) and can no longer be cancelled here. Please call the shop.",
    "Order #{number} par kaam shuru hai ({status}), yahan se cancel nahin ho sakta. Meherbani kar ke dukaan ko call karein.",
  ],
  "reply.too-late.call": [
    "Order #{number} is under way ({status}) and can no longer be cancelled here. Please call {phone}.",
    "Order #{number} par kaam shuru hai ({status}), yahan se cancel nahin ho sakta. Meherbani kar ke {phone} par call karein.",
  ],
  "reply.where": ["Order #{number}: {status}.", "Order #{number}: {status}."],
  "reply.where.when": ["Order #{number}: {status}. Delivery {when}.", "Order #{number}: {status}. Delivery {when}."],
  "reply.which": [
    "You have several open orders: {numbers}. Please write the number too, like this: {example}",
    "Aap ke kai order khule hain: {numbers}. Meherbani kar ke number bhi likhein, jaise: {example}",
  ],
  "reply.offer": ["Reply 1 to confirm, 2 to cancel.", "Pakka karne ke liye 1 likhein, cancel ke liye 2."],
  reset: [
    "{code} is your code for a new password at {brand}. It works for 10 minutes. Show it to nobody. If you did not ask for it, leave it aside.",
    "{code}: yeh {brand} par naye password ka code hai, 10 minute chalega. Kisi ko na batayein. Aap ne nahin manga to rehne dein.",
  ],
  "reset.hidden": ["A code for a new password (not kept)", "Naye password ka code (save nahin hota)"],
  "account-changed.phone": [
    "The phone number of your account at {brand} is another one now.",
    "{brand} par aap ke account ka phone number ab doosra hai.",
  ],
  "account-changed.email": [
    "The e-mail address of your account at {brand} is another one now.",
    "{brand} par aap ke account ki e-mail ab doosri hai.",
  ],
  "account-changed.password": [
    "The password of your account at {brand} was changed.",
    "{brand} par aap ke account ka password badla gaya.",
  ],
  "account-changed.undone": [
    "A change of the account at {brand} was taken back by its owner, so this number no longer belongs to it.",
    "{brand} par account ki tabdeeli us ke malik ne wapas le li, is liye yeh number ab us account ka nahin.",
  ],
  "account-changed.undo": [
    "If it was not you, take it back within 72 hours: {link}",
    "Agar yeh aap ne nahin kiya to 72 ghante ke andar is link se wapas karein: {link}",
  ],
  "account-changed.call": ["Questions? Call us: {phone}.", "Kuch poochna ho to call karein: {phone}."],
  "account-changed.email-ended": [
    "Your number is proved. The e-mail address that stood on your account at {brand} before that was taken out. If it was yours, add it again in the profile.",
    "Aap ka number sabit ho gaya. {brand} par aap ke account ki pehle wali e-mail hata di gayi. Agar woh aap ki thi to profile mein dobara dal dein.",
  ],
  identity: [
    "{code} is your code at {brand}. Somebody who is signed in to your account wants to change its phone, e-mail or password with it. It works for 10 minutes. Show it to nobody. If it is not you, do not pass it on and sign out your other devices.",
    "{code}: yeh {brand} par aap ka code hai. Aap ke account se koi is code se phone, e-mail ya password badalna chahta hai. 10 minute chalega. Kisi ko na batayein. Agar yeh aap nahin to code kisi ko na dein aur baaqi devices sign out kar dein.",
  ],
  "identity.hidden": ["A code that confirms a change (not kept)", "Tabdeeli ki tasdeeq ka code (save nahin hota)"],
  claim: [
    "{code} is your code at {brand}. It shows the earlier orders of this number in the account that asked for it. It works for 10 minutes. Show it to nobody. If you did not ask for it, leave it aside.",
    "{code}: yeh {brand} par aap ka code hai. Is se is number ke purane orders us account mein aa jate hain jis ne manga. 10 minute chalega. Kisi ko na batayein. Aap ne nahin manga to rehne dein.",
  ],
  "claim.hidden": ["A code for earlier orders (not kept)", "Purane orders ka code (save nahin hota)"],
  "fallback.title": ["Order #{number} received", "Order #{number} mil gaya"],
  "fallback.text": ["Thank you! We pack it in time for your delivery.", "Shukriya! Delivery ke waqt tak pack kar dein ge."],
  cart: [
    "Assalam o Alaikum {name}! Your cart at {brand} is waiting: {goods}. Goods {total}. {link}\nYou get this because you agreed to offers. Switch it off in your profile at any time.",
    "Assalam o Alaikum {name}! {brand} par aap ki cart intezar mein hai: {goods}. Samaan {total}. {link}\nYeh is liye aaya ke aap ne offers ki ijazat di thi. Profile mein jab chahein band kar dein.",
  ],
  "cart.more": [
    { one: "{goods} and {count} more", other: "{goods} and {count} more" },
    { one: "{goods} aur {count} cheez", other: "{goods} aur {count} cheezein" },
  ],
  "payment.keep": ["Please keep {amount} ready", "{amount} tayyar rakhein"],
  "payment.done": ["It is paid for", "Adaigi ho chuki hai"],
  "payment.back": ["{amount} goes back to you", "{amount} aap ko wapas kiye jayenge"],
  "no-date": ["date to be agreed", "tareekh abhi tay nahin"],
  test: ["This is a test message of {brand}.", "Yeh {brand} ka test message hai."],
});
