/**
 * The WhatsApp templates by their keys, as they are before anybody writes others (B9.08). Who has paid is never asked
 * for money: `payment_line` says "Rs. 940 tayyar rakhein" only while something is due (messages, WhatsApp gateway).
 */
export const defaultTemplates = {
  new_order_admin:
    "Naya order #{order_number}: {customer_name}, {customer_phone}, {zone}, {items_count} items, Rs. {total}, {delivery_date} {delivery_time}. {admin_url}",
  order_confirmation:
    "Assalam o Alaikum {customer_name}! Order #{order_number} mil gaya. {items_count} items, total Rs. {total} ({payment_method}). Delivery: {delivery_date} {delivery_time}. Track: {tracking_url}",
  status_update: "Order #{order_number} ab: {status}. {tracking_url}",
  out_for_delivery: "Order #{order_number} rawana ho gaya. {payment_line}. {tracking_url}",
} as const satisfies Record<string, string>;

/** Which message a template is of. */
export type TemplateKey = keyof typeof defaultTemplates;

/** All of them, in the order of the screen. */
export const templateKeys = Object.keys(defaultTemplates) as TemplateKey[];

/** The longest that a template may be, characters. */
export const longestTemplate = 1000;
