import { db } from "#app/platform/db.server.ts";

/** Invalidates the shared pages in every process. */
export async function invalidatePublicPages(): Promise<void> {
  await db.$executeRaw`SELECT pg_notify('shop_facts', 'site_texts')`;
}
