import { messages } from "./messages.ts";

/** The page of the link that takes a change of an account back. */
export const undoChange = messages({
  title: ["Take a change back", "Tabdeeli wapas karein"],
  "what.phone": [
    "The phone number of your account was changed on {when}.",
    "{when} ko aap ke account ka phone number badla gaya.",
  ],
  "what.email": ["The e-mail address of your account was changed on {when}.", "{when} ko aap ke account ki e-mail badli gayi."],
  "what.password": ["The password of your account was changed on {when}.", "{when} ko aap ke account ka password badla gaya."],
  "if-you": ["If it was you, there is nothing to do.", "Agar yeh aap ne kiya tha to kuch karne ki zaroorat nahin."],
  effects: ["If you take it back:", "Wapas karne par:"],
  "effect.phone": ["{phone} is the phone number of the account again.", "Account ka phone number phir {phone} ho ga."],
  "effect.email": ["{email} is its e-mail address again.", "E-mail phir {email} ho gi."],
  "effect.no-email": ["It has no e-mail address again.", "Account par phir koi e-mail nahin ho gi."],
  "effect.sessions": ["Every device is signed out.", "Har device sign out ho jayega."],
  "effect.password": [
    "The password of now works no more, and you choose a new one.",
    "Abhi wala password nahin chale ga, aur aap naya rakhein ge.",
  ],
  until: ["This works until {when}.", "Yeh {when} tak ho sakta hai."],
  do: ["Take the change back", "Tabdeeli wapas karein"],
  done: [
    "Taken back. Your earlier phone number and e-mail address are there again, and every device is signed out.",
    "Wapas ho gaya. Aap ka pehla phone number aur e-mail phir lag gaye, aur har device sign out ho gaya.",
  ],
  next: ["Now choose a new password: the old one works no more.", "Ab naya password rakhein: purana ab nahin chale ga."],
  code: ["Send me a code for a new password", "Naye password ka code bhejein"],
  home: ["To the shop", "Dukaan par jayein"],
});
