import { messages } from "./messages.ts";

/** The back office's seasonal products. */
export const adminSeasonal = messages({
  rows: ["Seasonal Products", "Mausam ki cheezein"],
  failed: ["Failed to load seasonal products", "Mausam ki cheezein load nahin huin"],
  none: ["Nothing is in season", "Mausam ki koi cheez nahin"],
  "none.why": [
    "Products added here stand on the home page under In season.",
    "Yahan dali cheezein home page par mausam ki cheezon mein aati hain.",
  ],
  add: ["Add seasonal products", "Mausam ki cheezein dalein"],
  edit: ["Seasonal product", "Mausam ki cheez"],
  delete: ["Remove", "Nikaal dein"],
  "delete.sure": [
    "Take {name} out of the season? The product itself stays.",
    "{name} ko mausam ki cheezon se nikaal dein? Cheez khud rahay gi.",
  ],
  "tab.featured": ["Featured", "Home page par"],
  "tab.other": ["Not featured", "Home page par nahin"],
  "field.featured": ["Show on the home page", "Home page par dikhayein"],
  "column.featured": ["State", "Haalat"],
  "state.featured.on": ["Featured", "Home page par"],
  "state.featured.off": ["Not featured", "Home page par nahin"],
  "set.featured.on": ["Feature", "Home page par lagayein"],
  "set.featured.off": ["Stop featuring", "Home page se hatayein"],
  "column.order": ["Order", "Number"],
  "column.product": ["Product", "Cheez"],
  "column.product.category": ["Category", "Category"],
  "column.product.price": ["Price", "Qeemat"],
  "not-on-sale": ["not on sale, so customers do not see it", "abhi bik nahin rahi, is liye customers ko nazar nahin aati"],
  success: ["Success", "Ho gaya"],
  added: [
    { one: "Added {count} product(s) successfully", other: "Added {count} product(s) successfully" },
    { one: "{count} cheez dal di gayi", other: "{count} cheezein dal di gayin" },
  ],
  known: [
    { one: "{count} of them was in season already.", other: "{count} of them were in season already." },
    { one: "Un mein se {count} pehle se maujood thi.", other: "Un mein se {count} pehle se maujood thin." },
  ],
  "add.failed": ["Failed to add seasonal products", "Mausam ki cheezein nahin dali ja sakin"],
  search: ["Search", "Dhoondein"],
  find: ["Find products", "Cheezein dhoondein"],
  pick: ["Products to add", "Kya dalna hai"],
  "nothing-found": ["Nothing more to add was found.", "Dalne ke liye aur kuch nahin mila."],
});
