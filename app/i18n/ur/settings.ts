import type { settings as en } from "../en/settings.ts";
import type { Part } from "../part.ts";

export const settings: Part<typeof en> = {
  failed: "Settings save nahin huin",
  save: "Settings save karein",
  "maintenance.title": "Maintenance mode",
  "maintenance.why": "Jab yeh on ho to customers sab kuch dekh sakte hain, magar har order WhatsApp par jata hai.",
  "maintenance.is-on": "On: site par koi order nahin liya ja raha.",
  "maintenance.is-off": "Off: dukaan order le rahi hai.",
  "field.is_enabled": "Maintenance mode on hai",
  "field.message": "Customers ke liye paighaam",
  "field.message.hint": "Khaali chhorein to woh yeh parhte hain: {fallback}",
  "field.whatsapp_number": "Order ke liye WhatsApp number",
  "on-now": "On",
  "off-now": "Off",
  "saved-now": "Abhi save hai: {value}",
  empty: "khaali",
  changed: "{who} ne {when} ko badla",
  "changed.nobody": "kisi purane saathi",
  undo: "Wapas karein",
  "undo.why": "Wapas karne se woh aa jata hai jo pehle save tha.",
};
