import { undoWindow } from "#app/domain/audit/undo-time.ts";
import type { Slot } from "#app/domain/delivery/slots.ts";
import { addLine } from "#app/domain/orders/add-line.server.ts";
import { createStaffOrder, type NewStaffOrder } from "#app/domain/orders/create-staff-order.server.ts";
import { packLine } from "#app/domain/orders/pack-line.server.ts";
import { refundOrder } from "#app/domain/orders/refund-order.server.ts";
import { removeLine } from "#app/domain/orders/remove-line.server.ts";
import { replaceLine } from "#app/domain/orders/replace-line.server.ts";
import { saveDelivery } from "#app/domain/orders/save-delivery.server.ts";
import { saveOrder } from "#app/domain/orders/save-order.server.ts";
import { setLineQuantity } from "#app/domain/orders/set-line-quantity.server.ts";
import type { StaffLine } from "#app/domain/orders/staff-lines.server.ts";
import { orderStatuses } from "#app/domain/orders/status.ts";
import { undoMove } from "#app/domain/orders/undo-move.server.ts";
import { refundCauses } from "#app/domain/payments/refund-cause.ts";
import { formatMoney, paisa, rupees } from "#app/lib/money.ts";
import type { Outcome } from "#app/lib/outcome.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { type Act, anyOrder, codeOf, type Day, newKey, nothing, unpredicted } from "./day.ts";
import { chargeFor, isFull, isSameSlot, type OrderState, readState, type State, wholeRupees } from "./state.ts";
import { slots } from "./world.ts";

/** Refusals that the model cannot predict, as they depend on stock draws. */
const forStock = ["cart.short", "cart.sold-out", "cart.taken", "cart.not-sold"];
const isOpen = ({ status }: OrderState) => status !== "cancelled" && status !== "delivered";

function anyLine({ random, world }: Day): StaffLine {
  if (random.chance(0.3)) {
    const saag = { kind: "custom" as const, name: "Saag", description: null, source: "phone" as const, productId: null };
    return { ...saag, quantity: thousandths(2000), unitPrice: rupees(80) };
  }
  if (random.chance(0.2)) return { kind: "package", packageId: random.pick(world.packages), quantity: thousandths(1000) };
  return { kind: "product", productId: random.pick(world.products), quantity: thousandths(1000 * random.between(1, 3)) };
}

/** Staff write down a phone order or a sale over the counter; a key arrives twice now and then. */
export const sell: Act = async (day, before) => {
  const { random, world } = day;
  const isCounter = random.chance(0.5);
  const slot = random.pick(slots);
  const order: NewStaffOrder = {
    source: "phone",
    customerName: "A caller",
    customerPhone: "+923010000000",
    deliveryZone: isCounter ? null : random.pick(world.zones),
    deliveryAddress: "House 1",
    paymentMethod: "cash",
    deliveryCharge: random.chance(0.3) ? rupees(random.between(0, 200)) : null,
    ...(isCounter ? { isPaid: true, status: "delivered" as const } : { deliveryDate: slot.date, deliveryTime: slot.time }),
    lines: Array.from({ length: random.between(1, 3) }, () => anyLine(day)),
    key: newKey(day),
  };
  const by = random.pick(world.staff);
  const submits = random.chance(0.3) ? 2 : 1;
  const outcomes = await Promise.all(Array.from({ length: submits }, () => createStaffOrder(order, { by })));
  const codes = outcomes.map(codeOf);
  const [code = "none"] = codes;
  const made = (await readState()).placed - before.placed;
  const broken: string[] = [];
  if (day.isAlone && made > 1) broken.push(`one press made ${made} orders`);
  if (day.isAlone && codes.some((other) => other !== code)) broken.push(`one press, two answers: ${codes.join(", ")}`);
  if (!isCounter && isFull(before, slot, day.slotLimit)) broken.push(...unpredicted(day, code, ["slot.full", ...forStock]));
  else broken.push(...unpredicted(day, code, ["ok", ...forStock]));
  return { did: isCounter ? "sells over the counter" : `takes a call for ${slot.date} ${slot.time}`, code, broken };
};

