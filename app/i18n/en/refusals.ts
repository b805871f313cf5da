export const refusals = {
  "order.not-found": "We could not find that order.",
  "order.changed-meanwhile": "This order was changed while you were editing it. Please check it and save again.",
  "order.cannot-cancel": "This order can no longer be cancelled here. Please call us.",
  "order.too-large": "This order is too large to place online. Please call us.",
  "cart.empty": "Your cart is empty.",
  "cart.price-rose": "The price of {product} is now {price}. Please check and place the order again.",
  "cart.sold-out": "{product} is sold out.",
  "cart.short": "Only {left} of {product} left.",
  "cart.not-sold": "We no longer sell {product}.",
  "slot.full": "That delivery time has just filled up. Please choose another.",
  "slot.past": "That delivery time has passed. Please choose a later one.",
  "zone.not-served": "We do not deliver to that area yet. Please choose another.",
  "key.reused": "This order was already sent with other contents. Please open your cart and place it again.",
  "account.email-taken": "An account with this e-mail already exists. Sign in, or use another e-mail.",
  "account.phone-taken": "An account with this phone number already exists. Sign in, or use another number.",
  "sign-in.wrong": "The e-mail, phone number or password is not right.",
  "reset.expired": "This link has expired or was already used. Please ask for a new one.",
  "password.wrong": "That is not your current password.",
  "limit.too-many": "Too many tries. Please wait {minutes} minutes.",
  maintenance: "Ordering here is paused for the moment. Please order through WhatsApp meanwhile.",
} as const;

/** Every way the shop says no to a person; each has a sentence in every language. */
export type RefusalCode = keyof typeof refusals;
