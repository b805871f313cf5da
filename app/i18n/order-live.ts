import { messages } from "./messages.ts";

/** An order while it is on its way: steps, the time until its slot, what packing changed, how to reach the shop. */
export const orderLive = messages({
  expected: ["expected {when}", "andazan {when}"],
  "countdown.before": ["Your delivery begins in {time}.", "Aap ki delivery {time} mein shuru hogi."],
  "countdown.now": ["Your delivery time is now.", "Aap ki delivery ka waqt ho gaya hai."],
  "countdown.late": [
    "We are late with your order, sorry. Please call us if you need to know more.",
    "Aap ke order mein dair ho gayi, maazrat. Poochna ho to humein call karein.",
  ],
  "time.minutes": ["{minutes} min", "{minutes} minute"],
  "time.hours": ["{hours} h {minutes} min", "{hours} ghante {minutes} minute"],
  "time.days": [
    { one: "{count} day", other: "{count} days" },
    { one: "{count} din", other: "{count} din" },
  ],
  changes: ["What changed while packing", "Packing mein kya badla"],
  "change.replaced": ["{name} in place of {instead}", "{instead} ki jagah {name}"],
  "change.left-out": ["{name} was not sent", "{name} nahin bheja gaya"],
  "change.weighed": ["{name}: packed {packed}, ordered {ordered}", "{name}: {packed} pack kiya, order {ordered} tha"],
  "change.charge": ["Delivery charge", "Delivery charge"],
  "change.same": ["same price", "wohi qeemat"],
  "change.sum": ["Your total changed by {amount}.", "Aap ki raqam mein {amount} ka farq aaya."],
  "change.no-sum": ["Your total stays the same.", "Aap ki raqam wohi hai."],
  "empty.title": ["Nothing is left in this order", "Is order mein kuch nahin bacha"],
  "empty.text": [
    "Everything that you ordered was left out, so it costs nothing and nobody comes.",
    "Aap ki mangwai hui koi cheez nahin bheji ja rahi, is liye kuch dena nahin aur koi nahin aayega.",
  ],
  "empty.cancel": ["Cancel it, or add something else.", "Ise cancel karein, ya kuch aur shamil karein."],
  "empty.call": ["Call us if you want something else.", "Kuch aur chahiye to humein call karein."],
  call: ["Call the shop", "Dukaan ko call karein"],
  whatsapp: ["WhatsApp", "WhatsApp"],
  "whatsapp.text": ["About my order #{number}: ", "Mere order #{number} ke baare mein: "],
  receipt: ["Download receipt", "Raseed download karein"],
  "cancel.why": ["Why? (if you like to say)", "Kyun? (agar batana chahein)"],
  "reason.none": ["No reason", "Koi wajah nahin"],
  "reason.changed-mind": ["I changed my mind", "Mera irada badal gaya"],
  "reason.wrong-items": ["I ordered the wrong things", "Ghalat cheezein mangwa leen"],
  "reason.too-late": ["It comes too late", "Bohat dair se aayega"],
  "reason.ordered-twice": ["I ordered twice", "Do dafa order ho gaya"],
  "reason.other": ["Another reason", "Koi aur wajah"],
});
