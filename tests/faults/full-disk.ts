import { execFileSync } from "node:child_process";
import { chmodSync, closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { auditOrders, newestOrder } from "#tests/bench/rig/audit-orders.ts";
import { acknowledged, checkoutRequest } from "#tests/bench/rig/checkout-request.ts";
import { HttpConnection } from "#tests/bench/rig/http-connection.ts";
import { makeShoppers } from "#tests/bench/rig/shoppers.ts";
import { startShop } from "#tests/bench/rig/start-shop.ts";
import { stockProduct } from "#tests/bench/rig/stock-products.ts";
import { ask, responseFaults, type Seen, visit } from "./database-outage.ts";
import { type Course, listMisplaced, shopOn } from "./ordering.ts";
import { inTime, noFaults, tally, timeLimit, type Verdict } from "./verdict.ts";
import { connected } from "./with-shop.ts";

/** The demo shop and its log of transactions take 200 MB of it. */
const size = "500m";

/** Orders come in for so long before the disk is full, while it is, and after there is space again, milliseconds. */
const spans = { before: 3_000, full: 20_000, after: 6_000 };

/** The shop takes orders again by then, milliseconds. */
const recoveryTimeout = 2_000;

/** More files of 16 MB than PostgreSQL retains for reuse. */
const maxLogFiles = 64;

const shoppersAtOnce = 2;
const orders = 3_000;

/** A folder on a file system of its own that is soon full; null where none may be mounted. */
function mountSmallDisk(): { path: string; remove: () => void } | null {
  const path = mkdtempSync(join(tmpdir(), "taaza-disk-"));
  const remove = () => rmSync(path, { recursive: true, force: true });
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size},mode=755`, "tmpfs", path], { stdio: "ignore" });
  } catch {
    remove();
    return null;
  }
  chmodSync(path, 0o755); // PostgreSQL's own account reaches its data through it
  return {
    path,
    remove: () => {
      execFileSync("umount", ["--lazy", path]);
      remove();
    },
  };
}

/** Fills the disk; frees the space again. */
function fillDisk(path: string): () => void {
  const filler = join(path, "filler");
  const file = openSync(filler, "w");
  for (const bytes of [2 ** 20, 2 ** 12]) {
    try {
      for (const block = Buffer.alloc(bytes); ; ) writeSync(file, block);
    } catch {
      fsyncSync(file);
    }
  }
  closeSync(file);
  return () => rmSync(filler);
}

/** Starts new WAL files until there is no space for another: PostgreSQL then stops, and cannot start either. */
async function exhaustLog(databaseUrl: string): Promise<void> {
  const client = await connected(databaseUrl);
  try {
    for (let file = 0; file < maxLogFiles; file++)
      await client.query("SELECT pg_logical_emit_message(true, 'full', 'disk'), pg_switch_wal()");
  } catch {
    console.error("  PostgreSQL has no room for its log and ended");
  } finally {
    await client.end().catch(() => undefined);
  }
}

type Filled = { full: number; logFull: number; room: number; seen: Seen[]; submits: Seen[]; acknowledged: number[] };

/** Lets customers order and visitors read before, while and after the disk is full. */
async function orderOnFullDisk(course: Course, path: string): Promise<Filled> {
  const until = Date.now() + spans.before + spans.full + timeLimit(spans.after);
  const filled: Filled = { full: 0, logFull: 0, room: 0, seen: [], submits: [], acknowledged: [] };
  const shopping = Array.from({ length: shoppersAtOnce }, () => shopOn(course, { retriesErrors: true, pause: 50 }));
  const visiting = [
    ["/", "/products"],
    ["/product/7", "/auth", "/cart"],
  ].map((paths) => visit(course, paths, until, filled.seen));
  const noting = noteOrders(course, until, filled.acknowledged);
  await sleep(spans.before);
  const giveBack = fillDisk(path);
  filled.full = Date.now();
  const submitting = submit(course, until, filled.submits);
  await sleep(spans.full / 2);
  filled.logFull = Date.now();
  await exhaustLog(course.shop.databaseUrl);
  await sleep(spans.full / 2);
  giveBack();
  filled.room = Date.now();
  await Promise.all([...visiting, noting, submitting]);
  course.waiting.length = 0;
  await Promise.all(shopping);
  return filled;
}

/** Customers submit "Place order", each until it is acknowledged; records every other response. */
async function submit(course: Course, until: number, seen: Seen[]): Promise<void> {
  let shopper = course.waiting.pop();
  const line = new HttpConnection(course.shop.origin);
  while (shopper && Date.now() < until) {
    const sent = checkoutRequest(course.shop.origin, shopper, { key: `order-of-${shopper.userId}` });
    const tried = await ask(line, sent);
    const order = tried.answer && acknowledged(tried.answer);
    if (order) course.acknowledged.set(shopper.userId, order);
    if (order) shopper = course.waiting.pop();
    else seen.push(tried);
    await sleep(100);
  }
  line.hangUp();
}

/** Notes when each further order was acknowledged. */
async function noteOrders(course: Course, until: number, times: number[]): Promise<void> {
  while (Date.now() < until) {
    while (times.length < course.acknowledged.size) times.push(Date.now());
    await sleep(10);
  }
}

/** The disk under the shop's data is full while orders come in, and has space again later. */

export async function fullDisk(): Promise<Verdict[]> {
  const disk = mountSmallDisk();
  if (!disk) return [{ what: "a full disk", seen: "not tried: this machine lets us mount no small file system", ok: true }];
  try {
    const shop = await startShop(disk.path);
    const course: Course = { shop, waiting: [], acknowledged: new Map(), refused: [], broken: [] };
    return await judge(course, disk.path).finally(shop.stop);
  } finally {
    disk.remove();
  }
}

/** A refusal gives the form back with what was typed; anything else costs the customer that. */
const formless = ({ answer }: Seen): string[] =>
  answer?.body.includes('name="delivery_address"') ? [] : [`a press was answered ${answer?.status} without its form`];

async function judge(course: Course, path: string): Promise<Verdict[]> {
  const began = performance.now();
  const setUp = await connected(course.shop.databaseUrl);
  const productId = await stockProduct(setUp, 100_000);
  const newest = await newestOrder(setUp);
  course.waiting = await makeShoppers(setUp, orders, () => [{ productId, quantity: 1000 }]);
  await setUp.end();
  const { full, logFull, room, seen, submits, acknowledged } = await orderOnFullDisk(course, path);
  const reopened = (acknowledged.find((at) => at > room) ?? Number.POSITIVE_INFINITY) - room;
  const client = await connected(course.shop.databaseUrl);
  const misplaced = await listMisplaced(client, course, newest);
  const wrong = await auditOrders(client, newest);
  await client.end();
  const kept = submits.filter(({ at, ms }) => at + ms < logFull);
  const during = seen.filter(({ at }) => at >= full && at < room);
  return [
    noFaults(
      "full disk: each acknowledged order is there, and no other",
      misplaced,
      `${acknowledged.length} kept, ${acknowledged.filter((at) => at >= full && at < room).length} of them meanwhile`,
    ),
    noFaults("none is half an order, every stock figure is its ledger's sum", wrong, "all whole"),
    noFaults(
      "meanwhile every page is answered within 10 s, with a sentence where it cannot be shown",
      during.flatMap(responseFaults),
      tally(during.map(({ answer }) => answer?.status ?? 0)),
    ),
    noFaults(
      "a press is refused in a sentence, and while PostgreSQL runs as a form that can be sent again",
      [...submits.flatMap(responseFaults), ...kept.flatMap(formless)],
      tally(submits.map(({ answer }) => answer?.status ?? 0)),
    ),
    inTime(
      {
        what: "PostgreSQL runs and orders are taken within 2 s of there being room",
        seen: `${reopened} ms, ${course.broken.length} tries refused or broken off meanwhile`,
        ms: reopened,
        within: recoveryTimeout,
      },
      began,
    ),
  ];
}
