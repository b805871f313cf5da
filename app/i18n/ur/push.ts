import type { push as en } from "../en/push.ts";
import type { Translation } from "../messages.ts";

export const push: Translation<typeof en> = {
  "banner.title": "Order ki khabar foran paayein",
  "banner.why": "Pack hone par, rawana hone par aur darwaze par pohanchne par hum bata dein ge.",
  "banner.allow": "Ijazat dein",
  "banner.later": "Abhi nahin",
  "banner.close": "Band karein",
  new: "Naya notification",
  open: "Kholein",
  "settings.why": "Jo hum aap ke inbox mein likhte hain woh aap ke phone ya computer ki screen par bhi aa sakta hai.",
  "settings.orders": "Mere orders",
  "settings.orders-hint": "Jab order confirm, pack, rawana, deliver ya cancel ho.",
  "settings.answers": "Jawabat",
  "settings.answers-hint": "Jab hum aap ke sawal, review ya paigham ka jawab dein.",
  "settings.save": "Save karein",
  device: "Yeh device",
  "device.browsers": {
    one: "Notifications {count} browser mein aate hain jahan aap sign in hain.",
    other: "Notifications {count} browsers mein aate hain jahan aap sign in hain.",
  },
  "device.on": "Is browser mein notifications aate hain.",
  "device.off": "Is browser mein abhi notifications nahin aate.",
  "device.turn-on": "Yahan notifications dikhayein",
  "device.turn-off": "Yahan band karein",
  "device.blocked": "Is site ke notifications block hain. Browser ki settings se ijazat de sakte hain.",
  "device.unsupported": "Yeh browser notifications nahin dikha sakta. Sab kuch aap ke inbox mein mil jaye ga.",
  "device.failed": "Yeh nahin ho saka. Thori der baad phir koshish karein.",
};
