import { messages } from "./messages.ts";

/** The panel that filters a list of products, and its active filters. */
export const filters = messages({
  title: ["Filters", "Filters"],
  "open.count": ["Filters ({count})", "Filters ({count})"],
  close: ["Close filters", "Filters band karein"],
  brand: ["Brand", "Brand"],
  price: ["Price in rupees", "Qeemat, rupay mein"],
  "price.from": ["From", "Kam se kam"],
  "price.to": ["To", "Zyada se zyada"],
  quality: ["Quality", "Quality"],
  "quality.any": ["Any quality", "Koi bhi quality"],
  "quality.A": ["A – Premium", "A – Premium"],
  "quality.B": ["B – Standard", "B – Standard"],
  "quality.C": ["C – Basic", "C – Basic"],
  "in-stock": ["In stock", "Jo mojood hai"],
  discounted: ["At a discount", "Jin par riayat hai"],
  show: ["Show products", "Samaan dikhayein"],
  active: ["Chosen filters", "Lagaye hue filters"],
  remove: ["Remove filter: {filter}", "Filter hatayein: {filter}"],
  clear: ["Clear filters", "Saare filters hatayein"],
  featured: ["Featured", "Khaas"],
  "chip.price": ["{from} to {to}", "{from} se {to} tak"],
  "chip.from": ["From {from}", "{from} se upar"],
  "chip.to": ["Up to {to}", "{to} tak"],
  "empty.title": ["Nothing matches these filters", "In filters mein kuch nahin mila"],
  "empty.why": ["Take one of them away to see more.", "Koi filter hata dein, zyada samaan nazar aayega."],
});
