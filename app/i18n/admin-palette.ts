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
  "group.commands": ["Do now", "Abhi karein"],
  "group.actions": ["Actions", "Kaam"],
  "group.sections": ["Sections", "Sections"],
  "group.orders": ["Orders", "Orders"],
  "group.products": ["Products", "Products"],
  "group.rows": ["In other sections", "Doosre sections mein"],
  "group.users": ["Users", "Users"],
  "command.confirm": ["Confirm #{number} · {name}", "#{number} confirm karein · {name}"],
  "command.paid": ["Mark #{number} paid, {amount} · {name}", "#{number} ke {amount} wasool likhein · {name}"],
  "command.cancel": ["Cancel #{number} · {name}", "#{number} cancel karein · {name}"],
  "ask.cancel": ["Cancel order #{number} of {name}?", "{name} ka order #{number} cancel karein?"],
  "ask.yes": ["Yes, cancel it", "Haan, cancel karein"],
  "ask.no": ["No, leave it", "Nahin, rehne dein"],
  "done.confirm": ["Order #{number} is confirmed", "Order #{number} confirm ho gaya"],
  "done.paid": ["Order #{number} is paid: {amount} received", "Order #{number} ke {amount} wasool ho gaye"],
  "done.cancel": ["Order #{number} is cancelled", "Order #{number} cancel ho gaya"],
  "done.undo-move": ["Order #{number} is back where it was", "Order #{number} wapas wahin hai"],
  "done.undo-paid": ["Order #{number}: the receipt is taken back", "Order #{number}: wasooli wapas kar di gayi"],
  failed: ["Order #{number} stays as it is. {why}", "Order #{number} waisa hi hai. {why}"],
  order: ["#{number} · {name}", "#{number} · {name}"],
  "product.draft": ["Draft", "Draft"],
  "product.archived": ["Archived", "Archive mein"],
});
