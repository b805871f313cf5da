import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
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

/** How much longer a journey may take for a program that is started beside it: on a busy machine that takes long, milliseconds. */
const startsWithin = 60_000;

/** The program that does the work of staff: one for all journeys of a worker, as each start takes seconds. */
let staff: ChildProcess | undefined;

/** Does it to the shop that is open, by the domain's own commands: the orders desk's forms have their own journeys. */
export async function workAsStaff(work: StaffWork): Promise<void> {
  test.setTimeout(test.info().timeout + startsWithin);
  staff ??= startStaff();
  const answer = Promise.race([once(staff, "message"), once(staff, "exit").then(([code]) => [`It ended with ${code}.`])]);
  staff.send(work);
  const [problem] = await answer;
  if (problem) throw new Error(problem);
}

function startStaff(): ChildProcess {
  const started = fork(resolve(import.meta.dirname, "do-staff-work.ts"), {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, DATA_DIR: process.env["SHOP_DATA"] },
  });
  started.unref(); // it ends with its worker
  started.channel?.unref();
  return started;
}
