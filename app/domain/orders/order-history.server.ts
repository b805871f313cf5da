import { db } from "#app/platform/db.server.ts";
import type { OrderChange } from "./change-order.server.ts";
import type { Delivery } from "./edited-texts.ts";
import { hidden, maskPhonesIn } from "./mask-contact.ts";

/** What an edit of lines, delivery or money is called in the audit log. */
const edits = [
  ...(["add-line", "remove-line", "line-quantity", "pack-line", "replace-line", "save-delivery"] as const),
  ...(["refund", "receive", "fail-payment", "payment-reference", "cancel"] as const),
] as const;

/**
 * The notes of an edit beside its changes: the line that was added or left out, how the customer agreed, what came in or
 * went back and why, the reference of a payment, and why a customer cancelled.
 */
const noteFields = ["added", "removed", "agreed", "received", "refunded", "cause", "note", "reference", "reason"] as const;

type Field = keyof OrderChange | keyof Delivery | "deliveryCharge" | "quantity" | "packed" | "sent";
type Change = { field: Field; before: string | null; after: string | null };

/** One audit entry of an order with its changes. `who` is null for the system; placing an order lists no changes. */
export type OrderHistoryEntry = {
  id: number;
  at: Date;
  who: string | null;
  action: "place" | "move" | "save" | "acknowledge" | (typeof edits)[number];
  facts: Partial<Record<(typeof noteFields)[number], string>>;
  changes: Change[];
};

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
  "quantity",
  "packed",
  "sent",
];

/** Everything that happened to an order, the latest first and 500 at most: its moves from its own events, the rest from the audit book. */
export async function listOrderHistory(orderId: number): Promise<OrderHistoryEntry[]> {
  const rows = await db.$queryRaw<Omit<OrderHistoryEntry, "id">[]>`
    WITH moves AS (
      SELECT e.created_at AS at, e.by_user_id, e.id, e.status, lag(e.status) OVER (ORDER BY e.id) AS before
      FROM order_events e WHERE e.order_id = ${orderId}),
    edits AS (
      SELECT a.created_at AS at, a.by_user_id, a.id,
        CASE WHEN a.action = ANY(${[...edits]}) THEN a.action WHEN a.after ? 'heard' THEN 'acknowledge' ELSE 'save' END AS action,
        (SELECT jsonb_object_agg(key, value) FROM jsonb_each_text(a.after) WHERE key = ANY(${[...noteFields]}) AND value IS NOT NULL) AS facts,
        (SELECT jsonb_agg(jsonb_build_object('field', key, 'before', a.before ->> key, 'after', value))
          FROM jsonb_each_text(a.after) WHERE key = ANY(${audited})) AS changes
      FROM audit_entries a WHERE a.entity = 'order' AND a.entity_id = ${String(orderId)}),
    told AS (
      SELECT at, by_user_id, 1 AS book, id, CASE WHEN before IS NULL THEN 'place' ELSE 'move' END AS action, '{}'::jsonb AS facts,
        CASE WHEN before IS NULL THEN '[]' ELSE jsonb_build_array(jsonb_build_object('field', 'status', 'before', before, 'after', status)) END
          AS changes
      FROM moves
      UNION ALL
      SELECT at, by_user_id, 2, id, action, coalesce(facts, '{}'), coalesce(changes, '[]')
      FROM edits WHERE facts IS NOT NULL OR changes IS NOT NULL OR action = 'acknowledge')
    SELECT told.at, u.name AS who, told.action, told.facts, told.changes FROM told LEFT JOIN users u ON u.id = told.by_user_id
    ORDER BY told.at DESC, told.book DESC, told.id DESC LIMIT 500`;
  return rows.map((row, place) => ({ ...row, id: rows.length - place }));
}

/** Fields with contact data. */
const contacts: ReadonlySet<Field> = new Set(["customerPhone", "deliveryAddress", "landmark"]);

/** What happened to an order, for eyes that may not edit orders: without phone numbers and addresses. */
export const maskHistoryEntry = (entry: OrderHistoryEntry): OrderHistoryEntry => ({
  ...entry,
  facts: Object.fromEntries(Object.entries(entry.facts).map(([name, fact]) => [name, maskPhonesIn(fact)])),
  changes: entry.changes.map(({ field, before, after }) => {
    const mask = (value: string | null) => (contacts.has(field) && value !== null ? hidden : maskPhonesIn(value));
    return { field, before: mask(before), after: mask(after) };
  }),
});
