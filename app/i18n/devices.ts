import { messages } from "./messages.ts";

/** What a list of signed-in or trusted browsers says. */
export const devices = messages({
  unknown: ["Unknown browser", "Namaloom browser"],
  on: ["{browser} on {system}", "{system} par {browser}"],
  line: ["Since {since}, last used {used}", "{since} se, aakhri dafa {used}"],
  here: ["this device", "yeh device"],
});
