export const again = {
  again: "Order again",
  "again-named": "Order again: #{number}",
  "added.some": "What we have of order #{number} is in your cart, at today's prices.",
  "added.all": "Order #{number} is in your cart again, at today's prices.",
  "added.none": "Nothing of order #{number} can be had today.",
  missing: "Missing:",
  "missing.not-sold": "{product}: no longer sold",
  "missing.sold-out": "{product}: sold out",
  "missing.short": "{product}: only {left} left",
  "missing.taken": "{product}: all that is left is in your cart already",
} as const;
