import { messages } from "./messages.ts";

/** What a list of signed-in or trusted browsers says, and the page of those that a customer is signed in with. */
export const devices = messages({
  unknown: ["Unknown browser", "Namaloom browser"],
  on: ["{browser} on {system}", "{system} par {browser}"],
  line: ["Since {since}, last used {used}", "{since} se, aakhri dafa {used}"],
  title: ["Where you are signed in", "Aap kahan kahan sign in hain"],
  why: [
    "Sign out what you do not know, then choose a new password.",
    "Jo device aap ka nahin usay sign out karein, phir naya password rakhein.",
  ],
  end: ["Sign out", "Sign out karein"],
  "end-of": ["Sign out {device}", "{device} ko sign out karein"],
  "end-others": ["Sign out the others", "Baaqi sab sign out karein"],
  "only-this": ["You are signed in nowhere else.", "Aap aur kahin sign in nahin."],
  back: ["Back to your account", "Apne account par wapas"],
  here: ["this device", "yeh device"],
});
