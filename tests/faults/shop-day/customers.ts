import { isBuyable } from "#app/domain/cart/cart-line.ts";
import { findCart } from "#app/domain/cart/read-cart.server.ts";
import { setQuantity } from "#app/domain/cart/set-quantity.server.ts";
import { placeOrder } from "#app/domain/checkout/place-order.server.ts";
import { readCheckout } from "#app/domain/checkout/read-checkout.server.ts";
import type { Slot } from "#app/domain/delivery/slots.ts";
import { addLine } from "#app/domain/orders/add-line.server.ts";
import { cancelOrder } from "#app/domain/orders/cancel-order.server.ts";
import { orderAgain } from "#app/domain/orders/order-again.server.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { checkoutOf } from "#tests/fixtures/checkout-of.ts";
import { type Act, anyOrder, codeOf, type Day, newKey, nothing, type Step, type Tab, unpredicted } from "./day.ts";
import { chargeFor, isFull, type OrderState, readState, type State, wholeRupees } from "./state.ts";
import { slots } from "./world.ts";

type Lines = Awaited<ReturnType<typeof findCart>>["lines"];

/** What of a cart a checkout shows and orders, in short: "p1x2000 k1x1000". Lines that can't be had at all are on the page, but not in its total. */
const inShort = (lines: Lines) =>
  lines
    .filter(isBuyable)
    .map(({ key, quantity }) => `${key}x${quantity}`)
    .join(" ");

/** What a checkout adds up. */
const subtotalOf = (lines: Lines) => lines.filter(isBuyable).reduce((sum, { lineTotal }) => sum + lineTotal, 0);

const anyTab = ({ random, world }: Day) => ({ customer: random.pick(world.customers), name: random.pick(["one", "two"]) });

/** Changes a customer's cart by the stepper: a weight, some pieces, a package, or nothing of it any more. */
export const fillCart: Act = async (day) => {
  const { random, world } = day;
  const customer = random.pick(world.customers);
  const isPackage = random.chance(0.3);
  const id = isPackage ? random.pick(world.packages) : random.pick(world.products);
  const isWeighed = !isPackage && id === world.products[0];
  const quantity = thousandths(isWeighed ? 250 * random.between(0, 16) : 1000 * random.between(0, 4));
  const outcome = await setQuantity({ userId: customer.id }, isPackage ? { packageId: id } : { productId: id }, quantity);
  return { did: `cart of ${customer.id}: ${isPackage ? "k" : "p"}${id} × ${quantity}`, code: codeOf(outcome), broken: [] };
};

/** Opens the checkout in one of two tabs: the page that a later submit comes from. */
export const openCheckout: Act = async (day) => {
  const { random, world, tabs } = day;
  const { customer, name } = anyTab(day);
  tabs.set(`${customer.id} ${name}`, await readTab(day, customer.id, random.pick(world.zones)));
  return { did: `checkout of ${customer.id} in tab ${name}`, code: "ok", broken: [] };
};

async function readTab(day: Day, userId: number, zone: string): Promise<Tab> {
  const { cart, zones, shown } = await readCheckout(userId);
  const rule = zones.find((one) => one.name === zone);
  const subtotal = subtotalOf(cart.lines);
  const total = wholeRupees(subtotal + (rule ? chargeFor(subtotal, rule) : 0));
  return { key: newKey(day), shown, zone, slot: day.random.pick(slots), total, cart: inShort(cart.lines) };
}

const formOf = ({ key, shown, zone, slot }: Tab) =>
  checkoutOf({ key, shown, delivery_zone: zone, delivery_date: slot.date, scheduled_delivery_time: slot.time });

/** Submits Place order in a tab: a fresh page, a stale one, or one that was submitted before. */
export const submitOrder: Act = async (day, before) => {
  const { customer, name } = anyTab(day);
  const tab = day.tabs.get(`${customer.id} ${name}`);
  if (!tab) return nothing("press without a page");
  return submit(day, before, { customer, tab });
};

type Submission = { customer: { id: number; email: string }; tab: Tab };

