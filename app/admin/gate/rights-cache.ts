import type { PermissionRow, Role } from "#app/domain/team/permissions.ts";
import { quietly, remember, remembered, rememberedNames } from "#app/lib/memory.ts";

/** What the server said somebody may do, as the browser keeps it. */
export type KeptRights = { role: Role; permissions: readonly PermissionRow[] };

const prefix = "admin-rights:";
const failurePlace = "admin-rights-failure";
const freshFor = 5 * 60_000;

/**
 * The browser's memory of role and rights: five minutes, under a key of the person's own (A6.12). It opens nothing, for the
 * server asks its own books at each request; an open page only learns from it when to ask again.
 */
export const rightsCache = {
  keep(userId: number, rights: KeptRights): void {
    const isKept = remember(prefix + userId, JSON.stringify({ ...rights, at: Date.now() }));
    if (isKept) remember(failurePlace, null);
  },

  /** The rights kept for this person; null when there are none, or none young enough. */
  read(userId: number): KeptRights | null {
    const text = remembered(prefix + userId);
    const kept = quietly(() => JSON.parse(text ?? "null") as (KeptRights & { at: number }) | null);
    return kept && Date.now() - kept.at < freshFor ? { role: kept.role, permissions: kept.permissions } : null;
  },

  /** Forgets everybody's rights: on each load, before each new fetch and at sign-out (A4.17). */
  clear(): void {
    for (const name of rememberedNames(prefix)) remember(name, null);
  },

  /** The rights could not be read: none are kept, the message is (A8.11). */
  fail(message: string): void {
    rightsCache.clear();
    remember(failurePlace, message);
  },

  /** Why the rights could not be read last time; null once they were. */
  failure: (): string | null => remembered(failurePlace),
};
