import { db } from "#app/platform/db.server.ts";

/** Tells every process to make the pages anew that everybody sees alike. */
export async function invalidatePublicPages(): Promise<void> {
  await db.$executeRaw`SELECT pg_notify('shop_facts', 'site_texts')`;
}
