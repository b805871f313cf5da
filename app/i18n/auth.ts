import { messages } from "./messages.ts";

export const auth = messages({
  "owner.title": ["Set up the owner of this shop", "Is dukaan ke malik ka account banayein"],
  tabs: ["Sign in or create an account", "Sign in karein ya account banayein"],
  "tab.sign-in": ["Sign in", "Sign in"],
  "tab.register": ["Create account", "Naya account"],
  "title.sign-in": ["Welcome back", "Khush aamdeed"],
  "title.register": ["Create your account", "Apna account banayein"],
  held: [
    { one: "{count} item is waiting.", other: "{count} items are waiting." },
    { one: "{count} cheez aap ka intezar kar rahi hai.", other: "{count} cheezein aap ka intezar kar rahi hain." },
  ],
  "held.why": [
    "Sign in or create an account and it all goes into your cart.",
    "Sign in karein ya account banayein, sab kuch aap ki cart mein aa jayega.",
  ],
  "why.checkout-kept": [
    "Your session ended before the order was placed. Sign in, and your form is as you left it.",
    "Order jane se pehle aap ka session khatam ho gaya. Sign in karein, form waisa hi milega jaisa chhora tha.",
  ],
  "why.heart": [
    "Sign in to save this product. It is among your favourites right after.",
    "Yeh cheez save karne ke liye sign in karein. Foran aap ki pasand mein aa jayegi.",
  ],
  "why.ended": [
    "You were signed out because your session ended. Sign in to go on where you were.",
    "Session khatam hone par aap sign out ho gaye. Wahin se aage barhne ke liye sign in karein.",
  ],
  "why.cart": ["Sign in to see your cart and place your order.", "Cart dekhne aur order bhejne ke liye sign in karein."],
  "why.favourites": [
    "Your favourites belong to your account. Sign in to see them.",
    "Aap ki pasand aap ke account mein hai. Dekhne ke liye sign in karein.",
  ],
  "why.admin": [
    "This part is for the shop's staff. Sign in to go on.",
    "Yeh hissa dukaan ke staff ke liye hai. Aage barhne ke liye sign in karein.",
  ],
  "why.own": [
    "This page belongs to your account. Sign in to open it.",
    "Yeh page aap ke account ka hai. Kholne ke liye sign in karein.",
  ],
  "email-or-phone": ["E-mail or phone", "E-mail ya phone number"],
  "sign-in": ["Sign in", "Sign in karein"],
  register: ["Create account", "Account banayein"],
  forgot: ["Forgot your password?", "Password bhool gaye?"],
  "phone-hint": [
    "A mobile number like 0301-2345678. The rider calls it when needed.",
    "Mobile number, jaise 0301-2345678. Zaroorat par rider isi par call karta hai.",
  ],
  "email-hint": ["May stay empty. Bills and links also go there.", "Khali chhor sakte hain. Bill aur link wahan bhi aate hain."],
  "password-hint": ["At least {least} characters.", "Kam se kam {least} huroof."],
  "forgot.title": ["Forgot your password?", "Password bhool gaye?"],
  "forgot.how": [
    "Write the e-mail or phone of your account. We send a link to its e-mail to choose a new password. If it has no e-mail, please call us.",
    "Apne account ka e-mail ya phone number likhein. Naya password rakhne ka link hum us ke e-mail par bhej dete hain. E-mail na ho to humein call karein.",
  ],
  "forgot.how-code": [
    "Write the e-mail of your account for a link, or its phone number for a code by WhatsApp.",
    "Link ke liye apne account ka e-mail likhein, ya WhatsApp par code ke liye us ka phone number.",
  ],
  "forgot.send": ["Send", "Bhejein"],
  "forgot.sent": [
    "If there is such an account, a link is on its way to its e-mail. It works once, for 30 minutes. If none comes, its address may not be confirmed: ask with the phone number.",
    "Agar aisa account hai to us ke e-mail par link bhej diya gaya hai. Yeh 30 minute tak aur sirf aik dafa chalega. Link na aaye to shayad e-mail ki tasdeeq nahin hui: phone number se mangein.",
  ],
  "reset.code-sent": [
    "If an account has this number, a code is on its way by WhatsApp (to staff a link, by e-mail). It works for 10 minutes.",
    "Agar is number par account hai to WhatsApp par code bhej diya gaya hai (staff ko e-mail par link). Yeh 10 minute chalega.",
  ],
  "reset.code": ["Code of six digits", "Chhe digits ka code"],
  "forgot.back": ["Back to sign in", "Wapas sign in par"],
  "reset.title": ["Choose a new password", "Naya password rakhein"],
  "reset.password": ["New password", "Naya password"],
  "reset.save": ["Save password", "Password save karein"],
  "reset.again": ["Ask for a new link", "Naya link mangwayein"],
  "reset.code-again": ["Ask for a new code", "Naya code mangwayein"],
});
