import type { adminPalette as en } from "../en/admin-palette.ts";
import type { Translation } from "../messages.ts";

export const adminPalette: Translation<typeof en> = {
  field: "Section, kaam, product, order number ya phone",
  entries: "Jo mila",
  found: { one: "{count} mila", other: "{count} milay" },
  none: "Kuch nahin mila. Order number, phone number ya product ka naam likh kar dekhein.",
  "group.actions": "Kaam",
  "group.sections": "Sections",
  "group.orders": "Orders",
  "group.products": "Products",
  order: "#{number} · {name}",
  "product.draft": "Draft",
  "product.archived": "Archive mein",
};
