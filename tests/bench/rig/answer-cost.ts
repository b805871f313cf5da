import { load, percentile } from "./load.ts";
import { postgresCpu, serverCpu } from "./spent.ts";
import type { Shop } from "./start-shop.ts";

/** What an answer costs, warm: CPU of server and database in milliseconds, and the wait that 95 of 100 stay below. */
export type AnswerCost = { database: number; app: number; slow: number };

const shoppers = 2;

/** Requests these URLs one after the other, and measures all but the first `warmUp` of `requests` more. */
export async function answerCost(
  shop: Pick<Shop, "origin" | "pid" | "postmaster">,
  addresses: readonly string[],
  { warmUp, requests, cookie = "" }: { warmUp: number; requests: number; cookie?: string },
): Promise<AnswerCost> {
  const make = (number: number) => ({
    path: addresses[number % addresses.length] ?? "/",
    headers: { Accept: "*/*", ...(cookie && { Cookie: cookie }) },
  });
  const { origin } = shop;
  await load({ origin, shoppers, requests: warmUp, make });
  const before = { app: serverCpu(shop), database: postgresCpu(shop) };
  const { waits } = await load({
    origin,
    shoppers,
    requests,
    make,
    look({ status }, number) {
      if (status !== 200) throw new Error(`${make(number).path} answered ${status}.`);
    },
  });
  return {
    app: (serverCpu(shop) - before.app) / requests,
    database: (postgresCpu(shop) - before.database) / requests,
    slow: percentile(waits, 0.95),
  };
}
