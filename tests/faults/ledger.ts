import { addLine } from "#app/domain/orders/add-line.server.ts";
import { failPayment } from "#app/domain/orders/fail-payment.server.ts";
import { sumPayments } from "#app/domain/orders/list-payments.server.ts";
import type { PaymentFilter } from "#app/domain/orders/payment-filter.ts";
import { receivePayment } from "#app/domain/orders/receive-payment.server.ts";
import { refundOrder } from "#app/domain/orders/refund-order.server.ts";
import { refundPayment } from "#app/domain/orders/refund-payment.server.ts";
import { removeLine } from "#app/domain/orders/remove-line.server.ts";
import { saveOrder } from "#app/domain/orders/save-order.server.ts";
import { setLineQuantity } from "#app/domain/orders/set-line-quantity.server.ts";
import { mergePaymentDaySums } from "#app/domain/payments/payment-day-sums.server.ts";
import { paymentGateways, paymentMethods, paymentStatuses } from "#app/domain/payments/payment-status.ts";
import { refundCauses } from "#app/domain/payments/refund-cause.ts";
import { rupees } from "#app/lib/money.ts";
import type { Outcome } from "#app/lib/outcome.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { db } from "#app/platform/db.server.ts";
import { type Random, randomFrom } from "#prisma/seed/random.ts";
import { byStaff } from "#tests/fixtures/by-staff.ts";
import { makeContact } from "#tests/fixtures/make-contact.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import startPostgres from "#tests/support/postgres.ts";
import { onFreshDatabase } from "./shop-day/fresh-day.ts";
import { brokenLaws } from "./shop-day/laws.ts";
import { noFaults, tally, type Verdict } from "./verdict.ts";

/** What one of two clerks does to an order. */
type Deed = (orderId: number, clerk: { random: Random; by: number }) => Promise<Outcome<unknown>>;

const take = (by: number) => ({ version: null, key: null, by });

/** A payment of the order, any of them. */
async function anyPayment(orderId: number, random: Random): Promise<number> {
  const payments = await db.payment.findMany({ where: { orderId }, select: { id: true }, orderBy: { id: "asc" } });
  return random.pick(payments.map(({ id }) => id));
}

