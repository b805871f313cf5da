import { normalisePhone } from "#app/lib/phone.ts";
import { db } from "#app/platform/db.server.ts";

/** How an account is looked up by what its owner types: an e-mail address in any case, or a phone number in any spelling. */
export function whereAccount(who: string): { phone: string } | { email: string } {
  const phone = normalisePhone(who);
  return phone ? { phone } : { email: who.toLowerCase() };
}

/** The number of the account of an e-mail address or phone number, or null. */
export async function findAccountId(who: string): Promise<number | null> {
  const user = await db.user.findUnique({ where: whereAccount(who), select: { id: true } });
  return user?.id ?? null;
}
