import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { placeOrder } from "#app/domain/checkout/place-order.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { mostUnanswered } from "#app/platform/outbox-delivery.server.ts";
import { randomFrom } from "#prisma/seed/random.ts";
import { checkoutOf } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { startMailServer } from "#tests/fixtures/mail-server.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { makeZone } from "#tests/fixtures/make-zone.ts";
import { setWhatsapp, startGateway } from "#tests/fixtures/whatsapp-gateway.ts";
import startPostgres from "#tests/support/postgres.ts";
import { onFreshDatabase } from "./shop-day/fresh-day.ts";
import { killWorker, startMessageWorker } from "./start-message-worker.ts";
import { noFaults, timeLimit, type Verdict } from "./verdict.ts";

const [kills, perKill] = [50, 6];
const orders = kills * perKill;

/** What is left leaves within this time after the last kill, milliseconds. */
const timeout = 120_000;

/** A claim this old is that of a process that died, milliseconds at the ordinary pace: every answer of these servers comes sooner. */
const orphaned = 2000;

type Placing = () => Promise<void>;

/** How much had arrived when a worker was dead. */
type Killed = { emails: number; texts: number };

/** The shop whose orders are placed: WhatsApp without a pace, a mail server, one number and one address of the shop's own. */
async function openShop() {
  const [gateway, mail] = await Promise.all([startGateway(), startMailServer()]);
  const { hostname, port } = new URL(env.SMTP_URL ?? "");
  env.SMTP_URL = undefined;
  env.OUTBOUND_ALLOW.push(`${hostname}:${port}`);
  await setWhatsapp({
    admin_numbers: ["+923009998877"],
    pace: { min_seconds: 0, max_seconds: 0, daily_cap: 100_000 },
  });
  await db.setting.create({ data: { key: "shop", value: { adminEmails: "salam@made.test" } } });
  const account = { name: "mail", kind: "smtp", smtpHost: hostname, smtpPort: Number(port), dailyLimit: 100_000 };
  await db.emailProvider.create({ data: account });
  const stop = () => Promise.all([gateway.stop(), mail.stop()]);
  return { gateway, mail, stop };
}

type Shop = Awaited<ReturnType<typeof openShop>>;

/** The orders to place, each of a customer with a filled cart. */
async function prepareOrders(): Promise<Placing[]> {
  await makeZone().catch(() => undefined); // the template may have it
  const rice = await makeProduct({ name: "Rice" });
  const placings: Placing[] = [];
  for (let nth = 0; nth < orders; nth += 1) {
    const customer = await makeUser();
    await fillCart(customer.id, [{ product: rice, quantity: 1 }]);
    const form = checkoutOf({ customer_phone: `0302-${2_000_000 + nth}` });
    placings.push(async () => {
      const outcome = await placeOrder(customer, form);
      if (!outcome.ok) throw new Error(`an order was refused: ${outcome.refusal.code}`);
    });
  }
  return placings;
}

/** What time does after a crash: the lease of the messages in hand and the hold of their lane run out. */
async function endOrphanedLeases(): Promise<void> {
  const age = timeLimit(orphaned);
  const [claimed, held] = [new Date(Date.now() - age), new Date(Date.now() + 30_000 - age)];
  await db.$executeRaw`UPDATE outbox SET not_before = now() WHERE status = 'waiting' AND claimed_at < ${claimed} AND not_before > now()`;
  await db.$executeRaw`UPDATE outbox_lanes SET next_at = NULL WHERE next_at BETWEEN now() AND ${held}`;
}

/** Two processes send the messages while the orders come in; one of them is killed at 50 random moments, and another takes its place. */
async function killWorkers(url: string, { placings, shop }: { placings: readonly Placing[]; shop: Shop }): Promise<Killed[]> {
  const killed: Killed[] = [];
  const random = randomFrom(18);
  const workers: ChildProcess[] = await Promise.all([startMessageWorker({ url }), startMessageWorker({ url })]);
  for (let nth = 0; nth < kills; nth += 1) {
    const placing = Promise.all(placings.slice(nth * perKill, (nth + 1) * perKill).map((place) => place()));
    await sleep(random.between(0, 400));
    const [victim] = workers.splice(random.between(0, 1), 1);
    if (victim) await killWorker(victim);
    killed.push({ emails: shop.mail.emails.length, texts: shop.gateway.messages.length });
    await placing;
    workers.push(await startMessageWorker({ url }));
    await endOrphanedLeases();
  }
  for (
    const until = Date.now() + timeLimit(timeout);
    Date.now() < until && (await db.outbox.count({ where: { status: "waiting" } })) > 0;
  ) {
    await sleep(200);
    await endOrphanedLeases();
  }
  await Promise.all(workers.map(killWorker));
  return killed;
}

