import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { saveProduct } from "#app/domain/catalog/save-product.server.ts";
import { createStaffOrder } from "#app/domain/orders/create-staff-order.server.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { randomFrom } from "#prisma/seed/random.ts";
import startPostgres from "#tests/support/postgres.ts";
import { onFreshDatabase } from "./shop-day/fresh-day.ts";
import { brokenLaws } from "./shop-day/laws.ts";
import type { Raced } from "./shop-day/racer.ts";
import { makeWorld, type World } from "./shop-day/world.ts";
import { noFaults, tally, type Verdict } from "./verdict.ts";

/** Orders that two processes edit at once, and what each submits in a round. */
const [rounds, submits] = [100, 4];

const racer = fileURLToPath(new URL("shop-day/racer.ts", import.meta.url));

async function startRacer(url: string, { seed, world }: { seed: number; world: World }): Promise<ChildProcess> {
  const child = fork(racer, [JSON.stringify({ seed, world, url })], {
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await once(child, "message");
  return child;
}

async function ask(child: ChildProcess, orderId: number): Promise<Raced> {
  child.send({ orderId, submits });
  const [raced] = await once(child, "message");
  return raced as Raced;
}

/** Everything is in stock again, so that a round can begin; the racers count and hide it as they go. */
async function restock({ products, staff }: World): Promise<void> {
  for (const id of products) {
    const isCounted = id !== products.at(-1);
    const change = { inStock: true, status: "active" as const, ...(isCounted && { stockQuantity: thousandths(12_000) }) };
    await saveProduct(id, change, { version: null, by: staff[0] ?? 0 });
  }
}

/** An order of a weighed product, pieces of another and a package of both. */
async function newOrder(world: World, nth: number): Promise<number> {
  await restock(world);
  const {
    products: [weighed = 0, piece = 0],
    packages: [basket = 0],
    staff,
    zones,
  } = world;
  const order = await createStaffOrder(
    {
      source: "phone",
      customerName: "A caller",
      customerPhone: "+923010000000",
      deliveryZone: zones[nth % 2] ?? null,
      deliveryAddress: "House 1",
      paymentMethod: "cash",
      deliveryCharge: null,
      isPaid: nth % 3 === 0,
      lines: [
        { kind: "product", productId: weighed, quantity: thousandths(1000) },
        { kind: "product", productId: piece, quantity: thousandths(2000) },
        { kind: "package", packageId: basket, quantity: thousandths(1000) },
      ],
      key: `race-${nth}`.padEnd(12, "-"),
    },
    { by: staff[0] ?? 0 },
  );
  if (!order.ok) throw new Error(`A round could not begin: ${order.refusal.code}`);
  return order.value.orderId;
}

/** Two processes edit, cancel and refund one order at the same time, and sell and count its stock: the ledgers stay exact. */
export async function editRaces(): Promise<Verdict[]> {
  const stop = await startPostgres();
  try {
    return await onFreshDatabase(process.env["TEST_POSTGRES"] ?? "", async (url) => {
      const world = await makeWorld(randomFrom(1));
      const racers = await Promise.all([1, 2].map((nth) => startRacer(url, { seed: 7000 + nth, world })));
      const codes: string[] = [];
      const broken: string[] = [];
      for (let nth = 1; nth <= rounds; nth += 1) {
        const orderId = await newOrder(world, nth);
        const both = await Promise.all(racers.map((child) => ask(child, orderId)));
        codes.push(...both.flatMap((one) => one.codes));
        if (both.some((one) => one.codes.length < submits && one.broken.length === 0)) broken.push("a process edited nothing");
        broken.push(...both.flatMap((one) => one.broken), ...(await brokenLaws()).map((law) => `order ${orderId}: ${law}`));
        if (broken.length > 0) break;
      }
      for (const child of racers) child.kill();
      return [
        noFaults(
          `${rounds} orders, each edited by two processes at once: totals, stock, ledger and due exact`,
          broken,
          tally(codes),
        ),
      ];
    });
  } finally {
    await stop();
  }
}
