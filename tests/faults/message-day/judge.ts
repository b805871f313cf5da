import { findMessageKind, isBulk } from "#app/contract/message-kinds.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import type { Outbox } from "#app/generated/prisma/client.ts";
import { isNight, isQuiet } from "#app/lib/quiet-hours.ts";
import { db } from "#app/platform/db.server.ts";
import type { Services, Taken } from "./services.ts";

/** What must hold of a day. */
export const laws = ["lost", "order", "person", "thrice", "night"] as const;

/** What was wrong of a day by law, and how many messages there were, left twice, were named to staff, and were taken by day only. */
export type DayFigures = Record<(typeof laws)[number], string[]> & {
  counts: { messages: number; taken: number; pushed: number; doubled: number; named: number; dropped: number };
};

/** The customer is awake for so long after they ordered, and a round later at most, milliseconds. */
const awake = 16 * 60_000;

type Order = { id: number; createdAt: Date; customerPhone: string; customerEmail: string | null };
type Judged = { row: Outbox; takes: Taken[]; order: Order | undefined };

const nameOf = ({ id, channel, kind, recipient, status, lastError }: Outbox): string =>
  `${channel}/${kind} ${id} to ${recipient} (${status}, ${lastError})`;

/** A message that is not known as sent, as pointless or as failed on the desk; and one that is known as sent and was not. */
function judgeLost({ row, takes }: Judged): string[] {
  const wasSent = row.channel === "push" || takes.length > 0;
  if (row.status === "sent" && !wasSent) return [`${nameOf(row)} never left`];
  if (row.status === "waiting") return [`${nameOf(row)} still waits`];
  const isPerhaps = row.unanswered > 0 || row.perhapsTwice;
  return row.status === "dead" && takes.length > 0 && !isPerhaps ? [`${nameOf(row)} left and nobody is told`] : [];
}

function judgeThrice({ row, takes }: Judged): string[] {
  if (takes.length > 2) return [`${nameOf(row)} was taken ${takes.length} times`];
  return takes.length === 2 && !row.perhapsTwice ? [`${nameOf(row)} was taken twice and is not marked`] : [];
}

function judgePerson(
  { row, takes, order }: Judged,
  { shopPhone, shopEmail }: { shopPhone: string; shopEmail: string },
): string[] {
  const isToShop = findMessageKind(`${row.channel}/${row.kind}`)?.audience === "shop";
  const right = isToShop ? [shopPhone, shopEmail] : order ? [order.customerPhone, order.customerEmail] : [row.recipient];
  return takes.flatMap(({ to, text }) => {
    if (to !== row.recipient || !right.includes(to)) return [`${nameOf(row)} went to ${to}`];
    return order && !text.includes(`#${orderNumber(order.id)}`) ? [`${nameOf(row)} says nothing of order ${order.id}`] : [];
  });
}

function judgeNight({ row, takes, order }: Judged): string[] {
  const kind = findMessageKind(`${row.channel}/${row.kind}`);
  return takes.flatMap(({ at }) => {
    if (kind && isBulk(kind)) return isQuiet(at) ? [`${nameOf(row)} left at ${at.toISOString()}`] : [];
    const isAwake = order && at.getTime() - order.createdAt.getTime() < awake;
    return kind?.audience === "customer" && isNight(at) && !isAwake ? [`${nameOf(row)} left at ${at.toISOString()}`] : [];
  });
}

/** Messages about one order that a recipient got after later ones. */
function judgeOrder(taken: readonly Taken[], rows: ReadonlyMap<number, Outbox>): string[] {
  const last = new Map<string, number>();
  return taken.flatMap(({ id, to }) => {
    const row = rows.get(id);
    const key = `${to} ${row?.orderId}`;
    const before = last.get(key) ?? 0;
    last.set(key, Math.max(id, before));
    return row?.orderId && id < before ? [`${nameOf(row)} came after ${before}`] : [];
  });
}

/** Customers of orders who were neither written to nor are named on the desk. */
function judgeUnreached(orders: readonly Order[], judged: readonly Judged[]): string[] {
  const known = new Set(
    judged
      .filter(({ row }) => row.channel !== "push" && findMessageKind(`${row.channel}/${row.kind}`)?.audience === "customer")
      .filter(({ row, takes }) => takes.length > 0 || (row.status === "dead" && row.droppedAt === null))
      .map(({ row }) => row.orderId),
  );
  return orders
    .filter(({ id }) => !known.has(id))
    .map(({ id }) => `the customer of order ${id} was told nothing and is named nowhere`);
}

/** Pushes that a browser got which is none of the customer's of their order. */
async function judgePushes(services: Services): Promise<string[]> {
  const owners = await db.pushSubscription.findMany({ select: { endpoint: true, userId: true } });
  const orders = await db.order.findMany({ select: { id: true, userId: true } });
  return services.push.received.flatMap(({ endpoint, word }) => {
    const owner = owners.find((one) => one.endpoint === endpoint)?.userId;
    const order = orders.find(({ id }) => word.link === `/order/${id}`);
    return order && order.userId !== owner ? [`a push about order ${order.id} went to ${owner}`] : [];
  });
}

/** What was wrong of a day that is over. */
export async function judgeDay(services: Services, shop: { shopPhone: string; shopEmail: string }): Promise<DayFigures> {
  const rows = await db.outbox.findMany({ orderBy: { id: "asc" } });
  const orders = await db.order.findMany({ select: { id: true, createdAt: true, customerPhone: true, customerEmail: true } });
  const { taken } = services;
  const judged = rows.map((row) => ({
    row,
    takes: taken.filter(({ id }) => id === Number(row.id)),
    order: orders.find(({ id }) => id === row.orderId),
  }));
  const byId = new Map(rows.map((row) => [Number(row.id), row]));
  return {
    lost: [...judged.flatMap(judgeLost), ...judgeUnreached(orders, judged)],
    order: judgeOrder(taken, byId),
    person: [...judged.flatMap((one) => judgePerson(one, shop)), ...(await judgePushes(services))],
    thrice: judged.flatMap(judgeThrice),
    night: judged.flatMap(judgeNight),
    counts: {
      messages: rows.length,
      taken: taken.length,
      pushed: services.push.received.length,
      doubled: judged.filter(({ takes }) => takes.length === 2).length,
      named: rows.filter(({ status, droppedAt }) => status === "dead" && droppedAt === null).length,
      dropped: rows.filter(({ droppedAt }) => droppedAt !== null).length,
    },
  };
}
