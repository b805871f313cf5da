import { db } from "#app/platform/db.server.ts";
import type { OrderChange } from "./change-order.server.ts";
import { maskPhonesIn } from "./mask-contact.ts";

type Change = { field: keyof OrderChange; before: string | null; after: string | null };

/**
 * One thing that happened to an order, and what it changed. `who` is null for the shop itself, `added` is the line that was added, if
 * any; an order that was placed had no value before, so it tells no changes.
 */
export type OrderHappening = {
  id: number;
  at: Date;
  who: string | null;
  action: "place" | "move" | "save" | "add-line" | "acknowledge";
  added: string | null;
  changes: Change[];
};

const audited = ["isPaid", "deliveryDate", "deliveryTime", "deliveryNotes"] satisfies (keyof OrderChange)[];

/** Everything that happened to an order, the latest first and 500 at most: its moves from its own events, the rest from the audit book. */
export async function listOrderHappenings(orderId: number): Promise<OrderHappening[]> {
  const rows = await db.$queryRaw<Omit<OrderHappening, "id">[]>`
    WITH moves AS (
      SELECT e.created_at AS at, e.by_user_id, e.id, e.status, lag(e.status) OVER (ORDER BY e.id) AS before
      FROM order_events e WHERE e.order_id = ${orderId}),
    edits AS (
      SELECT a.created_at AS at, a.by_user_id, a.id, a.after ->> 'added' AS added, a.after ? 'heard' AS is_heard,
        (SELECT jsonb_agg(jsonb_build_object('field', key, 'before', a.before ->> key, 'after', value))
          FROM jsonb_each_text(a.after) WHERE key = ANY(${audited})) AS changes
      FROM audit_entries a WHERE a.entity = 'order' AND a.entity_id = ${String(orderId)}),
    told AS (
      SELECT at, by_user_id, 1 AS book, id, CASE WHEN before IS NULL THEN 'place' ELSE 'move' END AS action, NULL AS added,
        CASE WHEN before IS NULL THEN '[]' ELSE jsonb_build_array(jsonb_build_object('field', 'status', 'before', before, 'after', status)) END
          AS changes
      FROM moves
      UNION ALL
      SELECT at, by_user_id, 2, id, CASE WHEN added IS NOT NULL THEN 'add-line' WHEN is_heard THEN 'acknowledge' ELSE 'save' END, added,
        coalesce(changes, '[]')
      FROM edits WHERE added IS NOT NULL OR is_heard OR changes IS NOT NULL)
    SELECT told.at, u.name AS who, told.action, told.added, told.changes FROM told LEFT JOIN users u ON u.id = told.by_user_id
    ORDER BY told.at DESC, told.book DESC, told.id DESC LIMIT 500`;
  return rows.map((row, place) => ({ ...row, id: rows.length - place }));
}

/** What happened to an order, for eyes that may not edit orders: without the phone numbers in it. */
export const maskHappening = (happening: OrderHappening): OrderHappening => ({
  ...happening,
  added: maskPhonesIn(happening.added),
  changes: happening.changes.map((change) => ({
    ...change,
    before: maskPhonesIn(change.before),
    after: maskPhonesIn(change.after),
  })),
});
