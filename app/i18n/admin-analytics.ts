import { messages } from "./messages.ts";

/** The back office's figures of what visitors do. */
export const adminAnalytics = messages({
  what: [
    "The latest {count} things that visitors did: pages opened, products looked at, things put into the cart.",
    "Site par aane walon ke aakhri {count} kaam: pages kholna, products dekhna, cart mein daalna.",
  ],
  "what.one": ["The one thing that visitors did so far.", "Site par aane walon ka ab tak ka wahid kaam."],
  none: ["No activity yet", "Abhi kuch nahin hua"],
  "none.why": [
    "What visitors do stands here: pages opened, products looked at, searches.",
    "Log site par jo karte hain woh yahan nazar aata hai: pages, products, talash.",
  ],
  failed: ["Failed to load what visitors did", "Visitors ke kaam load nahin hue"],
  "event.page_view": ["Page opened", "Page khola"],
  "event.product_view": ["Product looked at", "Product dekha"],
  "event.cart_add": ["Put into the cart", "Cart mein dala"],
  "event.checkout_step": ["Step of the checkout", "Checkout ka qadam"],
  "event.search": ["Search", "Talash"],
  counts: ["Event counts", "Kis qism ke kitne"],
  distribution: ["Event distribution", "Kis qism ka kitna hissa"],
  "distribution.label": ["What share of the events each type has", "Har qism ka hissa"],
  recent: ["Recent activity", "Haal hi mein kya hua"],
  "column.type": ["Event", "Kya hua"],
  "column.count": ["Count", "Tadaad"],
  "column.share": ["Share", "Hissa"],
  "column.page": ["Page", "Page"],
  "column.who": ["Visitor", "Kaun"],
  "column.at": ["When", "Kab"],
  authenticated: ["Authenticated", "Sign in"],
  anonymous: ["Anonymous", "Mehmaan"],
});
