import type { product as en } from "../en/product.ts";
import type { Translation } from "../messages.ts";

export const product: Translation<typeof en> = {
  title: "{name} ki qeemat, {city}",
  brand: "Brand",
  size: "Pack",
  quality: "Quality",
  "quality.A": "A – Premium",
  "quality.B": "B – Standard",
  "quality.C": "C – Basic",
  gallery: "{name} ki tasveerein",
  "gallery.pick": "Tasveer chunein",
  "gallery.picture": "{name}, tasveer {number} / {count}",
  related: "Isi khaane se aur cheezein",
  share: "Share karein",
  "share.whatsapp": "WhatsApp",
  "share.text": "{name}, {price}: {url}",
  "share.copy": "Link copy karein",
  "share.copied": "Link copy ho gaya",
};
