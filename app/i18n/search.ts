import { messages } from "./messages.ts";

/** Suggestions under the search field, and a search that found nothing. */
export const search = messages({
  suggestions: ["Suggestions", "Mashwaray"],
  count: [
    { one: "{count} suggestion", other: "{count} suggestions" },
    { one: "{count} mashwara", other: "{count} mashwaray" },
  ],
  all: ["All results for “{search}”", "“{search}” ke saare nataij"],
  recent: ["You searched for", "Aap ne pehle search kiya"],
  "recent.clear": ["Clear", "Saaf karein"],
  nearest: ["Perhaps one of these?", "Shayad in mein se koi?"],
  request: ["Can't find it?", "Cheez nahin mili?"],
  "request.why": [
    "Tell us what it is, and we look for it in the bazaar.",
    "Humein batayein kya chahiye, hum bazaar se dhoond kar laate hain.",
  ],
});
