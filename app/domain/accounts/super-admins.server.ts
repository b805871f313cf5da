import { type Outcome, refused } from "#app/lib/outcome.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { mayEnter } from "./internal/may-enter.server.ts";

/**
 * The super admins who may sign in, locked until the end of the transaction. Whoever takes one of them away does this first, so that
 * of two at the same moment the second reads what the first has written.
 */
export async function lockSuperAdmins(tx: Tx): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number; email: string | null }[]>`
    SELECT id, email FROM users WHERE role = 'super_admin' AND blocked_at IS NULL ORDER BY id FOR NO KEY UPDATE`;
  return rows.filter(({ email }) => mayEnter(email)).map(({ id }) => id);
}

/** The refusal `team.last-super-admin` where a person is the only one of these super admins, else null. */
export const refuseLast = (superAdmins: readonly number[], userId: number): Outcome<never> | null =>
  superAdmins.length === 1 && superAdmins[0] === userId ? refused("team.last-super-admin") : null;
