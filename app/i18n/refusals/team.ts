import type { MessageTable } from "../messages.ts";

/** Refusals of the team and of what is done to accounts. */
export const teamRefusals = {
  "team.no-email": [
    "{name} has no e-mail address. Members of the team need one: it is added in their profile.",
    "{name} ka e-mail address nahin. Team ke liye zaroori hai: woh apne profile mein likh dein.",
  ],
  "account.no-orders": [
    "No order of this account's phone number is left to join.",
    "Is account ke phone number ka koi order baqi nahin jo is mein laya jaye.",
  ],
  "orders.no-code": [
    "Codes cannot be sent at the moment. Please call us.",
    "Is waqt code nahin bheja ja sakta. Humein call karein.",
  ],
  "account.no-email": [
    "This account has no e-mail address. Make a link for a new password and pass it on yourself.",
    "Is account ka e-mail address nahin. Naye password ka link banayein aur khud pohanchayein.",
  ],
  "account.has-email": [
    "This account has an e-mail address. Send the link there.",
    "Is account ka e-mail address hai. Link wahin bhejein.",
  ],
  "account.team-by-letter": [
    "A team member gets the link for a new password by e-mail alone.",
    "Team walon ko naye password ka link sirf e-mail par milta hai.",
  ],
  "team.restricted": [
    "Access Restricted: You don't have permission to manage team members.",
    "Rasai band hai: aap ko team sambhalne ki ijazat nahin.",
  ],
  "team.assign-denied": [
    "Permission denied: Only super admins can assign roles",
    "Ijazat nahin: role sirf super admin de sakta hai",
  ],
  "team.grant-denied": [
    "Permission denied: Only super admins can assign section permissions",
    "Ijazat nahin: section ki ijazat sirf super admin de sakta hai",
  ],
  "team.revoke-denied": [
    "Permission denied: Only super admins can revoke section permissions",
    "Ijazat nahin: section ki ijazat sirf super admin wapas le sakta hai",
  ],
  "team.last-super-admin": [
    "This is the last super admin. Make somebody else a super admin first.",
    "Yeh aakhri super admin hai. Pehle kisi aur ko super admin banayein.",
  ],
  "team.no-account": [
    "No account has this e-mail or phone number. Send an invite link instead.",
    "Is e-mail ya phone number ka koi account nahin. Invite link bhejein.",
  ],
  "team.already-member": ["{name} is a team member already.", "{name} pehle se team mein hai."],
  "team.not-member": ["This person is not in the team any more.", "Yeh shakhs ab team mein nahin."],
  "team.view-only": [
    "You see the back office as {name}, so nothing was changed. End this view first.",
    "Aap back office {name} ki nazar se dekh rahe hain, is liye kuch nahin badla. Pehle yeh nazar khatam karein.",
  ],
  "team.view-over": [
    "Your view as {name} is over, so nothing was changed. What you do now, you do as yourself.",
    "{name} ki nazar se dekhna khatam ho gaya, is liye kuch nahin badla. Ab jo karein ge apne naam se karein ge.",
  ],
  "team.no-section": ["Please select a section and permission level", "Section aur ijazat ka darja chunein"],
  "team.past-expiry": ["This day is over. Choose today or a later one.", "Yeh din guzar chuka. Aaj ya baad ka din chunein."],
  "team.no-grant": ["This permission is not held any more.", "Yeh ijazat ab nahin hai."],
  "team.invite-over": [
    "This invite has expired, was withdrawn or was already used. Please ask for a new one.",
    "Yeh invite purani ho gayi, wapas le li gayi ya istemaal ho chuki. Nayi mangwayein.",
  ],
  "team.invite-other-address": [
    "This invite was made out to another e-mail address than your account's. Sign in with the account of that address, or ask for an invite of your own.",
    "Yeh invite kisi aur e-mail address ke liye hai, aap ke account ke address ke liye nahin. Us address ke account se sign in karein, ya apni invite mangwayein.",
  ],
  "team.invite-unproved": [
    "Confirm your e-mail address first by the link that we send there. Then open this invite again.",
    "Pehle us link se apni e-mail ki tasdeeq karein jo hum wahan bhejte hain. Phir yeh invite dobara kholein.",
  ],
  "two-factor.wrong": [
    "This code is not right, or it was used already. Wait for the next one.",
    "Yeh code theek nahin, ya istemaal ho chuka. Agle code ka intezar karein.",
  ],
  "two-factor.locked": [
    "Too many wrong codes. Please wait {minutes} minutes.",
    "Bohat dafa ghalat code. {minutes} minute baad dobara karein.",
  ],
  "two-factor.not-set-up": [
    "Two-factor sign-in is no longer set up for this account. Please sign in again.",
    "Is account par ab do martaba ki jaanch nahin. Dobara sign in karein.",
  ],
  "two-factor.set-up-already": [
    "Two-factor sign-in is set up already. Open this page again.",
    "Do martaba ki jaanch pehle se lagi hui hai. Yeh page dobara kholein.",
  ],
  "two-factor.unreadable": [
    "The shop cannot check codes since its secret was changed. Ask the owner to reset your two-factor sign-in.",
    "Dukaan ka secret badalne ke baad codes nahin jaanche ja sakte. Malik se kahein ke aap ki jaanch reset karein.",
  ],
  "sign-in.blocked": ["This account is blocked. Please call the shop.", "Yeh account band hai. Dukaan ko call karein."],
  "account.not-found": ["This account no longer exists.", "Yeh account ab nahin hai."],
  "account.staff-only-by-owner": [
    "Only a super admin can do this to a team member.",
    "Team walon ke saath yeh sirf super admin kar sakta hai.",
  ],
  "account.not-yourself": ["You cannot do this to your own account.", "Apne account ke saath yeh nahin kar sakte."],
  "account.open-orders": [
    "An order is still on its way. The account can be deleted once it is delivered or cancelled.",
    "Abhi aik order chal raha hai. Account us ke pahunchne ya cancel hone ke baad delete ho sakta hai.",
  ],
} satisfies MessageTable;
