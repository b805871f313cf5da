import { deliverDueMessages, type Handlers } from "#app/platform/outbox.server.ts";
import { sendOrderEmail } from "./internal/order-email.server.ts";
import { sendResetEmail } from "./internal/reset-email.server.ts";
import { sendContactEmail, sendSuggestionEmail } from "./internal/shop-email.server.ts";

/** Every kind of outbox message, with the function that composes it. */
const handlers: Handlers = {
  "email/password_reset": sendResetEmail,
  "email/order_confirmation": sendOrderEmail,
  "email/contact_message": sendContactEmail,
  "email/suggestion": sendSuggestionEmail,
};

/**
 * Sends the outbox messages that are due; ends soon after the signal. Returns how many were sent.
 *
 * @param others further kinds with their senders
 */
export const deliverOutbox = (signal?: AbortSignal, others: Handlers = {}): Promise<number> =>
  deliverDueMessages({ ...handlers, ...others }, signal);
