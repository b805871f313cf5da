export const toasts = {
  "account-password-changed": "Your new password is saved. Other devices are signed out.",
  "account-profile-saved": "Saved.",
  "account-registered": "Welcome! Your account is ready.",
  "account-signed-out": "You are signed out.",
  "account-signed-out-everywhere": "You are signed out on every device.",
  "cart-limited": "That is all we have left of it.",
  "cart-merged": "Some of what you picked is no longer left in full. Please check your cart.",
  "cart-refused": "That can't be added right now.",
  "order-cancelled": "Your order is cancelled.",
  "order-not-cancelled": "This order can no longer be cancelled here. Please call us.",
  "order-updated": "Order updated successfully",
} as const;
