import type { MessageTable } from "./messages.ts";

/** What a toast says after a redirect when something was not done: shown as an error. */
export const failureToasts = {
  "rows-some-not-done": [
    "Done for {count} of {of}. The others were changed meanwhile or are still in use.",
    "{of} mein se {count} ho gaye. Baqi is dauran badal gaye ya kahin istemaal mein hain.",
  ],
  "row-not-done": ["{why}", "{why}"],
  "confirmation-not-sent": ["Failed to send order confirmation. {why}", "Order ki confirmation nahin bheji ja saki. {why}"],
  "cart-order-limit": ["That is the most of it in one order.", "Aik order mein is se zyada nahin ho sakta."],
  "cart-limited": ["That is all we have left of it.", "Is se zyada hamare paas nahin bacha."],
  "cart-merged": [
    "Some of what you picked is no longer left in full. Please check your cart.",
    "Aap ki chuni hui kuch cheezein poori nahin bachin. Meherbani kar ke cart dekh lein.",
  ],
  "cart-not-changed": [
    "The shop is very busy just now, so your cart stayed as it was. Please try again.",
    "Abhi shop par bohat rush hai, is liye cart waisa hi hai. Dobara koshish karein.",
  ],
  "cart-refused": ["That can't be added right now.", "Yeh abhi nahin dal sakta."],
  "too-many-carts": [
    "Too many new carts came from your network. Please wait some minutes, or sign in.",
    "Aap ke network se bohat zyada naye cart ban gaye. Chand minute baad dobara karein, ya sign in kar lein.",
  ],
  "cart-unclear": ["Please enter a quantity, like 2 or 0.5.", "Miqdar likhein, jaise 2 ya 0.5."],
  "order-not-cancelled": [
    "This order can no longer be cancelled here. Please call us.",
    "Yeh order ab yahan se cancel nahin ho sakta. Meherbani kar ke call karein.",
  ],
  "orders-none-moved": ["No order was moved.", "Koi order nahin badla."],
  "orders-some-not-moved": [
    "Some orders stayed as they are. Please look at the list again.",
    "Kuch orders waise hi rahe. List dobara dekh lein.",
  ],
  "favourite-not-saved": [
    "It could not be saved just now. Please try again in a few seconds.",
    "Abhi save nahin ho saka. Chand second baad dobara koshish karein.",
  ],
  "ordering-paused": [
    "Ordering here is paused for the moment. Please order through WhatsApp meanwhile.",
    "Yahan order lena abhi band hai. Filhaal WhatsApp par order karein.",
  ],
  "price-not-reverted": [
    "That price has changed again since. Nothing was undone.",
    "Yeh qeemat us ke baad phir badal chuki hai. Kuch wapas nahin hua.",
  ],
  "about-not-saved": ["Failed to save about content", "About ka content save nahin hua"],
  "suggestion-not-marked": ["Failed to update status", "Haalat nahin badli ja saki"],
  "faq-not-moved": ["Failed to reorder FAQs", "FAQs ki tarteeb nahin badli"],
  "service-order-not-updated": ["Failed to update service order", "Services ki tarteeb nahin badli"],
  "video-not-deleted": ["Failed to delete video", "Video delete nahin hui"],
  "message-status-not-set": ["Failed to update message status", "Paigham ki haalat nahin badli"],
  "seo-not-generated": ["Failed to generate SEO data", "SEO ka data nahin bana"],
  "seo-not-updated": ["Failed to update SEO data", "SEO ka data save nahin hua"],
  "video-not-saved": ["Failed to save video", "Video save nahin hui"],
  "banner-not-deleted": ["Failed to delete banner", "Banner delete nahin hua"],
  "banner-not-switched": ["Failed to update status", "Haalat nahin badli ja saki"],
  "content-not-deleted": ["Failed to delete content", "Content delete nahin hua"],
  "policy-not-saved": ["Failed to save policy content", "Policy ka content save nahin hua"],
  "seasonal-not-featured": ["Failed to update featured status", "Home page wali haalat nahin badli ja saki"],
  "seasonal-not-removed": ["Failed to remove seasonal product", "Mausam ki cheez nahin nikali ja saki"],
  "category-not-deleted": ["Failed to delete category: {why}", "Category delete nahin hui: {why}"],
  "subcategory-not-deleted": ["Failed to delete subcategory: {why}", "Subcategory delete nahin hui: {why}"],
  "package-not-deleted": ["Failed to delete package: {why}", "Package delete nahin hua: {why}"],
  "package-line-not-added": ["Failed to add product to package: {why}", "Product package mein shamil nahin hua: {why}"],
  "package-line-not-removed": ["Failed to remove product: {why}", "Product nahin nikala ja saka: {why}"],
  "slide-not-deleted": ["Failed to delete slide", "Slide delete nahin hui"],
  "not-authenticated": ["Not authenticated", "Aap sign in nahin hain"],
  "review-not-judged": ["That review is no longer there.", "Woh review ab nahin raha."],
  "demo-browser-not-opened": [
    "The demo's push service is not running. It starts with npm start.",
    "Demo ki push service chalu nahin. Yeh npm start ke saath chalti hai.",
  ],
  "demo-reply-not-taken": [
    "The shop takes no incoming messages: switch them on, with a secret of 16 characters or more.",
    "Dukaan aane wale paigham nahin leti: unhein 16 ya zyada harf ke secret ke saath chalu karein.",
  ],
} as const satisfies MessageTable;
