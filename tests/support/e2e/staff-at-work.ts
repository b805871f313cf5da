import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { test } from "@playwright/test";

/** What staff do to an order: the money is in, something else is sent for its first line, money goes back (rupees). */
export type OrderWork = { orderId: number } & (
  | { does: "receive" }
  | { does: "replace"; productId: number; quantity: number }
  | { does: "refund"; rupees: number }
  | { does: "cancel" }
);

/** To an order, or to the stock of a product: so much is left, in selling units. */
export type StaffWork = OrderWork | { does: "count"; product: string; left: number };

/** How much longer a journey may take for each program that is started beside it: on a busy machine that takes long, milliseconds. */
const startsWithin = 60_000;

/** Does it to the shop that is open, by the domain's own commands: the orders desk's forms have their own journeys. */
export async function workAsStaff(work: StaffWork): Promise<void> {
  test.setTimeout(test.info().timeout + startsWithin);
  const script = resolve(import.meta.dirname, "do-staff-work.ts");
  await promisify(execFile)(process.execPath, ["--import", "tsx", script, JSON.stringify(work)], {
    env: { ...process.env, DATA_DIR: process.env["SHOP_DATA"] },
  });
}
