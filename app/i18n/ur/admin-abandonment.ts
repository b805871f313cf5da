import type { adminAbandonment as en } from "../en/admin-abandonment.ts";
import type { Translation } from "../messages.ts";

export const adminAbandonment: Translation<typeof en> = {
  what: "Woh cart jinhein aik ghantay se kisi ne nahin chhua aur jin ke maalik ne us ke baad order nahin kiya.",
  stages: "Kahan tak pohanchay",
  "stage.all": "Saray",
  "stage.cart": "Cart",
  "stage.checkout": "Checkout",
  none: "Koi chhora hua cart nahin",
  "none.why": "Cart aakhri dafa chhuye jane ke aik ghantay baad yahan aata hai.",
  carts: "Chhoray huay cart",
  visitor: "Mehmaan",
  "column.customer": "Customer",
  "column.stage": "Marhala",
  "column.items": "Khaas cheezein",
  "column.value": "Maaliyat",
  "column.left": "Aakhri dafa chhua",
  "column.product": "Cheez",
  "column.carts": "Cart",
  more: "aur {count} cheezein",
  left: "Jo sab se zyada chhora jata hai",
};
