import { lockSuperAdmins } from "#app/domain/accounts/super-admins.server.ts";
import type { RefusalCode } from "#app/i18n/refusals.ts";
import { type Outcome, refused } from "#app/lib/outcome.ts";
import { type Tx, transact } from "#app/platform/db.server.ts";

/**
 * Runs a change of the team as one transaction, in which whoever makes it is still a super admin: a guard's answer may be old by the
 * time the change has its locks. The work gets the super admins, all of them locked. Refused with `denied`.
 */
export const asSuperAdmin = <Value>(
  by: number,
  denied: RefusalCode,
  work: (tx: Tx, superAdmins: readonly number[]) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> =>
  transact(async (tx) => {
    const superAdmins = await lockSuperAdmins(tx);
    return superAdmins.includes(by) ? work(tx, superAdmins) : refused(denied);
  });
