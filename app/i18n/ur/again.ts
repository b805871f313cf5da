import type { again as en } from "../en/again.ts";
import type { Translation } from "../messages.ts";

export const again: Translation<typeof en> = {
  again: "Dobara order karein",
  "again-named": "Dobara order karein: #{number}",
  "added.some": "Order #{number} mein se jo mil sakta hai woh aaj ki qeemat par cart mein hai.",
  "added.all": "Order #{number} aaj ki qeemat par dobara cart mein hai.",
  "added.none": "Order #{number} ki koi cheez aaj nahin mil sakti.",
  missing: "Yeh nahin mila:",
  "missing.not-sold": "{product}: ab nahin bikta",
  "missing.sold-out": "{product}: khatam ho gaya",
  "missing.short": "{product}: sirf {left} baqi hai",
  "missing.taken": "{product}: jitna bacha tha woh aap ki cart mein hai",
};
