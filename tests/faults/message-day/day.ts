import { placeOrder } from "#app/domain/checkout/place-order.server.ts";
import { deliverOutbox } from "#app/domain/messaging/deliver-outbox.server.ts";
import { saveOrder } from "#app/domain/orders/save-order.server.ts";
import { type OrderStatus, orderNumber } from "#app/domain/orders/status.ts";
import { pushes } from "#app/domain/push/pushes.server.ts";
import type { Product, User } from "#app/generated/prisma/client.ts";
import { karachiInstant } from "#app/lib/dates.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { enqueueMessage } from "#app/platform/outbox.server.ts";
import { type Random, randomFrom } from "#prisma/seed/random.ts";
import { checkoutOf } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { makeZone } from "#tests/fixtures/make-zone.ts";
import { subscribe } from "#tests/fixtures/subscribe.ts";
import { setWhatsapp } from "#tests/fixtures/whatsapp-gateway.ts";
import { blockedName } from "./answers.ts";
import { type DayFigures, judgeDay } from "./judge.ts";
import type { Sender } from "./senders.ts";
import type { Services } from "./services.ts";

const minute = 60_000;
const begins = karachiInstant("2026-11-20", "08:00").getTime();
const at = (minutes: number) => new Date(begins + minutes * minute);

/** Of the orders of a day every fifteenth comes at night; as many as a fifth of them are carts that are reminded of. */
const [nightly, reminded] = [15, 5];

/** The shop's own number and the address that its notices go to. */
const [shopPhone, shopEmail] = ["+923009998811", "salam@made.test"];

/** A day: what its randomness follows from, and how many orders are placed. */
export type MessageDay = { seed: number; orders: number };

/** Something that happens at a minute of the day. */
type Event = { minute: number; run: () => Promise<unknown> };

/** The shop as it is before the day: servers set, people with filled carts. */
async function openShop({ gateway, mail }: Services): Promise<Product> {
  await setWhatsapp({
    ...{ api_config: { base_url: `http://${gateway.host}`, cred_id: "shop-1" }, admin_numbers: [shopPhone] },
    pace: { min_seconds: 0, max_seconds: 0, daily_cap: 1000 },
  });
  await db.setting.create({ data: { key: "shop", value: { adminEmails: shopEmail } } });
  const server = { kind: "smtp", smtpHost: "127.0.0.1", smtpPort: mail.port, dailyLimit: 1000 };
  await db.emailProvider.create({ data: { name: "mail", ...server } });
  await makeZone().catch(() => undefined); // the template may have it
  return makeProduct({ name: "Rice" });
}

/** A customer by their number of the day: a third have an address, every fifth a subscribed browser, a few a number that is none. */
async function makeCustomer(nth: number, services: Services): Promise<User> {
  const phone = `+92302${String(3_000_000 + nth * 100 + (nth % 20 === 7 ? 77 : 11))}`;
  const name = nth === 13 ? blockedName : `Customer ${nth}`;
  const hasEmail = nth % 3 === 0;
  const user = hasEmail
    ? await makeUser({ name, phone, email: `c${nth}@made.test` })
    : await makeUser({ name, phone, email: null });
  if (nth % 5 === 0) await subscribe(services.push, user);
  return user;
}

const paths: readonly (readonly OrderStatus[])[] = [
  [],
  ["confirmed"],
  ["confirmed", "out for delivery"],
  ["confirmed", "preparing", "out for delivery", "delivered"],
  ["cancelled"],
  ["confirmed", "cancelled"],
];

/** An order at a minute, and the moves that staff make of it later, some of them within seconds of each other. */
function orderEvents(
  nth: number,
  { random, customer, rice, by }: { random: Random; customer: User; rice: Product; by: number },
): Event[] {
  const placed = nth % nightly > 0 ? random.between(0, 900) : random.between(930, 1380);
  let id = 0;
  const place = async () => {
    await fillCart(customer.id, [{ product: rice, quantity: 1 }]);
    const phone = `0${(customer.phone ?? "").slice(3)}`;
    const outcome = await placeOrder(customer, checkoutOf({ customer_phone: phone, customer_name: customer.name }));
    if (!outcome.ok) throw new Error(`an order was refused: ${outcome.refusal.code}`);
    id = outcome.value.orderId;
  };
  const moves = random.pick(paths).map((status, step) => ({
    minute: placed + (step + 1) * random.pick([1, 70, 150]),
    run: async () => saveOrder(id, { status }, { version: null, by }),
  }));
  return [{ minute: placed, run: place }, ...moves];
}

