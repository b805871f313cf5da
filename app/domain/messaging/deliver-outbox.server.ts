import { findWhatsappSettings } from "#app/domain/settings/whatsapp-settings.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Handlers, SendersOf } from "#app/platform/outbox.server.ts";
import { pullBackMessages } from "#app/platform/outbox-clock.server.ts";
import { deliverDueMessages, type Paces } from "#app/platform/outbox-delivery.server.ts";
import { watchWaiting } from "#app/platform/outbox-waiting.server.ts";
import { fallBack } from "./fall-back.server.ts";
import { sendAccountChangedEmail, sendWhatsappAccountChanged } from "./internal/account-changed.server.ts";
import { sendBooksAlarm } from "./internal/books-alarm.server.ts";
import { sendCartReminder, sendWhatsappCartReminder } from "./internal/cart-reminder.server.ts";
import { sendEmailProof } from "./internal/email-proof.server.ts";
import { sendInviteEmail } from "./internal/invite-email.server.ts";
import { sendWhatsappKhataBalance } from "./internal/khata-balance.server.ts";
import { sendNewOrderNotice, sendOrderConfirmation, sendOrderStatus, sendRefund } from "./internal/order-email.server.ts";
import {
  sendWhatsappCancelling,
  sendWhatsappConfirmation,
  sendWhatsappNewOrder,
  sendWhatsappRefund,
  sendWhatsappReply,
  sendWhatsappStatus,
} from "./internal/order-whatsapp.server.ts";
import { sendRepeatReminder, sendWhatsappRepeatReminder } from "./internal/repeat-reminder.server.ts";
import {
  sendResetEmail,
  sendWhatsappClaim,
  sendWhatsappIdentityCode,
  sendWhatsappReset,
} from "./internal/reset-message.server.ts";
import { sendContactEmail, sendSuggestionEmail } from "./internal/shop-email.server.ts";
import { byTheHour } from "./internal/worth-sending.server.ts";

/** The sender of every kind of message of `contract/message-kinds`, except push, which `domain/push` sends. */
const senders: SendersOf<"email" | "whatsapp"> = {
  "email/password_reset": sendResetEmail,
  "email/account_changed": sendAccountChangedEmail,
  "email/email_proof": sendEmailProof,
  "email/team_invite": sendInviteEmail,
  "email/order_confirmation": sendOrderConfirmation,
  "email/order_status": sendOrderStatus,
  "email/new_order_admin": sendNewOrderNotice,
  "email/refund": sendRefund,
  "email/cart_reminder": sendCartReminder,
  "email/repeat_reminder": sendRepeatReminder,
  "email/contact_message": sendContactEmail,
  "email/suggestion": sendSuggestionEmail,
  "email/books_alarm": sendBooksAlarm,
  "whatsapp/password_reset": sendWhatsappReset,
  "whatsapp/account_changed": sendWhatsappAccountChanged,
  "whatsapp/identity_code": sendWhatsappIdentityCode,
  "whatsapp/orders_claim": sendWhatsappClaim,
  "whatsapp/cart_reminder": sendWhatsappCartReminder,
  "whatsapp/repeat_reminder": sendWhatsappRepeatReminder,
  "whatsapp/khata_balance": sendWhatsappKhataBalance,
  "whatsapp/order_confirmation": sendWhatsappConfirmation,
  "whatsapp/new_order_admin": sendWhatsappNewOrder,
  "whatsapp/order_status": sendWhatsappStatus,
  "whatsapp/refund": sendWhatsappRefund,
  "whatsapp/reply": sendWhatsappReply,
  "whatsapp/order_cancelled_admin": sendWhatsappCancelling,
};

/** The pace of WhatsApp as it is set now: a change counts from the next message on. */
async function paces(): Promise<Paces> {
  const { min_seconds: least, max_seconds: most, daily_cap: perDay } = (await findWhatsappSettings()).pace;
  return { whatsapp: { least: least * 1000, most: most * 1000, perDay } };
}

const everyMinute = 60_000;

/** Attends to customers who wait: another way for whom WhatsApp does not reach, and the alarm by age. A problem of it stops no delivery. */
async function attend(): Promise<void> {
  await fallBack();
  await watchWaiting().catch((problem: unknown) => {
    log.warn({ problem: problem instanceof Error ? problem.name : "" }, "who waits for a message could not be read");
  });
}

/**
 * Sends the outbox messages that are due; ends soon after the signal. Returns how many were sent.
 *
 * @param others further kinds with their senders
 */
export async function deliverOutbox(signal?: AbortSignal, others: Handlers = {}): Promise<number> {
  await pullBackMessages();
  await attend();
  const watch = setInterval(() => void attend(), everyMinute).unref(); // a delivery lasts as long as its lanes are paced
  try {
    return await deliverDueMessages(byTheHour({ ...senders, ...others }), signal, paces);
  } finally {
    clearInterval(watch);
    await attend();
  }
}
