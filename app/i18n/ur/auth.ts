import type { auth as en } from "../en/auth.ts";
import type { Part } from "../part.ts";

export const auth: Part<typeof en> = {
  "owner.title": "Is dukaan ke malik ka account banayein",
  tabs: "Sign in karein ya account banayein",
  "tab.sign-in": "Sign in",
  "tab.register": "Naya account",
  "title.sign-in": "Khush aamdeed",
  "title.register": "Apna account banayein",
  held: { one: "{count} cheez aap ka intezar kar rahi hai.", other: "{count} cheezein aap ka intezar kar rahi hain." },
  "held.why": "Sign in karein ya account banayein, sab kuch aap ki cart mein aa jaye ga.",
  "email-or-phone": "E-mail ya phone number",
  "sign-in": "Sign in karein",
  register: "Account banayein",
  forgot: "Password bhool gaye?",
  "phone-hint": "Mobile number, jaise 0301-2345678. Zaroorat par rider isi par call karta hai.",
  "password-hint": "Kam se kam {least} huroof.",
  "forgot.title": "Password bhool gaye?",
  "forgot.how": "Apne account ka e-mail likhein. Naya password rakhne ka link hum bhej dete hain.",
  "forgot.send": "Link bhejein",
  "forgot.sent": "Agar is e-mail par account hai to link bhej diya gaya hai. Yeh 30 minute tak aur sirf aik dafa chalega.",
  "forgot.back": "Wapas sign in par",
  "reset.title": "Naya password rakhein",
  "reset.password": "Naya password",
  "reset.save": "Password save karein",
  "reset.again": "Naya link mangwayein",
};
