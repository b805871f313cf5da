import { messages } from "./messages.ts";

/** What is said when a form was sent and the shop did not answer it. */
export const unanswered = messages({
  why: [
    "We could not reach the shop. Nothing you typed is lost. Try again.",
    "Dukan tak baat nahin pohanchi. Aap ka likha hua mehfooz hai. Phir koshish karein.",
  ],
  "session-over": [
    "You are not signed in any more. Nothing you typed is lost. Sign in, then press again.",
    "Aap ab sign in nahin hain. Aap ka likha hua mehfooz hai. Sign in karein, phir dobara dabayein.",
  ],
  "sign-in": ["Sign in", "Sign in karein"],
  loading: [
    "The line is bad just now. The page comes by itself as soon as it is back.",
    "Internet abhi theek nahin. Theek hote hi page khud aa jaye ga.",
  ],
  offline: [
    "You are offline. Please try again once the internet is back.",
    "Internet nahin chal raha. Internet aane par dobara koshish karein.",
  ],
  again: ["Try again", "Phir koshish karein"],
});
