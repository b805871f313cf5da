import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { db } from "#app/platform/db.server.ts";
import { verifyPassword } from "#app/platform/passwords.server.ts";
import type { Account } from "./account.ts";
import { whereAccount } from "./find-account-id.server.ts";
import { mayEnter } from "./internal/may-enter.server.ts";
import { refuseNewPassword } from "./new-password.server.ts";

/**
 * The account of an e-mail address or phone number, if the password is its own. Unknown people and wrong passwords get
 * the same answer after the same time, and so does a demo account outside demo mode. Where another password is required, one that
 * turns out to keep the rule of staff will do. Refused with `sign-in.wrong`; with `sign-in.blocked` only whoever knows the password.
 *
 * @param who an e-mail address in any case, or a phone number in any spelling
 */
export async function verifyCredentials(who: string, password: string): Promise<Outcome<Account>> {
  const user = await db.user.findUnique({
    where: whereAccount(who),
    select: { id: true, role: true, email: true, passwordHash: true, blockedAt: true, passwordChangeRequired: true },
  });
  const fits = await verifyPassword(user?.passwordHash ?? null, password);
  if (!user || !fits || !mayEnter(user.email)) return refused("sign-in.wrong");
  if (user.blockedAt) return refused("sign-in.blocked");
  if (user.passwordChangeRequired && (await refuseNewPassword(password, { isStaff: true, field: "password" })) === null)
    await db.user.updateMany({
      where: { id: user.id, passwordHash: user.passwordHash },
      data: { passwordChangeRequired: false },
    });
  return done({ id: user.id, role: user.role });
}
