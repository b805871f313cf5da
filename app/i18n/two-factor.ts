import { messages } from "./messages.ts";

/** The second step of signing in, and a person's security page. */
export const twoFactor = messages({
  title: ["Two-factor sign-in", "Do martaba ki jaanch"],
  "step.title": ["Enter your code", "Apna code likhein"],
  "step.how": [
    "Open your authenticator app and enter the six digits that it shows for this shop.",
    "Apni authenticator app kholein aur is dukaan ke chhe hindse likhein.",
  ],
  "step.how-recovery": [
    "Enter one of the recovery codes that you wrote down. Each works once.",
    "Jo recovery codes aap ne likh kar rakhe thay un mein se aik likhein. Har code aik dafa chalta hai.",
  ],
  "code.app": ["Code of the app", "App ka code"],
  "code.either": ["Code of the app, or a recovery code", "App ka code, ya recovery code"],
  "code.recovery": ["Recovery code", "Recovery code"],
  remember: ["Do not ask on this device for 30 days", "Is device par 30 din tak na poochein"],
  "step.do": ["Sign in", "Sign in karein"],
  "step.recovery": ["Use a recovery code", "Recovery code istemaal karein"],
  "step.app": ["Use the app", "App istemaal karein"],
  "step.again": ["Start again", "Shuru se karein"],
  "own-choice": [
    "This shop does not ask its team for two-factor sign-in. You may protect your own account with it.",
    "Yeh dukaan apni team se do martaba ki jaanch nahin maangti. Aap apne account ko is se mehfooz kar sakte hain.",
  ],
  required: ["The back office opens as soon as this is set up.", "Yeh lagate hi back office khul jayega."],
  "set-up.scan": [
    "Scan this with an authenticator app on your phone (such as Google Authenticator, Aegis or 2FAS).",
    "Apne phone ki authenticator app se isay scan karein (jaise Google Authenticator, Aegis ya 2FAS).",
  ],
  "set-up.qr": ["QR code for the authenticator app", "Authenticator app ke liye QR code"],
  "set-up.key": ["Without a camera, enter this key in the app:", "Camera na ho to app mein yeh key likhein:"],
  "set-up.confirm": ["Then enter the six digits that the app shows.", "Phir app ke chhe hindse yahan likhein."],
  "set-up.do": ["Set up", "Lagayein"],
  "codes.title": ["Your recovery codes", "Aap ke recovery codes"],
  "codes.keep": [
    "Write these down and keep them away from your phone. Each stands in for the app once. They are shown only now.",
    "Inhein likh kar phone se alag rakhein. Har code aik dafa app ki jagah chalta hai. Yeh sirf abhi dikhaye ja rahe hain.",
  ],
  "codes.left": [
    { one: "{count} recovery code is left.", other: "{count} recovery codes are left." },
    { one: "{count} recovery code baqi hai.", other: "{count} recovery codes baqi hain." },
  ],
  "codes.new": ["New recovery codes", "Naye recovery codes"],
  "for.codes.why": ["Ten new codes take the place of the old ones.", "Das naye codes purane codes ki jagah le lenge."],
  "for.codes.do": ["Make new codes", "Naye codes banayein"],
  "on-since": ["Set up on {when}.", "{when} ko lagaya gaya."],
  remove: ["Use another phone", "Doosra phone istemaal karein"],
  "for.remove.why": [
    "Takes the app of this phone out, with its recovery codes and trusted devices. Then set it up on the other one.",
    "Is phone ki app, recovery codes aur devices hata diye jate hain. Phir doosre phone par lagayein.",
  ],
  "for.remove.do": ["Remove this app", "Yeh app hatayein"],
  devices: ["Devices that are not asked for a code", "Jin devices par code nahin poocha jata"],
  "devices.none": ["None.", "Koi nahin."],
  "device.forget": ["Forget", "Bhool jayein"],
  "device.forget-of": ["Forget {device}", "{device} ko bhool jayein"],
  admin: ["Open the back office", "Back office kholein"],
  back: ["Back to two-factor sign-in", "Wapas do martaba ki jaanch par"],
});
