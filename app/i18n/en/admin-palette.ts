export const adminPalette = {
  field: "Section, action, product, order number or phone",
  entries: "Found",
  found: { one: "{count} found", other: "{count} found" },
  none: "Nothing matches. Try an order number, a phone number or a product's name.",
  "group.actions": "Actions",
  "group.sections": "Sections",
  "group.orders": "Orders",
  "group.products": "Products",
  order: "#{number} · {name}",
  "product.draft": "Draft",
  "product.archived": "Archived",
} as const;
