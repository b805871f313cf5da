export const whatsappOrder = {
  paused: "Ordering is paused",
  order: "Order via WhatsApp",
  "order.of": "Order via WhatsApp: {thing}",
  text: "Assalam o Alaikum! I would like to place an order.",
  "text.things": "Assalam o Alaikum! I would like to order:\n{things}",
  "text.thing": "• {name}: {amount}",
  "text.package": "• Package {name}:",
  "text.more": { one: "• and one thing more", other: "• and {count} things more" },
  "text.sum": "Together {sum}, without delivery",
  "text.again": "Assalam o Alaikum! I would like to order the same again as in order #{number}.",
} as const;
