import { messages } from "./messages.ts";

export const adminAbandonment = messages({
  what: [
    "Carts that nobody has touched for an hour, whose owner has not ordered since.",
    "Woh cart jinhein aik ghantay se kisi ne nahin chhua aur jin ke maalik ne us ke baad order nahin kiya.",
  ],
  "tab.cart": ["Cart", "Cart"],
  "tab.checkout": ["Checkout", "Checkout"],
  none: ["No abandoned carts", "Koi chhori hui cart nahin"],
  "none.why": [
    "A cart appears here an hour after it was last touched.",
    "Cart aakhri dafa chhuye jane ke aik ghantay baad yahan aata hai.",
  ],
  rows: ["Abandoned carts", "Chhoray huay cart"],
  visitor: ["A visitor", "Mehmaan"],
  "column.name": ["Customer", "Customer"],
  "column.phone": ["Phone", "Phone"],
  "column.stage": ["Stage", "Marhala"],
  "column.value": ["Value", "Maaliyat"],
  "column.left_at": ["Last touched", "Aakhri dafa chhua"],
  "column.product": ["Product", "Cheez"],
  "column.carts": ["Carts", "Cart"],
  more: ["and {count} more", "aur {count} cheezein"],
  "column.own.reminder": ["Reminder", "Yaad dehani"],
  reminders: ["Reminders of the last 30 days", "Pichlay 30 din ki yaad dehaniyan"],
  "reminders.why": [
    "One reminder for a cart in 24 hours, only to customers who agreed to offers, never after an order. Recovered: they ordered within 72 hours.",
    "Aik cart ki 24 ghantay mein aik yaad dehani, sirf un ko jinhon ne offers ki ijazat di, order ke baad kabhi nahin. Wapas aaye: 72 ghantay mein order kiya.",
  ],
  "figure.reminded": ["Reminded", "Yaad dilaya"],
  "figure.recovered": ["Recovered", "Wapas aaye"],
  "figure.value": ["Their orders", "Un ke orders"],
  "remind.of": ["Remind {name} of the cart", "{name} ko cart yaad dilayein"],
  "remind.may": ["Not reminded yet", "Abhi yaad nahin dilaya"],
  "remind.no-consent": ["No consent to offers", "Offers ki ijazat nahin"],
  "remind.nobody": ["Nobody to write to", "Likhne ko koi nahin"],
  reminded: ["Reminded {at}", "{at} ko yaad dilaya"],
  "remind.all": [
    { one: "Send {count} reminder", other: "Send {count} reminders" },
    { one: "{count} yaad dehani bhejein", other: "{count} yaad dehaniyan bhejein" },
  ],
  "remind.all.sure": [
    { one: "Write to {count} customer about their cart?", other: "Write to {count} customers about their carts?" },
    { one: "{count} customer ko cart ke baare mein likhein?", other: "{count} customers ko cart ke baare mein likhein?" },
  ],
  left: ["Left behind most", "Jo sab se zyada chhora jata hai"],
});
