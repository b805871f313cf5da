import { messages } from "./messages.ts";

export const bookChecks = messages({
  broken: [
    "The books do not agree. This was found in the check of {when}:",
    "Hisaab kitaab aapas mein nahin milta. {when} ki jaanch mein yeh nikla:",
  ],
  unread: [
    "The books could not be checked on {when}: the database did not answer in time.",
    "{when} ko hisaab ki jaanch na ho saki: database ne waqt par jawab nahin diya.",
  ],
  advice: [
    "Nothing was changed. Please look at each of them before the next day closes.",
    "Kuch badla nahin gaya. Agla din band karne se pehle har ek ko dekh lein.",
  ],
  open: ["Open the dashboard", "Dashboard kholein"],
  "email.subject": ["{brand}: the books need you", "{brand}: hisaab ko aap ki zaroorat hai"],
  "record.order": ["Order #{number}", "Order #{number}"],
  "record.product": ["Product {number}", "Product {number}"],
  "record.contact": ["Contact {number}", "Raabta {number}"],
  "record.slot": ["Slots of {number}", "{number} ke slots"],
  "law.totals": ["{record}: its lines do not add up to its total.", "{record}: lines ka jor kul raqam ke barabar nahin."],
  "law.refunded": ["{record}: more was given back than was received.", "{record}: jitna mila us se zyada wapas diya gaya."],
  "law.received": [
    "{record}: what was received is not the sum of its payments.",
    "{record}: mili hui raqam adaigiyon ke jor ke barabar nahin.",
  ],
  "law.paid": ["{record}: paid or not paid, its payments say otherwise.", "{record}: paid ka nishan adaigiyon ke mutabiq nahin."],
  "law.due": [
    "{record}: what is to be paid is not the total less what was received.",
    "{record}: baaqi raqam, kul mein se mili hui raqam nikal kar, durust nahin.",
  ],
  "law.waiting": [
    "{record}: the payment that waits is not what is to be paid.",
    "{record}: jis adaigi ka intezar hai woh baaqi raqam ke barabar nahin.",
  ],
  "law.payment-below-zero": [
    "{record}: a payment gave back more than it took in.",
    "{record}: ek adaigi se jitna aaya us se zyada wapas gaya.",
  ],
  "law.payment-status": [
    "{record}: a payment's status does not fit the money that it holds.",
    "{record}: ek adaigi ka status us ki raqam ke mutabiq nahin.",
  ],
  "law.khata": ["{record}: what is owed is not the sum of the khata.", "{record}: baqaya khate ke jor ke barabar nahin."],
  "law.stock": [
    "{record}: its stock is not the sum of what came and went.",
    "{record}: stock, aane aur jaane ke jor ke barabar nahin.",
  ],
  "law.held": ["{record}: its stock was taken or returned wrongly.", "{record}: stock ghalat liya ya wapas kiya gaya."],
  "law.slot": ["{record}: the number of orders is wrong.", "{record}: orders ki ginti ghalat hai."],
  "law.event": ["{record}: its last step is not its status.", "{record}: aakhri qadam us ke status se nahin milta."],
  "law.charged": ["{record}: a line costs more than what was packed.", "{record}: ek line, pack kiye maal se mehngi hai."],
  "law.replaced": [
    "{record}: what replaces a line costs more, and the customer did not agree.",
    "{record}: badal ki cheez mehngi hai aur customer ne haan nahin ki.",
  ],
});
