import type { PermissionRow, Role } from "#app/domain/team/permissions.ts";
import { ignoringErrors, listStored, readStored, writeStored } from "#app/lib/browser-storage.ts";

/** The permissions of a person as the browser caches them. */
export type CachedRights = { role: Role; permissions: readonly PermissionRow[] };

const prefix = "admin-rights:";
const failurePlace = "admin-rights-failure";
const freshFor = 5 * 60_000;

/**
 * The browser's cache of role and permissions: five minutes, under a key per person (A6.12). It grants nothing, as the server checks the
 * database on each request; it decides only when an open page revalidates.
 */
export const rightsCache = {
  store(userId: number, rights: CachedRights): void {
    const isStored = writeStored(prefix + userId, JSON.stringify({ ...rights, at: Date.now() }));
    if (isStored) writeStored(failurePlace, null);
  },

  /** The cached permissions of this person; null without an entry or when it is stale. */
  read(userId: number): CachedRights | null {
    const text = readStored(prefix + userId);
    const stored = ignoringErrors(() => JSON.parse(text ?? "null") as (CachedRights & { at: number }) | null);
    return stored && Date.now() - stored.at < freshFor ? { role: stored.role, permissions: stored.permissions } : null;
  },

  /** Clears every person's entry: on each load, before each fetch and at sign-out (A4.17). */
  clear(): void {
    for (const name of listStored(prefix)) writeStored(name, null);
  },

  /** Reading the permissions failed: clears them and stores the error message (A8.11). */
  fail(message: string): void {
    rightsCache.clear();
    writeStored(failurePlace, message);
  },

  /** The error message of the last failed read; null after a successful one. */
  failure: (): string | null => readStored(failurePlace),
};
