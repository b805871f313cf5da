import { deliverDue, type Handlers } from "#app/platform/outbox.server.ts";
import { sendOrderLetter } from "./order-letter.server.ts";
import { sendResetLetter } from "./reset-letter.server.ts";
import { sendContactLetter, sendSuggestionLetter } from "./shop-letter.server.ts";

/** Every kind of letter the shop sends, and who writes it. */
const handlers: Handlers = {
  "email/password_reset": sendResetLetter,
  "email/order_confirmation": sendOrderLetter,
  "email/contact_message": sendContactLetter,
  "email/suggestion": sendSuggestionLetter,
};

/**
 * Sends what the outbox promised and is due; ends soon after the signal. Gives how many left.
 *
 * @param others the kinds that later areas send
 */
export const deliverOutbox = (signal?: AbortSignal, others: Handlers = {}): Promise<number> =>
  deliverDue({ ...handlers, ...others }, signal);