/** A line of the order, any of them that is not a credit. */
async function anyLine(orderId: number, random: Random): Promise<number> {
  const lines = await db.orderLine.findMany({
    where: { orderId, lineTotal: { gte: 0 } },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  return lines.length > 0 ? random.pick(lines.map(({ id }) => id)) : 0;
}

const anyRefund = (random: Random) => ({
  amount: rupees(random.between(1, 450)),
  cause: random.pick([...refundCauses]),
  note: null,
});

const deeds: Readonly<Record<string, Deed>> = {
  paid: (id, { by }) => saveOrder(id, { isPaid: true }, { version: null, by }),
  unpaid: (id, { by }) => saveOrder(id, { isPaid: false }, { version: null, by }),
  received: async (id, { random, by }) => {
    const receipt = { amount: rupees(random.between(1, 600)), method: random.pick([...paymentMethods]), reference: null };
    return receivePayment(await anyPayment(id, random), receipt, take(by));
  },
  failed: async (id, { random, by }) => failPayment(await anyPayment(id, random), null, take(by)),
  refunded: (id, { random, by }) => refundOrder(id, anyRefund(random), take(by)),
  "given back": async (id, { random, by }) => refundPayment(await anyPayment(id, random), anyRefund(random), take(by)),
  "line added": (id, { random, by }) => {
    const line = { name: "Saag", description: null, source: "phone", productId: null } as const;
    const amount = { quantity: thousandths(1000), unitPrice: rupees(random.between(1, 200)) };
    return addLine(id, { kind: "custom", ...line, ...amount }, byStaff(by));
  },
  "line changed": async (id, { random, by }) => {
    const quantity = thousandths(1000 * random.between(1, 4));
    return setLineQuantity(id, { lineId: await anyLine(id, random), quantity }, byStaff(by));
  },
  "line removed": async (id, { random, by }) => removeLine(id, await anyLine(id, random), byStaff(by)),
  cancelled: (id, { by }) => saveOrder(id, { status: "cancelled" }, { version: null, by }),
  reopened: (id, { random, by }) => saveOrder(id, { status: random.pick(["pending", "delivered"]) }, { version: null, by }),
};

/** So many deeds each clerk does to an order. */
const deedsEach = 3;

/** Two clerks work on one order at the same time. Gives the codes of their answers, and whatever was thrown. */
async function playSequence(random: Random, clerks: readonly number[]): Promise<{ codes: string[]; thrown: string[] }> {
  const played = { codes: [] as string[], thrown: [] as string[] };
  const [isPaid, paymentMethod] = [random.chance(0.4), random.pick([...paymentMethods])];
  const { id: contactId } = await makeContact({ khataLimit: rupees(1_000_000) });
  const { id } = await makeOrder({ isPaid, paymentMethod, contactId });
  const trails = clerks.map((by) => ({ by, names: Array.from({ length: deedsEach }, () => random.pick(Object.keys(deeds))) }));
  const work = async ({ by, names }: (typeof trails)[number]) => {
    for (const name of names) {
      try {
        const outcome = await deeds[name]?.(id, { random, by });
        played.codes.push(outcome?.ok ? `${name}: done` : `${name}: ${outcome?.refusal.code}`);
      } catch (problem) {
        played.thrown.push(`order ${id}, ${name}: ${String(problem).slice(-200)}`);
      }
    }
  };
  await Promise.all(trails.map(work));
  return played;
}

/** The moments at which an order or a payment held less than nothing: more had gone back than had come in. */
const listNegative = () => db.$queryRaw<{ what: string }[]>`
  SELECT 'payment ' || payment_id AS what FROM (
    SELECT payment_id, sum(CASE kind WHEN 'charge' THEN amount ELSE -amount END) OVER (PARTITION BY payment_id ORDER BY id) AS held
    FROM payment_entries) AS running WHERE held < 0
  UNION SELECT 'order ' || order_id FROM (
    SELECT p.order_id, sum(CASE e.kind WHEN 'charge' THEN e.amount ELSE -e.amount END) OVER (PARTITION BY p.order_id ORDER BY e.id) AS held
    FROM payment_entries e JOIN payments p ON p.id = e.payment_id) AS running WHERE held < 0`;

const filters: readonly Pick<PaymentFilter, "status" | "gateway">[] = [
  { status: null, gateway: null },
  ...paymentStatuses.map((status) => ({ status, gateway: null })),
  ...[...paymentGateways, "other" as const].map((gateway) => ({ status: null, gateway })),
];

/**
 * The filters under which the cards of the payments show something else than the entries of the ledger add up to. What settles an order on
 * khata is no money received; asked for by itself, its sum is shown.
 */
async function listWrongCards(): Promise<string[]> {
  const wrong: string[] = [];
  for (const filter of filters) {
    const { status, gateway } = filter;
    const name = gateway === "other" ? null : gateway;
    const rows = await db.$queryRaw<{ count: number; completed: number; pending: number; received: number }[]>`
      SELECT count(*)::int AS count, count(*) FILTER (WHERE status = 'completed')::int AS completed,
        count(*) FILTER (WHERE status = 'pending')::int AS pending,
        coalesce(sum((SELECT sum(CASE kind WHEN 'charge' THEN amount ELSE -amount END) FROM payment_entries WHERE payment_id = p.id))
          FILTER (WHERE ${gateway}::text IS NOT NULL OR gateway_name IS DISTINCT FROM 'khata'), 0)::float8 AS received
      FROM payments p WHERE (${status}::text IS NULL OR status::text = ${status})
        AND (${gateway}::text IS NULL OR gateway_name IS NOT DISTINCT FROM ${name})`;
    const cards = await sumPayments({ ...filter, pile: "all", search: "", page: 1 });
    const [one, other] = [JSON.stringify(cards), JSON.stringify(rows[0])];
    if (one !== other) wrong.push(`the cards of ${JSON.stringify(filter)} show ${one}, the ledger holds ${other}`);
  }
  return wrong;
}

/** So many orders are worked on at the same time. */
const together = 4;

/** After so many sequences everything is added up. */
const between = 400;

/** Plays random sequences of two clerks on orders of their own and adds the money up in between. Gives what is wrong, and all answers. */
export async function playLedger(sequences: number, seed: number): Promise<{ broken: string[]; codes: string[] }> {
  const random = randomFrom(seed);
  const clerks = await Promise.all([1, 2].map(async () => (await makeUser({ role: "admin" })).id));
  const codes: string[] = [];
  for (let played = 0; played < sequences; ) {
    const most = Math.min(between, sequences - played);
    for (let at = 0; at < most; at += together) {
      const some = Array.from({ length: Math.min(together, most - at) }, () => playSequence(random, clerks));
      for (const one of await Promise.all(some)) {
        if (one.thrown.length > 0) return { broken: one.thrown, codes };
        codes.push(...one.codes);
      }
    }
    played += most;
    await Promise.all([mergePaymentDaySums(), mergePaymentDaySums()]);
    const negative = (await listNegative()).map(({ what }) => `${what} held less than nothing`);
    const broken = [...(await brokenLaws()), ...negative, ...(await listWrongCards())];
    if (broken.length > 0) return { broken, codes };
  }
  return { broken: [], codes };
}

/** Random sequences of paid, unpaid, refund, edit of a line and cancel by two clerks at once: the money adds up after each. */
export async function ledger(sequences: number): Promise<Verdict[]> {
  const stop = await startPostgres();
  try {
    return await onFreshDatabase(process.env["TEST_POSTGRES"] ?? "", async () => {
      const { broken, codes } = await playLedger(sequences, 17);
      const what = `${sequences} sequences of two clerks on one order: entries, cards and dues add up, nothing is negative or thrown`;
      return [noFaults(what, broken, tally(codes.map((code) => code.split(": ")[1] ?? code)))];
    });
  } finally {
    await stop();
  }
}