async function submit(day: Day, before: State, { customer, tab }: Submission): Promise<Step> {
  const { lines } = await findCart({ userId: customer.id });
  const submittedAt = now();
  const reasons = day.isAlone ? reasonsAgainst(day, { before, tab, lines }) : [];
  const total = day.isAlone ? await totalNow(customer.id, tab) : 0;
  const outcome = await placeOrder(customer, formOf(tab));
  const code = codeOf(outcome);
  const did = `press of ${customer.id} ${tab.key} for ${tab.zone} ${tab.slot.date} ${tab.slot.time}: ${outcome.ok ? `order ${outcome.value.orderId}` : code}`;
  const first = day.placed.get(tab.key);
  if (first) {
    const isFirst = outcome.ok && outcome.value.isReplay && outcome.value.orderId === first.orderId;
    const isOld = code === "key.reused" && (lines.length > 0 || !day.isAlone); // the page of an order that is placed, while the cart holds the next one
    return {
      did,
      code,
      broken: isFirst || isOld ? [] : [`a press that made order ${first.orderId} was answered otherwise: ${did}`],
    };
  }
  const predicted = total > tab.total && reasons.length === 0 ? [...reasons, "cart.price-rose", "cart.total-rose"] : reasons;
  const mayPass = predicted.length === 0 || predicted.every((reason) => reason === "slot.past" && !isPast(tab.slot, submittedAt));
  const broken = unpredicted(day, code, mayPass ? ["ok", ...predicted] : predicted);
  if (!outcome.ok) return { did, code, broken };
  day.placed.set(tab.key, { orderId: outcome.value.orderId, shown: tab.shown });
  const order = (await readState()).orders.get(outcome.value.orderId);
  if (day.isAlone && order && order.total > tab.total)
    broken.push(`order ${order.id} costs ${order.total}, its page said ${tab.total}`);
  if (day.isAlone && order) broken.push(...(await wronglyPlaced(customer.id, order)));
  return { did, code, broken };
}

/** The faults around a new order: its cart must be empty, and its email enqueued. */
async function wronglyPlaced(
  userId: number,
  { id, subtotal, charge, total, zoneCharge, zoneFreeAbove }: OrderState,
): Promise<string[]> {
  const { lines } = await findCart({ userId });
  const emails = await db.outbox.count({ where: { orderId: id, kind: "order_confirmation" } });
  const predicted = chargeFor(subtotal, { charge: zoneCharge ?? 0, freeAbove: zoneFreeAbove ?? 0 });
  return [
    ...(lines.length > 0 ? [`the cart still holds ${lines.length} lines of order ${id}`] : []),
    ...(emails === 1 ? [] : [`order ${id} has ${emails} letters`]),
    ...(charge === predicted ? [] : [`delivery of order ${id} costs ${charge}, foretold ${predicted}`]),
    ...(total === wholeRupees(subtotal + charge) ? [] : [`order ${id} comes to ${total} of ${subtotal + charge}`]),
  ];
}

/** What the page's total would be now. */
async function totalNow(userId: number, { zone }: Tab): Promise<number> {
  const { cart, zones } = await readCheckout(userId);
  const rule = zones.find((one) => one.name === zone);
  const subtotal = subtotalOf(cart.lines);
  return wholeRupees(subtotal + (rule ? chargeFor(subtotal, rule) : 0));
}

/** A submit that is sent while a slot is open may arrive when it is closed, milliseconds later. */
const slowestPress = 3000;

/** Whether a slot takes no more orders: that of today after 18:00, and any that has begun. Reckoned from Karachi's five hours alone. */
function isPast({ date, time }: Slot, at: Date): boolean {
  const [today = "", clock = ""] = new Date(at.getTime() + 5 * 3_600_000).toISOString().split("T");
  return date < today || (date === today && (clock >= "18:00" || clock.slice(0, 5) >= time.slice(0, 5)));
}

/** The reasons against an order by the database's state; a refusal may name any of them. */
function reasonsAgainst({ slotLimit }: Day, { before, tab, lines }: { before: State; tab: Tab; lines: Lines }): string[] {
  const reasons: string[] = [];
  if (isPast(tab.slot, new Date(now().getTime() + slowestPress))) reasons.push("slot.past");
  if (lines.length === 0) reasons.push("cart.empty");
  if (isFull(before, tab.slot, slotLimit)) reasons.push("slot.full");
  if (isShort(before, lines)) reasons.push("cart.short", "cart.sold-out", "cart.taken", "cart.not-sold");
  if (inShort(lines) !== tab.cart) reasons.push("cart.changed-meanwhile");
  return reasons;
}

