import type { PermissionRow, Role } from "#app/domain/team/permissions.ts";

/** What the server said somebody may do, as the browser keeps it. */
export type KeptRights = { role: Role; permissions: readonly PermissionRow[] };

const prefix = "admin-rights:";
const failurePlace = "admin-rights-failure";
const freshFor = 5 * 60_000;

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/**
 * The browser's memory of role and rights: five minutes, under a key of the person's own (A6.12). It opens nothing, for the
 * server asks its own books at each request; an open page only learns from it when to ask again.
 */
export class RightsCache {
  constructor(
    private readonly place: () => Store,
    private readonly now: () => number = Date.now,
  ) {}

  keep(userId: number, rights: KeptRights): void {
    this.quietly((store) => {
      store.setItem(prefix + userId, JSON.stringify({ ...rights, at: this.now() }));
      store.removeItem(failurePlace);
    });
  }

  /** The rights kept for this person; null when there are none, or none young enough. */
  read(userId: number): KeptRights | null {
    return this.quietly((store) => {
      const kept = JSON.parse(store.getItem(prefix + userId) ?? "null") as (KeptRights & { at: number }) | null;
      if (!kept || this.now() - kept.at >= freshFor) return null;
      return { role: kept.role, permissions: kept.permissions };
    });
  }

  /** Forgets everybody's rights: on each load, before each new fetch and at sign-out (A4.17). */
  clear(): void {
    this.quietly((store) => {
      const keys = Array.from({ length: store.length }, (_, at) => store.key(at));
      for (const key of keys) if (key?.startsWith(prefix)) store.removeItem(key);
    });
  }

  /** The rights could not be read: none are kept, the message is (A8.11). */
  fail(message: string): void {
    this.clear();
    this.quietly((store) => store.setItem(failurePlace, message));
  }

  /** Why the rights could not be read last time; null once they were. */
  failure(): string | null {
    return this.quietly((store) => store.getItem(failurePlace));
  }

  /** A private window may refuse to keep anything, and anybody may have written there. */
  private quietly<Value>(use: (store: Store) => Value): Value | null {
    try {
      return use(this.place());
    } catch {
      return null;
    }
  }
}

export const rightsCache = new RightsCache(() => localStorage);
