import { findAccountId } from "#app/domain/accounts/find-account-id.server.ts";
import { isKnownNetwork } from "#app/domain/accounts/known-network.server.ts";
import { formatTime, karachiTime } from "#app/lib/dates.ts";
import { normalisePhone } from "#app/lib/phone.ts";
import { now } from "#app/platform/clock.server.ts";
import { isKnownDevice } from "./known-device.server.ts";
import { limit, networkOfRequest, refuseFor, type TooMany } from "./limits.server.ts";

const minute = 60_000;

/** The same refusal with the time of day from which on another code is sent. */
function untilTime(tooMany: TooMany | null): TooMany | null {
  if (!tooMany) return null;
  const again = new Date(Math.ceil((now().getTime() + tooMany.seconds * 1000) / minute) * minute);
  return refuseFor(tooMany.seconds, { code: "reset.too-many", values: { time: formatTime(karachiTime(again)) } });
}

/**
 * Counts a request for a new password (decisions 37): two an hour of one network for one account, five of all networks together. A
 * browser that was signed in to the account before has three of its own, and a network that the account is signed in from is not
 * counted with all others, so that no stranger's requests keep its owner out. What is no account is counted alike.
 *
 * @param typed an e-mail address or a phone number
 * @returns null when the request may go on; otherwise the refusal `reset.too-many`, which names the time of day to ask again
 */
export async function limitResetRequest(request: Request, typed: string): Promise<TooMany | null> {
  const account = normalisePhone(typed) ?? typed.toLowerCase();
  const network = networkOfRequest();
  const id = await findAccountId(account);
  const isKnown = await isKnownNetwork(id, network);
  if (id !== null && isKnownDevice(request, id) && !(await limit("reset-device", { account }))) return null;
  const here = (await limit("reset")) ?? (await limit("reset-here", { account: `${account} ${network}` }));
  if (here || isKnown) return untilTime(here);
  return untilTime(await limit("reset-everywhere", { account }));
}

/**
 * Counts a request for the code that joins the orders of a phone number: five an hour of one account, and five to one number by all
 * accounts but its own. Whether the number has orders makes no difference.
 *
 * @returns null when the request may go on; otherwise the refusal `reset.too-many`, which names the time of day to ask again
 */
export async function limitClaimCode(viewer: { id: number; phone: string | null }, phone: string): Promise<TooMany | null> {
  const own = await limit("reset", { account: `orders ${viewer.id}` });
  if (own || viewer.phone === phone) return untilTime(own);
  return untilTime(await limit("claim-everywhere", { account: phone }));
}
