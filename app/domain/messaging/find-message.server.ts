import { hidden } from "#app/domain/orders/mask-contact.ts";
import { db } from "#app/platform/db.server.ts";
import { type ListedMessage, maskMessage, messageColumns } from "./list-messages.server.ts";

/** What happened to a message: a try with its answer, or what somebody of the staff did. */
export type MessageEntry = {
  id: number;
  action: string;
  provider: string | null;
  answer: string | null;
  who: string | null;
  createdAt: Date;
};

/**
 * A message with its text and its tries, the earliest first. `text` is null before it left and where it held a secret link; `html` is
 * the other form of an e-mail.
 */
export type MessageDetails = ListedMessage & {
  text: string | null;
  html: string | null;
  provider: string | null;
  /** Whether it may still leave by itself, also while somebody is to ring the customer. */
  isWaiting: boolean;
  entries: MessageEntry[];
};

const listEntries = (id: number) => db.$queryRaw<MessageEntry[]>`
  SELECT e.id::float8 AS id, e.action, e.provider, e.answer, u.name AS who, e.created_at AS "createdAt"
  FROM outbox_entries e LEFT JOIN users u ON u.id = e.by_user_id WHERE e.outbox_id = ${id} ORDER BY e.id LIMIT 200`;

/** One message, or null. Without `contactsVisible` recipient, text and answers are hidden. */
export async function findMessage(id: number, { contactsVisible }: { contactsVisible: boolean }): Promise<MessageDetails | null> {
  const [[row], entries] = await Promise.all([
    db.$queryRaw<
      Omit<MessageDetails, "entries">[]
    >`SELECT ${messageColumns}, text, html, provider, status = 'waiting' AS "isWaiting" FROM outbox WHERE id = ${id}`,
    listEntries(id),
  ]);
  if (!row) return null;
  const message = { ...row, entries };
  if (contactsVisible) return message;
  return {
    ...maskMessage(message),
    text: row.text && hidden,
    html: null,
    entries: entries.map((entry) => ({ ...entry, answer: entry.answer && hidden })),
  };
}
