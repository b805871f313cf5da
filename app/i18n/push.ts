import { messages } from "./messages.ts";

export const push = messages({
  "banner.title": ["Know when your order moves", "Order ki khabar foran paayein"],
  "banner.why": [
    "We tell you when it is packed, on its way and at your door.",
    "Pack hone par, rawana hone par aur darwaze par pohanchne par hum bata dein ge.",
  ],
  "banner.allow": ["Allow", "Ijazat dein"],
  "banner.later": ["Not Now", "Abhi nahin"],
  "banner.close": ["Close", "Band karein"],
  new: ["New notification", "Naya notification"],
  open: ["Open", "Kholein"],
  "device.on": ["This browser shows notifications.", "Is browser mein notifications aate hain."],
  "device.off": ["This browser shows no notifications yet.", "Is browser mein abhi notifications nahin aate."],
  "device.turn-on": ["Show notifications here", "Yahan notifications dikhayein"],
  "device.turn-off": ["Stop them here", "Yahan band karein"],
  "device.blocked": [
    "Notifications of this site are blocked. You can allow them in the settings of your browser.",
    "Is site ke notifications block hain. Browser ki settings se ijazat de sakte hain.",
  ],
  "device.unsupported": [
    "This browser can't show notifications. You find everything in your inbox.",
    "Yeh browser notifications nahin dikha sakta. Sab kuch aap ke inbox mein mil jayega.",
  ],
  "device.failed": ["That did not work. Please try again later.", "Yeh nahin ho saka. Thori der baad phir koshish karein."],
});
