import type { PermissionRow, Role } from "#app/domain/team/permissions.ts";
import { ignoringErrors, listStored, readStored, writeStored } from "#app/lib/browser-storage.ts";

/** What the server said somebody may do, as the browser keeps it. */
export type CachedRights = { role: Role; permissions: readonly PermissionRow[] };

const prefix = "admin-rights:";
const failurePlace = "admin-rights-failure";
const freshFor = 5 * 60_000;

/**
 * The browser's memory of role and rights: five minutes, under a key of the person's own (A6.12). It opens nothing, for the
 * server asks its own books at each request; an open page only learns from it when to ask again.
 */
export const rightsCache = {
  keep(userId: number, rights: CachedRights): void {
    const isKept = writeStored(prefix + userId, JSON.stringify({ ...rights, at: Date.now() }));
    if (isKept) writeStored(failurePlace, null);
  },

  /** The rights kept for this person; null when there are none, or none young enough. */
  read(userId: number): CachedRights | null {
    const text = readStored(prefix + userId);
    const kept = ignoringErrors(() => JSON.parse(text ?? "null") as (CachedRights & { at: number }) | null);
    return kept && Date.now() - kept.at < freshFor ? { role: kept.role, permissions: kept.permissions } : null;
  },

  /** Forgets everybody's rights: on each load, before each new fetch and at sign-out (A4.17). */
  clear(): void {
    for (const name of listStored(prefix)) writeStored(name, null);
  },

  /** The rights could not be read: none are kept, the message is (A8.11). */
  fail(message: string): void {
    rightsCache.clear();
    writeStored(failurePlace, message);
  },

  /** Why the rights could not be read last time; null once they were. */
  failure: (): string | null => readStored(failurePlace),
};
