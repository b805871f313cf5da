import { db } from "#app/platform/db.server.ts";
import type { OrderChange } from "./change-order.server.ts";

/** One thing that happened to an order: who changed which field when, from what to what. `who` is null for the shop itself. */
export type OrderHappening = {
  at: Date;
  who: string | null;
  field: keyof OrderChange | "added" | "heard";
  before: string | null;
  after: string | null;
};

const audited = ["isPaid", "deliveryDate", "deliveryTime", "deliveryNotes", "added", "heard"] satisfies OrderHappening["field"][];

/** Everything that happened to an order, oldest first and 500 at most: its statuses from its own events, the rest from the audit book. */
export function listOrderChanges(orderId: number): Promise<OrderHappening[]> {
  return db.$queryRaw<OrderHappening[]>`
    SELECT e.created_at AS at, u.name AS who, 'status' AS field, lag(e.status) OVER (ORDER BY e.id) AS before, e.status AS after
    FROM order_events e LEFT JOIN users u ON u.id = e.by_user_id
    WHERE e.order_id = ${orderId}
    UNION ALL
    SELECT a.created_at, u.name, changed.key, a.before ->> changed.key, changed.value
    FROM audit_entries a LEFT JOIN users u ON u.id = a.by_user_id, jsonb_each_text(a.after) AS changed
    WHERE a.entity = 'order' AND a.entity_id = ${String(orderId)} AND changed.key = ANY(${audited})
    ORDER BY at
    LIMIT 500`;
}
