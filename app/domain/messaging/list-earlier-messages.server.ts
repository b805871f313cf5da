import type { DemoMessage } from "#app/contract/demo-inbox.ts";
import { db } from "#app/platform/db.server.ts";

/**
 * The e-mails and WhatsApp messages that left before a time, newest first, as the outbox kept them, and none that held a
 * secret link. After a start of the demo they are what its phones and mailboxes received earlier.
 *
 * @param most how many at most
 */
export async function listEarlierMessages(before: Date, most: number): Promise<DemoMessage[]> {
  const rows = await db.outbox.findMany({
    where: { channel: { in: ["email", "whatsapp"] }, status: "sent", text: { not: null }, sentAt: { lt: before } },
    orderBy: { createdAt: "desc" },
    select: { channel: true, recipient: true, subject: true, text: true, html: true, sentAt: true },
    take: most,
  });
  return rows.map(({ recipient: to, text, sentAt, ...row }) => ({
    ...{ ...row, to, text: text ?? "", at: (sentAt ?? before).toISOString() },
    ...{ media: null, link: null },
  }));
}
