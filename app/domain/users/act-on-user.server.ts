import { lockSuperAdmins, refuseLast } from "#app/domain/accounts/super-admins.server.ts";
import type { Role } from "#app/domain/team/permissions.ts";
import { type Outcome, refused } from "#app/lib/outcome.ts";
import { type Tx, transact } from "#app/platform/db.server.ts";

/** An account that staff act on. */
export type TargetUser = {
  id: number;
  name: string;
  email: string | null;
  phone: string | null;
  whatsappPhone: string | null;
  role: Role | null;
};

interface ActOnUser {
  id: number;
  /** who acts; null for the person themselves */
  by: number | null;
  /** whether the account is lost with it, which the last super admin's cannot be */
  takesAway: boolean;
}

/**
 * Runs what staff do to an account as one transaction, with its row locked. Only a super admin acts on the team, and nobody takes the
 * last one of them away. Refused with `account.not-found`, also for an anonymised account, `account.staff-only-by-owner`,
 * `account.not-yourself`, `team.last-super-admin`, `busy`.
 */
export const actOnUser = <Value>(
  { id, by, takesAway }: ActOnUser,
  work: (tx: Tx, user: TargetUser) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> =>
  transact(async (tx) => {
    const superAdmins = await lockSuperAdmins(tx);
    const [user] = await tx.$queryRaw<TargetUser[]>`
      SELECT id, name, email, phone, whatsapp_phone AS "whatsappPhone", role::text AS role FROM users WHERE id = ${id} AND anonymised_at IS NULL FOR UPDATE`;
    if (!user) return refused("account.not-found");
    if (user.role && by !== null && !superAdmins.includes(by)) return refused("account.staff-only-by-owner");
    if (!takesAway) return work(tx, user);
    if (id === by) return refused("account.not-yourself");
    return refuseLast(superAdmins, id) ?? work(tx, user);
  });
