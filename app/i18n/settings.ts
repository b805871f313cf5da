import { messages } from "./messages.ts";

export const settings = messages({
  "add.failed": ["Failed to save settings", "Settings save nahin huin"],
  save: ["Save Settings", "Settings save karein"],
  "maintenance.title": ["Maintenance mode", "Maintenance mode"],
  "maintenance.why": [
    "While it is on, customers look around as usual, and every way to order leads to WhatsApp.",
    "Jab yeh chalu ho to customers sab kuch dekh sakte hain, magar har order WhatsApp par jata hai.",
  ],
  "maintenance.is-on": ["On: no orders are taken on the site.", "Chalu: site par koi order nahin liya ja raha."],
  "maintenance.is-off": ["Off: the shop takes orders.", "Band: dukaan order le rahi hai."],
  "field.is_enabled": ["Maintenance mode is on", "Maintenance mode chalu hai"],
  "field.message": ["Message to customers", "Customers ke liye paigham"],
  "message.fallback": ["Left empty, they read: {fallback}", "Khaali chhorein to woh yeh parhte hain: {fallback}"],
  "device.title": ["This device", "Yeh device"],
  "device.why": [
    "How the back office looks here. Other devices keep their own choice.",
    "Back office yahan kaisa dikhe. Doosre devices ki apni pasand rehti hai.",
  ],
  "field.whatsapp_number": ["WhatsApp number for orders", "Order ke liye WhatsApp number"],
});
