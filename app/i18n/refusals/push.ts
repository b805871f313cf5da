import type { MessageTable } from "../messages.ts";

/** Why a push to an audience was refused. */
export const pushRefusals = {
  "push.incomplete": ["Please fill in title and message", "Unwan aur paigham likhein"],
  "push.incomplete-both": ["Please fill in both title and message", "Unwan aur paigham dono likhein"],
  "push.no-tokens": [
    "No users have FCM tokens. Notifications cannot be sent.",
    "Kisi user ke paas FCM token nahin. Notifications nahin ja sakte.",
  ],
  "push.nobody": [
    "nobody in this audience can be reached now: it takes consent to offers and a browser that shows notifications, at most once a day and three times a week",
    "in logon mein se abhi kisi tak nahin pohanch sakte: offers ki ijazat aur notifications wala browser chahiye, aur din mein aik, hafte mein teen se zyada nahin jate",
  ],
  "push.no-time": ["Please select a scheduled time", "Bhejne ka waqt chunein"],
  "push.time-past": ["This time has passed. Please choose a later one.", "Yeh waqt guzar chuka. Baad ka waqt chunein."],
  "push.end-early": [
    "The end date cannot be before the scheduled time.",
    "Aakhri tareekh bhejne ke waqt se pehle nahin ho sakti.",
  ],
  "push.failed": ["Failed to send notification: {reason}", "Notification nahin gaya: {reason}"],
  "push.test-no-browser": [
    "Test notification failed: you have no browser that shows notifications. Switch them on in your profile in the shop.",
    "Test notification nahin gaya: aap ke kisi browser mein notifications nahin aate. Dukaan mein apne profile se chalu karein.",
  ],
  "push.test-failed": ["Test notification failed", "Test notification nahin gaya"],
  "push.over": [
    "This campaign is over: nothing of it is left to send.",
    "Yeh campaign khatam ho chuki: is mein bhejne ko kuch baqi nahin.",
  ],
} as const satisfies MessageTable;