/** Saves an order: any status, sometimes another slot, the paid flag, or from a page that went stale. */
export const save: Act = async (day, before) => {
  const { random, world, moves } = day;
  const order = anyOrder(day, before);
  if (!order) return nothing("no order to save");
  const by = random.pick(world.staff);
  const isStale = random.chance(0.1);
  const slot = random.chance(0.25) ? random.pick(slots) : null;
  const isPaid = random.chance(0.3) ? random.chance(0.6) : null;
  const status = random.chance(0.85) ? random.pick(orderStatuses) : undefined;
  const change = {
    ...(status && { status }),
    ...(isPaid !== null && { isPaid }),
    ...(slot && { deliveryDate: slot.date, deliveryTime: slot.time }),
  };
  const outcome = await saveOrder(order.id, change, { version: isStale ? order.version + 1 : order.version, by });
  const code = codeOf(outcome);
  const did = `saves ${order.id}: ${JSON.stringify(change)}`;
  if (isStale) return { did, code, broken: unpredicted(day, code, ["order.changed-meanwhile"]) };
  const broken = unpredicted(day, code, predictedSave(day, before, order, { status: status ?? order.status, slot }));
  if (!outcome.ok) return { did, code, broken };
  const after = (await readState()).orders.get(order.id);
  if (day.isAlone && after) {
    const received =
      isPaid === null || isPaid === order.isPaid ? order.received : isPaid ? Math.max(order.received, order.total) : 0;
    if (after.received !== received) broken.push(`received ${after.received}, foretold ${received}`);
    if (after.status !== (status ?? order.status)) broken.push(`is ${after.status}`);
    if (status && status !== order.status) broken.push(...(await notNotified(after)));
  }
  if (after && status && status !== order.status) {
    const { id, received, version } = order;
    moves.push({ id, from: order.status, to: status, by, at: now().getTime(), version: version + 1, received });
  }
  return { did, code, broken };
};

/** The allowed refusals of a save: a new slot may be full, a reopened order's products may be sold out. */
function predictedSave(
  { slotLimit }: Day,
  before: State,
  order: OrderState,
  saved: { status: string; slot: Slot | null },
): string[] {
  if (saved.status === "cancelled") return ["ok"];
  const slot = saved.slot ?? order.slot;
  const comesBack = order.status === "cancelled";
  const isNew = slot !== null && (comesBack || !isSameSlot(slot, order.slot));
  if (isNew && isFull(before, slot, slotLimit)) return ["slot.full"];
  return comesBack ? ["ok", ...forStock] : ["ok"];
}

/** Takes one of the latest moves back, in time or too late. */
export const undo: Act = async (day, before) => {
  const move = day.moves.at(-1 - day.random.between(0, 1));
  if (!move) return nothing("nothing to undo");
  const order = before.orders.get(move.id);
  if (!order) return nothing("its order is elsewhere");
  const age = now().getTime() - move.at;
  const isLast = order.version === move.version && order.status === move.to;
  const outcome = await undoMove(move.id, {
    version: move.version,
    to: move.from as OrderState["status"] & "pending",
    by: move.by,
  });
  const code = codeOf(outcome);
  const did = `undoes ${move.id} ${move.to} → ${move.from} after ${age} ms`;
  const inTime = isLast && age < undoWindow;
  const allowed = inTime ? (move.to === "cancelled" ? ["ok", "slot.full", ...forStock] : ["ok"]) : ["order.too-late-to-undo"];
  const isOnEdge = Math.abs(age - undoWindow) < 1000; // the clock runs on while the shop works
  const broken = isOnEdge ? [] : unpredicted(day, code, allowed);
  if (!outcome.ok) return { did, code, broken };
  const after = (await readState()).orders.get(move.id);
  if (day.isAlone && after?.received !== move.received)
    broken.push(`undone, but ${after?.received} received instead of ${move.received}`);
  if (day.isAlone && after?.status !== move.from) broken.push(`undone, but is ${after?.status}`);
  if (day.sent.some(({ orderId, movedAt }) => orderId === move.id && Math.abs(movedAt - move.at) < 50 && isLast)) {
    broken.push(`the customer was told of the move that was taken back: ${did}`);
  }
  return { did, code, broken };
};

