import type { maintenance as en } from "../en/maintenance.ts";
import type { Translation } from "../messages.ts";

export const maintenance: Translation<typeof en> = {
  usual: "Hum aap ke liye kuch behtar la rahe hain! Aap ab bhi sab kuch dekh sakte hain aur WhatsApp par order kar sakte hain.",
  fallback: "Hum dukaan behtar bana rahe hain! Tab tak WhatsApp par order karein.",
};
