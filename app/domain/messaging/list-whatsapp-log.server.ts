import { maskPhonesIn } from "#app/domain/orders/mask-contact.ts";
import { formatPhone, maskPhone } from "#app/lib/format-phone.ts";
import { db } from "#app/platform/db.server.ts";

/** How many messages are loaded, and how many of them are shown (B7.16). */
export const [logLoaded, logShown] = [50, 10] as const;

/** A message of the log as staff read it. */
export type LoggedMessage = {
  id: number;
  orderId: number | null;
  phone: string;
  type: string;
  text: string;
  isSent: boolean;
  error: string | null;
  at: Date;
};

/** The latest messages, newest first, and how many of those loaded did not get through; numbers are cut for who may not read them. */
export async function listWhatsappLog({ mayReadPhones }: { mayReadPhones: boolean }) {
  const rows = await db.whatsappMessage.findMany({ orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: logLoaded });
  const messages = rows.slice(0, logShown).map(
    (row): LoggedMessage => ({
      ...{ id: row.id, orderId: row.orderId, type: row.messageType, error: row.errorMessage },
      phone: mayReadPhones ? formatPhone(row.recipientPhone) : maskPhone(row.recipientPhone),
      text: mayReadPhones ? row.messageContent : (maskPhonesIn(row.messageContent) ?? ""),
      isSent: row.status === "sent",
      at: row.sentAt ?? row.createdAt,
    }),
  );
  return { messages, loaded: rows.length, failed: rows.filter(({ status }) => status === "failed").length };
}
