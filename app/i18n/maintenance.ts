import { messages } from "./messages.ts";

export const maintenance = messages({
  usual: [
    "We are working to bring you something better! You can still explore and order through WhatsApp.",
    "Hum aap ke liye kuch behtar la rahe hain! Aap ab bhi sab kuch dekh sakte hain aur WhatsApp par order kar sakte hain.",
  ],
  fallback: [
    "We're upgrading to serve you better! Order through WhatsApp in the meantime.",
    "Hum dukaan behtar bana rahe hain! Tab tak WhatsApp par order karein.",
  ],
});
