import type { HistoryEntry } from "#app/domain/audit/list-history.server.ts";
import { type AuditLogEntry, readAuditLog } from "#app/domain/audit/read-audit-log.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderChange } from "./change-order.server.ts";
import type { Delivery } from "./edited-texts.ts";
import { hidden, maskPhonesIn } from "./mask-contact.ts";

/** What an edit of lines, delivery or money is called in the audit log. */
const edits = [
  ...(["add-line", "remove-line", "line-quantity", "pack-line", "replace-line", "save-delivery"] as const),
  ...([
    "refund",
    "change-method",
    "discount",
    "line-price",
    "receive",
    "fail-payment",
    "payment-reference",
    "take-reference",
    "give-reference",
    "cancel",
  ] as const),
] as const;

/**
 * The notes of an edit beside its changes: the line that was added or left out, how the customer agreed, what came in or
 * went back and why, the reference of a payment, and why a customer cancelled.
 */
const noteFields = [
  "added",
  "removed",
  "agreed",
  "received",
  "refunded",
  "discounted",
  "cause",
  "note",
  "reference",
  "takenFrom",
  "givenTo",
  "reason",
] as const;

/** How many entries are shown at most. */
const most = 500;

type Field =
  | keyof OrderChange
  | keyof Delivery
  | "deliveryCharge"
  | "paymentMethod"
  | "paymentReference"
  | "quantity"
  | "packed"
  | "price"
  | "sent";

/** What happened to an order, the latest first; values are texts, and placing an order lists no changes. */
export type OrderHistory = HistoryEntry<"place" | "move" | "save" | "acknowledge" | (typeof edits)[number], Field>[];

const audited: Field[] = [
  "isPaid",
  "deliveryDate",
  "deliveryTime",
  "deliveryNotes",
  "customerName",
  "customerPhone",
  "deliveryZone",
  "deliveryAddress",
  "landmark",
  "deliveryCharge",
  "paymentMethod",
  "paymentReference",
  "quantity",
  "packed",
  "price",
  "sent",
];

type Told = Omit<OrderHistory[number], "id">;

const isAudited = (name: string): name is Field => audited.some((field) => field === name);

const isEdit = (action: string): action is (typeof edits)[number] => edits.some((edit) => edit === action);

/** A value of the audit log as text; null where it has none. */
const textOf = (value: unknown): string | null =>
  value === null || value === undefined || typeof value === "string" ? (value ?? null) : JSON.stringify(value);

/** An entry of the audit log as the history shows it; nothing of one that has neither a note nor a change of a field that is shown. */
function readEdit({ at, who, action, before, after }: AuditLogEntry): Told[] {
  const values = after ?? {};
  const notes = noteFields.map((name) => [name, textOf(values[name])] as const).filter(([, note]) => note !== null);
  const facts = Object.fromEntries(notes) as Record<string, string>;
  const changes = Object.keys(values)
    .filter(isAudited)
    .map((field) => ({ field, before: textOf(before?.[field]), after: textOf(values[field]) }));
  const edit = isEdit(action) ? action : "heard" in values ? "acknowledge" : "save";
  return edit === "acknowledge" || notes.length + changes.length > 0 ? [{ at, who, action: edit, facts, changes }] : [];
}

/** The moves of an order, the latest first; its first status is where it was placed. */
async function listMoves(orderId: number): Promise<Told[]> {
  const moves = await db.$queryRaw<{ at: Date; who: string | null; status: string; before: string | null }[]>`
    SELECT e.created_at AS at, u.name AS who, e.status, lag(e.status) OVER (ORDER BY e.id) AS before
    FROM order_events e LEFT JOIN users u ON u.id = e.by_user_id
    WHERE e.order_id = ${orderId} ORDER BY e.id DESC LIMIT ${most}`;
  return moves.map(({ at, who, status, before }) =>
    before === null
      ? { at, who, action: "place", facts: {}, changes: [] }
      : { at, who, action: "move", facts: {}, changes: [{ field: "status", before, after: status }] },
  );
}

/** Everything that happened to an order, the latest first and 500 at most: its moves from its own events, the rest from the audit log. */
export async function listOrderHistory(orderId: number): Promise<OrderHistory> {
  const [moves, entries] = await Promise.all([
    listMoves(orderId),
    readAuditLog({ entity: "order", rows: [{ id: orderId, take: most }] }),
  ]);
  const told = [...entries.flatMap(readEdit), ...moves].sort((one, other) => other.at.getTime() - one.at.getTime());
  return told.slice(0, most).map((entry, place, { length }) => ({ ...entry, id: length - place }));
}

/** Fields with contact data. */
const contacts: ReadonlySet<Field> = new Set(["customerPhone", "deliveryAddress", "landmark"]);

/** What happened to an order, for eyes that may not edit orders: without phone numbers and addresses. */
export const maskHistory = (entries: OrderHistory): OrderHistory =>
  entries.map(({ facts, changes, ...entry }) => ({
    ...entry,
    facts: Object.fromEntries(Object.entries(facts ?? {}).map(([name, fact]) => [name, maskPhonesIn(fact) ?? ""])),
    changes: changes.map(({ field, before, after }) => {
      const mask = (value: unknown) => (contacts.has(field) && value !== null ? hidden : maskPhonesIn(value as string | null));
      return { field, before: mask(before), after: mask(after) };
    }),
  }));