/** One of the edits of an order's lines; some requests arrive twice. */
export const editLines: Act = async (day, before) => {
  const { random, world } = day;
  const order = anyOrder(day, before);
  if (!order) return nothing("no order to edit");
  const lineId = order.lines.length > 0 ? random.pick(order.lines) : 0;
  const isStale = random.chance(0.1);
  const edit = {
    author: { kind: "staff" as const, id: random.pick(world.staff) },
    version: isStale ? order.version - 1 : random.chance(0.5) ? order.version : null,
    key: random.chance(0.7) ? newKey(day) : null,
  };
  const quantity = thousandths(1000 * random.between(1, 4));
  const grams = thousandths(random.between(0, 12) * 250);
  const agreedHow = random.chance(0.3) ? "on the phone" : null;
  const productId = random.pick(world.products);
  const edits: [string, () => Promise<Outcome<unknown>>][] = [
    ["adds a line", () => addLine(order.id, addedLine, edit)],
    ["sets a quantity", () => setLineQuantity(order.id, { lineId, quantity }, edit)],
    ["packs", () => packLine(order.id, { lineId, packed: random.chance(0.2) ? null : grams, agreedHow }, edit)],
    ["leaves out", () => removeLine(order.id, lineId, edit)],
    ["replaces", () => replaceLine(order.id, { lineId, line: { kind: "product", productId, quantity }, agreedHow }, edit)],
  ];
  const addedLine = anyLine(day);
  const [name, run] = random.pick(edits);
  const isTwice = edit.key !== null && name !== "packs" && random.chance(0.2);
  const codes = (isTwice ? await Promise.all([run(), run()]) : [await run()]).map(codeOf);
  const [code = "none"] = codes;
  const broken: string[] = [];
  if (day.isAlone && codes.some((other) => other !== code)) broken.push(`one press, two answers: ${codes.join(", ")}`);
  const ofLines = ["order.line-gone", "order.line-replaced", "product.whole-pieces", "order.below-zero", ...forStock];
  const allowed = isStale ? ["order.changed-meanwhile"] : isOpen(order) ? ["ok", ...ofLines] : ["order.closed"];
  broken.push(...unpredicted(day, code, allowed));
  if (day.isAlone && code !== "ok") {
    const after = (await readState()).orders.get(order.id);
    if (after?.version !== order.version || after.total !== order.total) broken.push("a refused edit changed the order");
  }
  if (day.isAlone && code === "ok") broken.push(...(await wronglyEdited(order)));
  return { did: `${name} in ${order.id} line ${lineId}`, code, broken };
};

/**
 * The faults around an order whose lines staff edited: its charge may fall by the rule and never rise, there is none with nothing left and
 * again once something comes back; it must be audited, and its customer notified.
 */
async function wronglyEdited(before: OrderState): Promise<string[]> {
  const after = (await readState()).orders.get(before.id);
  if (!after) return ["an edit lost its order"];
  const { charge, subtotal, items, zoneCharge, zoneFreeAbove } = after;
  const rule = zoneCharge === null ? null : { charge: zoneCharge, freeAbove: zoneFreeAbove ?? 0 };
  const most = before.items === 0 ? Math.max(before.charge, before.orderedCharge ?? 0) : before.charge;
  const ofRule = rule ? Math.min(most, chargeFor(subtotal, rule)) : charge;
  const predicted = items === 0 ? 0 : ofRule;
  const broken: string[] = [];
  if (after.total !== wholeRupees(subtotal + charge)) broken.push(`it comes to ${after.total} of ${subtotal + charge}`);
  if (charge > most || charge !== predicted) broken.push(`delivery costs ${charge}, foretold ${predicted}`);
  if (after.version !== before.version + 1) broken.push(`its version is ${after.version} after ${before.version}`);
  if (after.audits !== before.audits + 1) broken.push(`one edit is logged ${after.audits - before.audits} times`);
  return [...broken, ...(await notNotified(after))];
}

