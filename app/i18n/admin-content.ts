import { messages } from "./messages.ts";

export const adminContent = messages({
  tabs: ["Content Management", "Content ka intizam"],
  "tab.slides": ["Featured Slides", "Featured slides"],
  "tab.banners": ["Promotional Banners", "Promotional banners"],
  "tab.seasonal": ["Seasonal Products", "Mausam ki cheezein"],
  "tab.pages": ["Pages & Policies", "Pages aur policies"],
  texts: ["Content and Policy Manager", "Pages aur policies ka intizam"],
  "text.about": ["About Page", "About page"],
  "text.shipping": ["Shipping Policy", "Shipping policy"],
  "text.return": ["Return Policy", "Return policy"],
  global: ["Global Settings", "Global settings"],
  "global.why": [
    "'Global Settings' makes every page of the store anew, for when one still shows something old. It changes no text, price or setting.",
    "'Global settings' store ka har page naye siray se banata hai, agar koi page purani cheez dikha raha ho. Koi text, qeemat ya setting nahi badalti.",
  ],
  preview: ["Preview", "Pehle dekhein"],
  "field.content.hint": [
    "A line break is a new line. **Bold**, lists and [links](/packages) work.",
    "Nayi line nayi hi rehti hai. **Mota**, list aur [link](/packages) chaltay hain.",
  ],
  "image.uploaded": ["Image uploaded successfully", "Tasveer upload ho gayi"],
  "image.failed": ["Failed to upload image", "Tasveer upload nahin hui"],
});