/** Whether the lines together draw more of something than there is, or name what is not sold. */
function isShort({ products }: State, lines: Lines): boolean {
  const wanted = new Map<number, number>();
  const want = (id: number, quantity: number) => wanted.set(id, (wanted.get(id) ?? 0) + quantity);
  for (const line of lines) {
    if (line.kind === "product") want(line.product.id, line.quantity);
    else for (const { product, quantity } of line.package.components) want(product.id, (line.quantity / 1000) * quantity);
  }
  return [...wanted].some(([id, quantity]) => {
    const product = products.get(id);
    return !product?.isSold || (product.stock !== null && product.stock < quantity);
  });
}

/** The maximum number of submits of a customer who follows the refusals. */
const maxSubmits = 10;

/** Follows each refusal and submits again, until the order is placed, the cart is empty or the slot takes no more. */
export const obeyRefusals: Act = async (day, before) => {
  const { random, world } = day;
  const customer = random.pick(world.customers);
  const zone = random.pick(world.zones);
  let state = before;
  const trail: string[] = [];
  for (let time = 0; time < maxSubmits; time += 1) {
    const tab = await readTab(day, customer.id, zone);
    const outcome = await placeOrder(customer, formOf(tab));
    trail.push(codeOf(outcome));
    if (outcome.ok) {
      day.placed.set(tab.key, { orderId: outcome.value.orderId, shown: tab.shown });
      return { did: `obeys: ${trail.join(", ")}`, code: "ok", broken: [] };
    }
    const { code, values } = outcome.refusal;
    if (["cart.empty", "slot.full", "slot.past"].includes(code)) return { did: `obeys: ${trail.join(", ")}`, code, broken: [] };
    if (!["cart.short", "cart.sold-out", "cart.taken", "cart.not-sold"].includes(code)) break;
    await obey(customer.id, { product: String(values?.["product"] ?? ""), left: String(values?.["left"] ?? "0") });
    state = await readState();
  }
  const text = `who obeyed was refused to the end: ${trail.join(", ")} with ${state.products.size} products`;
  return { did: "obeys", code: "refused", broken: day.isAlone ? [text] : [] };
};

/** Sets an item to the quantity that the refusal says is left. */
async function obey(userId: number, { product, left }: { product: string; left: string }): Promise<void> {
  const { lines } = await findCart({ userId });
  const line = lines.find((one) => (one.kind === "product" ? one.product.name : one.package.name) === product);
  if (!line) return;
  const quantity = thousandths(Math.round(Number.parseFloat(left) * 1000) || 0);
  await setQuantity(
    { userId },
    line.kind === "product" ? { productId: line.product.id } : { packageId: line.package.id },
    quantity,
  );
}

/** A customer calls their order off; only while it is pending. */
export const callOff: Act = async (day, before) => {
  const order = anyOrder(day, before);
  if (!order?.userId) return nothing("nobody calls off");
  const outcome = await cancelOrder({ orderId: order.id, userId: order.userId });
  const code = codeOf(outcome);
  const broken = unpredicted(day, code, [order.status === "pending" ? "ok" : "order.cannot-cancel"]);
  return { did: `customer calls off ${order.id}`, code, broken };
};

/** A customer adds to their order; only while it is pending. Some requests arrive twice. */
export const addOwn: Act = async (day, before) => {
  const { random, world } = day;
  const order = anyOrder(day, before);
  if (!order?.userId) return nothing("nobody adds");
  const productId = random.pick(world.products);
  const line = { kind: "product" as const, productId, quantity: thousandths(1000) };
  const edit = { author: { kind: "customer" as const, id: order.userId }, version: null, key: newKey(day) };
  const submits = random.chance(0.3) ? 2 : 1;
  const outcomes = await Promise.all(Array.from({ length: submits }, () => addLine(order.id, line, edit)));
  const codes = outcomes.map(codeOf);
  const [code = "none"] = codes;
  const broken = codes.some((other) => other !== code) && day.isAlone ? [`one press, two answers: ${codes.join(", ")}`] : [];
  const count = await db.orderLine.count({ where: { orderId: order.id, lineTotal: { gte: 0 } } });
  const grown = count - order.lines.length;
  if (day.isAlone && code === "ok" && order.status !== "pending") broken.push(`a ${order.status} order took more`);
  if (day.isAlone && grown > 1) broken.push(`one press added ${grown} lines`);
  return { did: `customer adds to ${order.id}`, code, broken };
};

/** A customer orders the same again. */
export const again: Act = async (day, before) => {
  const order = anyOrder(day, before);
  if (!order?.userId) return nothing("nobody orders again");
  const outcome = await orderAgain({ orderId: order.id, userId: order.userId });
  return { did: `orders ${order.id} again`, code: codeOf(outcome), broken: [] };
};