type Row = { id: bigint; channel: string; recipient: string; text: string | null };

/**
 * When each message arrived, as the number of workers that were dead by then: e-mails by the id of their row, WhatsApp by number and
 * text, which names the order.
 */
function arrivals({ gateway, mail }: Shop, killed: readonly Killed[]): (row: Row) => readonly number[] {
  const times = new Map<string, number[]>();
  const note = (key: string, deadBy: number) => void times.set(key, [...(times.get(key) ?? []), deadBy]);
  for (const [nth, { source }] of mail.emails.entries()) {
    const key = /Message-ID: <outbox-(\d+)@/i.exec(source)?.[1] ?? "";
    note(key, killed.filter(({ emails }) => emails <= nth).length);
  }
  for (const [nth, { phone, message }] of gateway.messages.entries()) {
    note(`${phone} ${message}`, killed.filter(({ texts }) => texts <= nth).length);
  }
  return ({ id, channel, recipient, text }) => times.get(channel === "email" ? String(id) : `${recipient} ${text}`) ?? [];
}

/** How many messages left twice by each kill: one that arrived again was not noted by the worker that died next. */
function doublesOfKills(doubled: readonly (readonly number[])[]): number[] {
  const counts = new Array<number>(kills + 1).fill(0);
  for (const times of doubled) for (const deadBy of times.slice(0, -1)) counts[deadBy] = (counts[deadBy] ?? 0) + 1;
  return counts;
}

async function verdicts(url: string): Promise<Verdict[]> {
  const shop = await openShop();
  const killed = await killWorkers(url, { placings: await prepareOrders(), shop });
  await shop.stop();
  const select = {
    id: true,
    channel: true,
    recipient: true,
    text: true,
    status: true,
    perhapsTwice: true,
    unanswered: true,
    orderId: true,
  } as const;
  const rows = await db.outbox.findMany({ select });
  const times = arrivals(shop, killed);
  const doubled = rows.filter((row) => times(row).length > 1);
  const ofKills = doublesOfKills(doubled.map(times));
  const announced = new Set(rows.map(({ orderId }) => orderId));
  const marked = rows.filter(({ perhapsTwice }) => perhapsTwice).length;
  const isNamed = ({ status, unanswered }: { status: string; unanswered: number }) =>
    status === "dead" && unanswered >= mostUnanswered;
  const named = rows.filter(isNamed).length;
  return [
    noFaults(
      `${rows.length} messages of ${announced.size} orders, their workers killed ${kills} times: each left, or both its tries were killed and the desk names it`,
      rows
        .filter((row) => !isNamed(row) && (row.status !== "sent" || times(row).length === 0))
        .map(({ id, status }) => `message ${id} is ${status}`),
      `${rows.length - named} left, ${named} named`,
    ),
    {
      what: "every order is announced to its customer and the shop, on WhatsApp and by e-mail",
      seen: `${announced.size} orders, ${rows.length} messages`,
      ok: announced.size === orders && rows.length === orders * 4,
    },
    {
      what: "of each kill at most one left twice",
      seen: `${doubled.length} doubled, ${Math.max(...ofKills)} by one kill at most, ${marked} marked`,
      ok: Math.max(...ofKills) <= 1,
    },
    noFaults(
      "each that left twice says so",
      doubled.filter(({ perhapsTwice }) => !perhapsTwice).map(({ id }) => `message ${id}`),
      "all",
    ),
  ];
}

/** Processes that send messages die in the midst of it. */
export async function messageKills(): Promise<Verdict[]> {
  const stop = await startPostgres();
  try {
    return await onFreshDatabase(process.env["TEST_POSTGRES"] ?? "", verdicts);
  } finally {
    await stop();
  }
}
