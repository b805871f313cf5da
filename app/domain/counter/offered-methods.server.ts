import { isOffered } from "#app/domain/payments/is-offered.server.ts";
import type { Tender } from "#app/domain/payments/split-tender.ts";
import { type CounterMethod, counterMethods } from "./counter-payment.ts";

/** The methods beside cash that the counter takes now. */
export async function listCounterMethods(): Promise<CounterMethod[]> {
  const offered = await Promise.all(counterMethods.map(isOffered));
  return counterMethods.filter((_, at) => offered[at]);
}

/** The row of the first payment by a method that is not offered now, or null. */
export async function findUnofferedRow({ others }: Tender): Promise<number | null> {
  const offered = await Promise.all(others.map(({ method }) => isOffered(method)));
  return others[offered.indexOf(false)]?.row ?? null;
}