/** An order whose customer was not notified of staff's last action. */
async function notNotified({ id, userId }: OrderState): Promise<string[]> {
  if (!userId) return [];
  const waiting = await db.notification.count({ where: { userId, link: `/order/${id}`, createdAt: { gt: now() } } });
  return waiting === 1 ? [] : [`the customer of ${id} has ${waiting} words coming`];
}

/** Sends an order somewhere else, or sets its charge by hand. */
export const moveHouse: Act = async (day, before) => {
  const { random, world } = day;
  const order = anyOrder(day, before);
  if (!order) return nothing("nobody moves house");
  const delivery = {
    customerName: "A caller",
    customerPhone: "+923010000000",
    deliveryZone: random.pick(world.zones),
    deliveryAddress: `House ${random.between(1, 9)}`,
    landmark: null,
  };
  const charge = random.chance(0.3) ? rupees(random.between(0, 100)) : null;
  const edit = { author: { kind: "staff" as const, id: random.pick(world.staff) }, version: null, key: null };
  const outcome = await saveDelivery(order.id, { delivery, charge, agreedTotal: null }, edit);
  const code = codeOf(outcome);
  return {
    did: `sends ${order.id} to ${delivery.deliveryZone}`,
    code,
    broken: unpredicted(day, code, [isOpen(order) ? "ok" : "order.closed"]),
  };
};

/** What the shop answers to a refund: whole rupees go back, paisa only with all that may. */
function refundAnswer({ received, amount, most }: { received: number; amount: number; most: number }): string {
  if (received === 0) return "refund.nothing";
  if (amount % 100 !== 0 && amount !== most) return "refund.whole-rupees";
  return amount > most ? "refund.too-much" : "ok";
}

/** Gives money back, often more than may be. */
export const giveBack: Act = async (day, before) => {
  const { random, world } = day;
  const order = anyOrder(day, before);
  if (!order) return nothing("nothing to give back");
  const cause = random.pick(refundCauses);
  const { received, due, total, status } = order;
  const most = {
    overpaid: Math.max(0, -due),
    corrected: received,
    goodwill: status === "cancelled" ? 0 : Math.floor(Math.min(received, total) / 100) * 100,
  }[cause];
  const amount = paisa(random.chance(0.2) ? most + 100 : Math.max(100, Math.round((most * random.between(1, 4)) / 4)));
  const submit = { version: null, key: newKey(day), by: random.pick(world.staff) };
  const refund = { amount, cause, note: null };
  const codes = (
    random.chance(0.3)
      ? await Promise.all([refundOrder(order.id, refund, submit), refundOrder(order.id, refund, submit)])
      : [await refundOrder(order.id, refund, submit)]
  ).map(codeOf);
  const [code = "none"] = codes;
  const broken = unpredicted(day, code, [refundAnswer({ received, amount, most })]);
  if (day.isAlone && codes.some((other) => other !== code)) broken.push(`one press, two answers: ${codes.join(", ")}`);
  if (day.isAlone && code === "ok") {
    const after = (await readState()).orders.get(order.id);
    const lowered = cause === "goodwill" ? amount : 0;
    if (after?.received !== received - amount)
      broken.push(`received ${after?.received} after ${amount} of ${received} went back`);
    if (after?.total !== total - lowered) broken.push(`total ${after?.total} after ${formatMoney(amount)} for ${cause}`);
  }
  return { did: `gives back ${amount} of ${order.id}: ${cause}`, code, broken };
};
