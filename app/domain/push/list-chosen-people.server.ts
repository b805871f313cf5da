import { db } from "#app/platform/db.server.ts";

/** The names of customers that a push is for, by name; staff, blocked people and accounts that are gone are left out. */
export const listChosenPeople = (ids: readonly number[]): Promise<{ id: number; name: string }[]> =>
  db.user.findMany({
    where: { id: { in: [...ids] }, role: null, blockedAt: null, anonymisedAt: null },
    select: { id: true, name: true },
    orderBy: [{ name: "asc" }, { id: "asc" }],
  });
