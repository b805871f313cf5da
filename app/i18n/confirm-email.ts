import { messages } from "./messages.ts";

/** The page of the link that confirms an e-mail address. */
export const confirmEmail = messages({
  open: [
    "{email} is not confirmed yet: open the link that we sent there.",
    "{email} ki tasdeeq abhi nahin hui: wahan bheja hua link kholein.",
  ],
  again: ["Send again", "Dobara bhejein"],
  title: ["Confirm your e-mail address", "Apni e-mail ki tasdeeq karein"],
  what: [
    "{email} becomes the confirmed address of this account: a new password can be asked for with it.",
    "{email} is account ki tasdeeq shuda e-mail ho jayegi: naya password is se manga ja sake ga.",
  ],
  "not-yours": [
    "Did you not enter this address yourself? Then do not confirm it, and take it out in your profile.",
    "Agar yeh e-mail aap ne khud nahin likhi to tasdeeq na karein, aur profile mein isay hata dein.",
  ],
  do: ["Confirm this address", "Is e-mail ki tasdeeq karein"],
  profile: ["To my profile", "Meri profile par"],
});
