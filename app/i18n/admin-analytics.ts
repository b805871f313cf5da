import { messages } from "./messages.ts";

/** The back office's figures of what visitors do. */
export const adminAnalytics = messages({
  what: [
    "The latest {count} things that visitors did: pages opened, products looked at, things put into the cart.",
    "Aanay walon ke aakhri {count} kaam: pages kholna, products dekhna, cart mein daalna.",
  ],
  "what.one": ["The one thing that visitors did so far.", "Aanay walon ka ab tak ka aik kaam."],
  none: ["No activity yet", "Abhi kuch nahin hua"],
  "none.why": [
    "What visitors do stands here: pages opened, products looked at, searches.",
    "Aanay walay jo karte hain woh yahan nazar aata hai: pages, products, talash.",
  ],
  counts: ["Event counts", "Kis qism ke kitne"],
  distribution: ["Event distribution", "Hissay"],
  "distribution.label": ["What share of the events each type has", "Har qism ka hissa"],
  recent: ["Recent activity", "Taaza kaam"],
  "column.type": ["Event", "Kaam"],
  "column.count": ["Count", "Tadaad"],
  "column.share": ["Share", "Hissa"],
  "column.page": ["Page", "Page"],
  "column.who": ["Visitor", "Kaun"],
  "column.at": ["When", "Kab"],
  authenticated: ["Authenticated", "Authenticated"],
  anonymous: ["Anonymous", "Anonymous"],
});
