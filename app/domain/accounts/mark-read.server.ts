import { z } from "zod";
import { idField, tickField } from "#app/lib/form-fields.server.ts";
import { safePath } from "#app/lib/safe-path.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";

/** One notification read, or without a number all of them; `open` redirects to its subject. */
export const markReadForm = z.object({ notification_id: idField.optional(), open: tickField });

/** Marks one notification of a person as read. Gives the path it leads to, or null when there is no such one of theirs. */
export async function markRead(userId: number, id: number): Promise<{ link: string | null } | null> {
  const [row] = await db.notification.updateManyAndReturn({
    where: { id, userId },
    data: { read: true },
    select: { link: true },
  });
  return row ? { link: row.link && safePath(row.link) } : null;
}

/** Marks everything in a person's inbox as read. */
export async function markAllRead(userId: number): Promise<void> {
  await db.notification.updateMany({ where: { userId, read: false, createdAt: { lte: now() } }, data: { read: true } });
}
