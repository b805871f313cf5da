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
    "Internet abhi theek nahin. Theek hote hi page khud aa jayega.",
  ],
  offline: [
    "You are offline. Please try again once the internet is back.",
    "Internet nahin chal raha. Internet aane par dobara koshish karein.",
  ],
  waiting: [
    "No answer from the shop yet. Your change is stored here and is sent by itself.",
    "Dukan se abhi jawab nahin aaya. Aap ki tabdeeli yahan mehfooz hai, khud chali jayegi.",
  ],
  sent: ["The shop has your changes now.", "Aap ki tabdeeliyan dukan tak pohanch gayi hain."],
  refused: [
    "The shop could not do every change that waited here. Please look at your cart.",
    "Jo tabdeeliyan yahan ruki thin, un mein se sab nahin ho sakin. Apna cart dekh lein.",
  ],
  again: ["Try again", "Phir koshish karein"],
});
