import type { toasts as en } from "../en/toasts.ts";
import type { Part } from "../part.ts";
export const toasts: Part<typeof en> = {
  "account-password-changed": "Naya password save ho gaya. Baaqi sab devices sign out ho gaye.",
  "account-profile-saved": "Save ho gaya.",
  "account-registered": "Khush aamdeed! Aap ka account tayyar hai.",
  "account-signed-out": "Aap sign out ho gaye.",
  "account-signed-out-everywhere": "Aap har device se sign out ho gaye.",
  "cart-limited": "Is se zyada hamare paas nahin bacha.",
  "cart-merged": "Aap ki chuni hui kuch cheezein poori nahin bachin. Meherbani kar ke cart dekh lein.",
  "cart-refused": "Yeh abhi nahin dal sakta.",
  "order-cancelled": "Aap ka order cancel ho gaya.",
  "order-not-cancelled": "Yeh order ab yahan se cancel nahin ho sakta. Meherbani kar ke call karein.",
  "order-updated": "Order theek se update ho gaya",
};
