import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";

const pageSize = 20;
const select = { id: true, type: true, title: true, content: true, link: true, read: true, createdAt: true } as const;

const readPage = (userId: number, page: number) =>
  db.notification.findMany({
    where: { userId, createdAt: { lte: now() } },
    select,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    skip: (Math.min(page, 1000) - 1) * pageSize,
    take: pageSize + 1,
  });

/** One notification as the inbox shows it. */
export type InboxItem = Awaited<ReturnType<typeof readPage>>[number];

/** A person's notifications, newest first, twenty a page. */
export async function listInbox(userId: number, page = 1): Promise<{ items: InboxItem[]; hasNext: boolean }> {
  const rows = await readPage(userId, page);
  return { items: rows.slice(0, pageSize), hasNext: rows.length > pageSize };
}