/** Reminders that are written in the afternoon, and minutes before the evening. */
async function reminderEvents(count: number, random: Random, rice: Product): Promise<Event[]> {
  const events: Event[] = [];
  for (let nth = 0; nth < count; nth++) {
    const user = await makeUser({ offersAt: at(-1000) });
    await fillCart(user.id, [{ product: rice, quantity: 1 }]);
    const { id: cartId } = await db.cart.findFirstOrThrow({ where: { userId: user.id } });
    const written = random.pick([420, 765, 777, 779]);
    const run = async () => {
      const { id: reminder } = await db.cartReminder.create({
        data: { cartId, userId: user.id, lastItemId: 1, createdAt: at(written) },
      });
      await enqueueMessage(db, {
        channel: "whatsapp",
        kind: "cart_reminder",
        payload: { reminder },
        recipient: user.phone ?? "",
      });
    };
    events.push({ minute: written, run });
  }
  return events;
}

/** Who delivers in a round: this process, the other one, or both at once. */
type Who = { here: boolean; sender: Sender | null };

async function deliver(minutes: number, { here, sender }: Who): Promise<void> {
  setClock(at(minutes));
  const due = await db.outbox.count({ where: { status: "waiting", notBefore: { lte: at(minutes) } } });
  if (due === 0) return;
  await Promise.all([here && deliverOutbox(undefined, pushes), sender?.deliver(at(minutes))]);
}

/** The other process alone delivers, and is killed while its nth message is with the gateway, which has taken it or not. */
async function crash(
  minutes: number,
  { sender, services, random }: { sender: Sender; services: Services; random: Random },
): Promise<void> {
  setClock(at(minutes));
  let calls = random.between(0, 1);
  const isTaken = random.chance(0.5);
  services.mood.onCall = async () => {
    if (calls-- > 0) return null;
    services.mood.onCall = null;
    await sender.kill();
    return isTaken;
  };
  await sender.deliver(at(minutes));
  services.mood.onCall = null;
  await sender.kill();
}

/** The other process is gone. */
const alone: Who = { here: true, sender: null };

/** The minutes at which messages are delivered: twice an hour by day, once at night. */
const rounds = Array.from({ length: 29 }, (_, hour) => hour * 60).flatMap((start) =>
  start >= 960 && start < 1320 ? [start] : [start, start + 4],
);

/**
 * Plays a day of the shop from 08:00 to noon of the next: orders, moves and reminders while every server answers at random, is away for
 * an hour, and one of two processes is killed in the midst of a message. Then all is well until nothing waits.
 *
 * @returns what was wrong, by law, and figures
 */
export async function playMessageDay(
  { seed, orders }: MessageDay,
  { services, sender }: { services: Services; sender: Sender },
): Promise<DayFigures> {
  const random = randomFrom(seed);
  setClock(at(-1));
  services.begin({ seed, poisoned: `Naya order #${orderNumber(random.between(1, orders))}` });
  const rice = await openShop(services);
  const { id: by } = await makeUser({ role: "admin" });
  const events = await reminderEvents(Math.ceil(orders / reminded), random, rice);
  for (let nth = 0; nth < orders; nth++)
    events.push(...orderEvents(nth, { random, customer: await makeCustomer(nth, services), rice, by }));
  events.sort((one, other) => one.minute - other.minute);
  const [crashRound, away] = [random.between(4, 24), random.between(2, 28)];
  for (const [nth, round] of rounds.entries()) {
    while ((events[0]?.minute ?? Number.POSITIVE_INFINITY) <= round) {
      const event = events.shift();
      setClock(at(event?.minute ?? 0));
      await event?.run();
    }
    if (nth === away) await services.gateway.refuse();
    if (nth === away + 2) await services.gateway.open();
    services.push.answerWith(random.pick([201, 201, 201, 500, 503]), 120);
    if (nth === crashRound) await crash(round, { sender, services, random });
    else await deliver(round, nth < crashRound ? { here: nth % 3 !== 0, sender: nth % 3 < 2 ? sender : null } : alone);
  }
  await services.gateway.open();
  services.push.answerWith(201);
  services.mood.isWell = true;
  for (let hour = 1; hour <= 30 && (await db.outbox.count({ where: { status: "waiting" } })) > 0; hour++) {
    await deliver(1700 + hour * 61, alone);
  }
  return judgeDay(services, { shopPhone, shopEmail });
}
