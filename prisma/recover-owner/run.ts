import { offerOwnerRecovery } from "#app/domain/accounts/owner-recovery.server.ts";
import { db, openDatabase } from "#app/platform/db.server.ts";
import { env, ownOrigins } from "#app/platform/env.server.ts";
import { withOpenDatabase } from "../backup/with-database.ts";

/**
 * What `npm run recover-owner` does, whether the shop is open at the moment or not: makes the one-time link with which a super admin who
 * lost password or second factor comes in again.
 *
 * @returns the link and what it does, for the terminal. Throws a sentence where nobody, or not one alone, is meant
 */
export const runRecovery = ([email]: readonly string[]): Promise<string> =>
  withOpenDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR }, async (url) => {
    openDatabase(url);
    const recovery = await offerOwnerRecovery(email ?? null).finally(() => db.$disconnect());
    if (recovery.path === null) throw new Error(whoElse(recovery.superAdmins));
    return [
      `For ${recovery.email}, once, within 30 minutes: ${ownOrigins()[0]}${recovery.path}`,
      "It sets a new password, removes the second factor and ends every session.",
    ].join("\n");
  });

function whoElse(superAdmins: readonly string[]): string {
  if (superAdmins.length === 0) return "This shop has no super admin yet: npm start prints the link that makes one.";
  return `Name one of the shop's super admins: npm run recover-owner -- ${superAdmins.join(" | ")}`;
}
