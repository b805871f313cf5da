import { deliverDueMessages, type Handlers } from "#app/platform/outbox.server.ts";
import { sendOrderEmail } from "./internal/order-email.server.ts";
import { sendResetEmail } from "./internal/reset-email.server.ts";
import { sendContactEmail, sendSuggestionEmail } from "./internal/shop-email.server.ts";

/** Every kind of letter the shop sends, and who writes it. */
const handlers: Handlers = {
  "email/password_reset": sendResetEmail,
  "email/order_confirmation": sendOrderEmail,
  "email/contact_message": sendContactEmail,
  "email/suggestion": sendSuggestionEmail,
};

/**
 * Sends what the outbox promised and is due; ends soon after the signal. Gives how many left.
 *
 * @param others the kinds that later areas send
 */
export const deliverOutbox = (signal?: AbortSignal, others: Handlers = {}): Promise<number> =>
  deliverDueMessages({ ...handlers, ...others }, signal);
