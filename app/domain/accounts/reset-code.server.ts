import { now } from "#app/platform/clock.server.ts";
import { db, type Tx } from "#app/platform/db.server.ts";
import { newToken, tokenHash } from "#app/platform/secret.server.ts";

const minute = 60_000;

/** How long a code for a new password works, milliseconds, and how many tries at it there are (decisions 15). */
const [resetCodeTtl, maxTries] = [10 * minute, 5];

/** So many codes in place of a password are sent to one account in an hour. The others are counted where they are asked for (`http/code-limits`). */
const [mostCodes, countedFor] = [5, 60 * minute];

/** The code of six digits of a request, derived from what the outbox holds with the secret of the shop: the database alone has none. */
export const resetCode = (nonce: string): string =>
  String(Buffer.from(tokenHash(`reset code ${nonce}`)).readUInt32BE(0) % 1_000_000).padStart(6, "0");

/** What a code is for; one for one purpose is none for the other. */
export type CodePurpose = "password" | "orders" | "identity";

const purposes = {
  password: { claimedPhone: null, confirmsIdentity: false },
  orders: { claimedPhone: { not: null } },
  identity: { confirmsIdentity: true },
} as const;

const stillWorks = () => ({ usedAt: null, tries: { lt: maxTries }, createdAt: { gt: new Date(now().getTime() - resetCodeTtl) } });

/**
 * Whether a signed-in person may be sent another code in place of the password: what others ask for about the account uses up none of
 * these. The account's row is held meanwhile, so that concurrent requests count each other.
 */
async function mayConfirm(tx: Tx, userId: number): Promise<boolean> {
  await tx.$queryRaw`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`;
  const createdAt = { gt: new Date(now().getTime() - countedFor) };
  return (await tx.passwordResetCode.count({ where: { userId, confirmsIdentity: true, createdAt } })) < mostCodes;
}

/**
 * Records a request for a code, with or without an account: both get the same answer.
 *
 * @param request the token that whoever asked holds
 * @param claims the phone number whose orders the code joins to the account; null for another purpose
 * @param confirmsIdentity whether the code stands in for the password of a signed-in person
 * @returns the nonce of the code to send; null when none is to be sent
 */
export async function noteCodeRequest(
  tx: Tx,
  {
    request,
    userId,
    claims = null,
    confirmsIdentity = false,
  }: { request: string; userId: number | null; claims?: string | null; confirmsIdentity?: boolean },
) {
  const nonce = newToken();
  const mayHave = userId !== null && (!confirmsIdentity || (await mayConfirm(tx, userId)));
  const owner = { userId: mayHave ? userId : null, claimedPhone: claims };
  const row = { nonce, requestHash: tokenHash(request), ...owner, confirmsIdentity, createdAt: now() };
  await tx.passwordResetCode.create({ data: row, select: { nonce: true } });
  return mayHave ? nonce : null;
}

/** Whether a code may still be entered for a request. The same for a number without an account. */
export async function isCodeAwaited(request: string, purpose: CodePurpose = "password"): Promise<boolean> {
  const where = { requestHash: tokenHash(request), ...purposes[purpose], ...stillWorks() };
  return (await db.passwordResetCode.findFirst({ where, select: { nonce: true } })) !== null;
}

/** The language of whom a code is for, as long as it works; null afterwards. */
export async function findCodeOwner(nonce: string) {
  const found = await db.passwordResetCode.findFirst({
    where: { nonce, ...stillWorks() },
    select: { user: { select: { language: true } } },
  });
  return found?.user ?? null;
}

/**
 * Counts a try at the code of a request before it is compared, in one statement: concurrent guesses have five tries together.
 *
 * @returns the account, if the code is right; `wrong` with tries left; null when the request is unknown, used, too old or out of tries
 */
export async function tryCode(
  request: string,
  code: string,
  purpose: CodePurpose = "password",
): Promise<{ userId: number; nonce: string; claimedPhone: string | null } | "wrong" | null> {
  const where = { requestHash: tokenHash(request), ...purposes[purpose], ...stillWorks() };
  const [row] = await db.passwordResetCode.updateManyAndReturn({ where, data: { tries: { increment: 1 } } });
  if (!row) return null;
  if (row.userId !== null && resetCode(row.nonce) === code) {
    const { userId, nonce, claimedPhone } = row;
    return { userId, nonce, claimedPhone };
  }
  return row.tries < maxTries ? "wrong" : null;
}
