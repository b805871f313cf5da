import { messages } from "./messages.ts";

/** The back office's palette. */
export const adminPalette = messages({
  field: ["Section, action, product, order number or phone", "Section, kaam, product, order number ya phone"],
  entries: ["Found", "Jo mila"],
  found: [
    { one: "{count} found", other: "{count} found" },
    { one: "{count} mila", other: "{count} milay" },
  ],
  none: [
    "Nothing matches. Try an order number, a phone number or a product's name.",
    "Kuch nahin mila. Order number, phone number ya product ka naam likh kar dekhein.",
  ],
  "group.actions": ["Actions", "Kaam"],
  "group.sections": ["Sections", "Sections"],
  "group.orders": ["Orders", "Orders"],
  "group.products": ["Products", "Products"],
  order: ["#{number} · {name}", "#{number} · {name}"],
  "product.draft": ["Draft", "Draft"],
  "product.archived": ["Archived", "Archive mein"],
});
