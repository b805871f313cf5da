import "#tests/bench/rig/environment.ts";
import { openDatabase } from "#app/platform/db.server.ts";
import { randomFrom } from "#prisma/seed/random.ts";
import { callOff } from "./customers.ts";
import { type Act, newDay } from "./day.ts";
import { editProduct } from "./shop.ts";
import { editLines, giveBack, moveHouse, save, sell } from "./staff.ts";
import { readState } from "./state.ts";
import type { World } from "./world.ts";

/** An edit of the shared order, or of its products' stock. */
const acts: readonly Act[] = [editLines, editLines, editLines, editLines, save, callOff, moveHouse, giveBack, sell, editProduct];

/** What one process did in a round: the code of each answer, and what of it must not be. */
export type Raced = { codes: string[]; broken: string[] };

const { seed, world, url } = JSON.parse(process.argv[2] ?? "{}") as { seed: number; world: World; url: string };
openDatabase(url);
const random = randomFrom(seed);
const day = newDay({ random, world, seed, isAlone: false });

/** Acts on one order, a few times in a row. */
async function race({ orderId, submits }: { orderId: number; submits: number }): Promise<Raced> {
  const raced: Raced = { codes: [], broken: [] };
  for (let nth = 0; nth < submits; nth += 1) {
    const state = await readState();
    const order = state.orders.get(orderId);
    try {
      const { code, broken } = await random.pick(acts)(day, { ...state, orders: new Map(order ? [[orderId, order]] : []) });
      raced.codes.push(code);
      raced.broken.push(...broken);
    } catch (problem) {
      raced.broken.push(`thrown: ${problem}`);
    }
  }
  return raced;
}

process.on("message", (round) => race(round as { orderId: number; submits: number }).then((raced) => process.send?.(raced)));
process.send?.("ready");
