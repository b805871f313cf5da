import { setTimeout as sleep } from "node:timers/promises";
import { findAccountId } from "#app/domain/accounts/find-account-id.server.ts";
import { normalisePhone } from "#app/lib/phone.ts";
import { isAnyonesDevice, isKnownDevice } from "./known-device.server.ts";
import { countTry, forgive, limit, networkOfRequest, type TooMany, takeBack, takeBackSlowed } from "./limits.server.ts";

/** The longest delay of an answer, milliseconds. */
const longestDelay = 4000;

/** How long an answer is held back after so many tries too many: twice as long each time. */
const delayAfter = (tooMany: number): number => (tooMany <= 0 ? 0 : Math.min(longestDelay, 250 * 2 ** (tooMany - 1)));

/** A counted try: refused, or allowed; `forget` removes it from the count after the right password. */
export type PasswordTry = { tooMany: TooMany } | { tooMany: null; reset: () => Promise<unknown> };

/**
 * Counts a try at a password before it is checked: by account and network, so that nobody locks out who comes from elsewhere.
 * Tries beyond ten there, or fifty of the account from everywhere, are answered later and later, never refused; only a network
 * that guessed fifty times at whatever accounts is. A browser on which the account was signed in to before has ten tries of its own.
 *
 * @param typed what was typed as e-mail or phone; unknown people are counted like known ones
 */
export async function countPasswordTry(request: Request, typed: string): Promise<PasswordTry> {
  const account = normalisePhone(typed) ?? typed;
  if (isAnyonesDevice(request)) {
    const id = await findAccountId(account);
    if (id !== null && isKnownDevice(request, id) && !(await limit("known-device", { account })))
      return { tooMany: null, reset: () => forgive("known-device", account) };
  }
  const tooMany = await limit("sign-in");
  if (tooMany) return { tooMany };
  const here = `${account} ${networkOfRequest()}`;
  const [fromHere, fromEverywhere] = await Promise.all([
    countTry("password-here", here),
    countTry("password-everywhere", account),
  ]);
  await sleep(delayAfter(Math.max(fromHere, fromEverywhere)));
  return {
    tooMany: null,
    reset: () =>
      Promise.all([forgive("password-here", here), takeBackSlowed("password-everywhere", account), takeBack("sign-in")]),
  };
}
