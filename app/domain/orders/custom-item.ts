/** How word of a custom item came (A3.10). */
export const customSources = ["whatsapp", "phone", "email", "other"] as const;

/** The ways to pay that a custom order offers (A5.21). */
export const customPayments = ["cash", "card", "bank_transfer"] as const;

/** As many items as the form of a custom order carries. */
export const maxItems = 40;

/** What the form calls the parts of its item at a place, such as `item_name_0`. */
export const itemParts = ["name", "description", "quantity", "price", "product"] as const;

/** One part of an item. */
export type ItemPart = (typeof itemParts)[number];

/** The name of the field that holds one part of one item. */
export const itemField = (part: ItemPart, at: number): string => `item_${part}_${at}`;
