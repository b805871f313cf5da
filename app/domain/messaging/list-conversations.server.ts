import { formatPhone } from "#app/lib/format-phone.ts";
import { db } from "#app/platform/db.server.ts";

/** How many conversations are listed, and how many messages of each side are shown of one. */
const [listed, shown] = [50, 30] as const;

/** Somebody who wrote to the shop, and the last that they wrote. */
export type Conversation = { phone: string; shownPhone: string; name: string; message: string; at: Date };

/** A message of a conversation; `orderable` is the id of one that an order can be made of. */
export type ConversationMessage = {
  key: string;
  isOurs: boolean;
  text: string;
  at: Date;
  isFailed: boolean;
  orderable: number | null;
};

/** The conversations, the one with the newest message first. */
export async function listConversations(): Promise<Conversation[]> {
  const rows = await db.$queryRaw<{ phone: string; name: string | null; message: string; at: Date }[]>`
    SELECT * FROM (
      SELECT DISTINCT ON (i.phone) i.phone, coalesce(u.name, c.name, i.name) AS name, i.message, i.received_at AS at
      FROM whatsapp_incoming i LEFT JOIN users u ON u.phone = i.phone LEFT JOIN contacts c ON c.phone = i.phone
      ORDER BY i.phone, i.received_at DESC, i.id DESC) AS latest
    ORDER BY at DESC LIMIT ${listed}`;
  return rows.map(({ name, ...row }) => ({ ...row, shownPhone: formatPhone(row.phone), name: name ?? formatPhone(row.phone) }));
}

/** What was written with one number, oldest first, and whose account it is; null for a number that never wrote. */
export async function findConversation(phone: string) {
  const [received, sent, user] = await Promise.all([
    db.whatsappIncoming.findMany({ where: { phone }, orderBy: [{ receivedAt: "desc" }, { id: "desc" }], take: shown }),
    db.whatsappMessage.findMany({ where: { recipientPhone: phone }, orderBy: { createdAt: "desc" }, take: shown }),
    db.user.findFirst({ where: { phone }, select: { id: true, name: true } }),
  ]);
  if (received.length === 0) return null;
  const theirs = received.map(
    ({ id, message, receivedAt }): ConversationMessage => ({
      ...{ key: `in-${id}`, isOurs: false, text: message, at: receivedAt, isFailed: false, orderable: id },
    }),
  );
  const ours = sent.map(
    ({ id, messageContent, status, createdAt }): ConversationMessage => ({
      ...{ key: `out-${id}`, isOurs: true, text: messageContent, at: createdAt, isFailed: status === "failed", orderable: null },
    }),
  );
  const messages = [...theirs, ...ours].sort((one, other) => one.at.getTime() - other.at.getTime());
  return {
    phone,
    shownPhone: formatPhone(phone),
    name: user?.name ?? received[0]?.name ?? null,
    userId: user?.id ?? null,
    messages,
  };
}

/** A message as the counter begins an order with it; null for one that is not there. */
export async function findIncomingOrder(id: number): Promise<{ phone: string; name: string; list: string } | null> {
  const row = await db.whatsappIncoming.findUnique({ where: { id }, select: { phone: true, name: true, message: true } });
  return row && { phone: formatPhone(row.phone), name: row.name ?? "", list: row.message };
}
