import type { search as en } from "../en/search.ts";
import type { Translation } from "../messages.ts";

export const search: Translation<typeof en> = {
  suggestions: "Mashwaray",
  count: { one: "{count} mashwara", other: "{count} mashwaray" },
  all: "“{search}” ke saare nataij",
  recent: "Aap ne pehle search kiya",
  "recent.clear": "Saaf karein",
  nearest: "Shayad in mein se koi?",
  request: "Cheez nahin mili?",
  "request.why": "Humein batayein kya chahiye, hum bazaar se dhoond kar laate hain.",
};
