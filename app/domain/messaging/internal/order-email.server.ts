import { z } from "zod";
import { orderStatuses } from "#app/domain/orders/status.ts";
import { type Deliver, NotNeeded } from "#app/platform/outbox.server.ts";
import { confirmationEmail, noticeEmail, refundEmail, statusEmail } from "../order-emails.ts";
import { recipientsOf, sendEmail } from "../send-email.server.ts";
import { findEmailOrder, findOrderOf, findPayee } from "./find-email-order.server.ts";
import { readersLanguage } from "./readers-language.server.ts";
import { endAsMoved, requireNews, requireUnhandled } from "./worth-sending.server.ts";

/** Nobody is written to about an order in which nothing is left (decisions 39); its page says so. */
function requireContents({ itemsCount, order }: Awaited<ReturnType<typeof findEmailOrder>>): void {
  if (itemsCount === 0 && order.total === 0) throw new NotNeeded("nothing is left in the order");
}

/** Confirms an order to its customer. */
export const sendOrderConfirmation: Deliver = async (message) => {
  const found = await findEmailOrder(message);
  await requireUnhandled(message, found.order);
  requireContents(found);
  return sendEmail(message, confirmationEmail(found, await findPayee(found)));
};

const statusPayload = z.object({ status: z.enum(orderStatuses) });

/** Sends a customer the status of their order. Where the order has moved on since, only the e-mail of the later move is sent. */
export const sendOrderStatus: Deliver = async (message) => {
  requireNews(message);
  const { status } = statusPayload.parse(message.payload);
  const found = await findEmailOrder(message);
  if (found.order.status !== status) await endAsMoved(message, "the order moved on before this could be sent");
  if (status !== "cancelled") requireContents(found);
  // who keeps money ready for the rider is not asked for a transfer as well
  const isPayable = status !== "cancelled" && status !== "out for delivery";
  return sendEmail(message, statusEmail(found, isPayable ? await findPayee(found) : null));
};

/** Writes to a customer how much money went back to them, and how. */
export const sendRefund: Deliver<"email/refund"> = async (message) => {
  const { amount, methods } = message.payload;
  const found = await findEmailOrder(message);
  return sendEmail(message, refundEmail(found, { amount, methods: methods ?? [found.order.paymentMethod] }));
};

const adminPayload = z.object({ event: z.enum(["placed", "cancelled"]).default("placed") });

/** Writes to the shop that an order came in, or that its customer cancelled it. In the language of its readers, else in English. */
export const sendNewOrderNotice: Deliver = async (message) => {
  const { event } = adminPayload.parse(message.payload);
  const lang = await readersLanguage(recipientsOf(message), "en");
  const found = await findOrderOf(message);
  if (event === "placed") await requireUnhandled(message, found.order);
  return sendEmail(message, noticeEmail({ ...found, lang }, event));
};
