import { messages } from "./messages.ts";

export const adminAbandonment = messages({
  what: [
    "Carts that nobody has touched for an hour, whose owner has not ordered since.",
    "Woh cart jinhein aik ghantay se kisi ne nahin chhua aur jin ke maalik ne us ke baad order nahin kiya.",
  ],
  stages: ["How far they came", "Kahan tak pohanchay"],
  "stage.all": ["All", "Saray"],
  "stage.cart": ["Cart", "Cart"],
  "stage.checkout": ["Checkout", "Checkout"],
  none: ["No abandoned carts", "Koi chhora hua cart nahin"],
  "none.why": [
    "A cart appears here an hour after it was last touched.",
    "Cart aakhri dafa chhuye jane ke aik ghantay baad yahan aata hai.",
  ],
  carts: ["Abandoned carts", "Chhoray huay cart"],
  visitor: ["A visitor", "Mehmaan"],
  "column.customer": ["Customer", "Customer"],
  "column.stage": ["Stage", "Marhala"],
  "column.items": ["Top items", "Khaas cheezein"],
  "column.value": ["Value", "Maaliyat"],
  "column.left": ["Last touched", "Aakhri dafa chhua"],
  "column.product": ["Product", "Cheez"],
  "column.carts": ["Carts", "Cart"],
  more: ["and {count} more", "aur {count} cheezein"],
  left: ["Left behind most", "Jo sab se zyada chhora jata hai"],
});
