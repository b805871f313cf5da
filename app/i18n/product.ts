import { messages } from "./messages.ts";

/** The page of one product. */
export const product = messages({
  title: ["{name} price in {city}", "{name} ki qeemat, {city}"],
  brand: ["Brand", "Brand"],
  size: ["Pack", "Pack"],
  quality: ["Quality", "Quality"],
  "quality.A": ["A – Premium", "A – Premium"],
  "quality.B": ["B – Standard", "B – Standard"],
  "quality.C": ["C – Basic", "C – Basic"],
  "how-much": ["How much?", "Kitna chahiye?"],
  gallery: ["Pictures of {name}", "{name} ki tasveerein"],
  "gallery.pick": ["Choose a picture", "Tasveer chunein"],
  "gallery.picture": ["{name}, picture {number} of {count}", "{name}, tasveer {number} / {count}"],
  related: ["From the same shelf", "Isi khaane se aur cheezein"],
  share: ["Share", "Share karein"],
  "share.whatsapp": ["WhatsApp", "WhatsApp"],
  "share.text": ["{name}, {price}: {url}", "{name}, {price}: {url}"],
  "share.copy": ["Copy link", "Link copy karein"],
  "share.copied": ["Link copied", "Link copy ho gaya"],
});
