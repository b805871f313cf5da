import type { Paisa } from "#app/lib/money.ts";
import { join, readRows, type Sql, sql } from "#app/platform/db.server.ts";
import type { MovementFilter, MovementKind } from "./day-filter.ts";
import { movements } from "./internal/movements.server.ts";

/** How many movements a page of the list shows. */
export const movementsPerPage = 50;

/** The furthest page. */
export const lastMovementsPage = 2000;

/**
 * One movement: when, ISO; what it is of, an order or a contact's khata with its name; in which way, by whom (null: by itself); paisa, null
 * for whoever may not read the takings.
 */
export type Movement = {
  at: string;
  kind: MovementKind;
  way: string;
  amount: Paisa | null;
  orderId: number | null;
  contactId: number | null;
  name: string;
  by: string | null;
  note: string | null;
};

const conditionOf = ({ kinds, way, by }: MovementFilter): Sql => {
  const all: Sql[] = [sql`m.kind = ANY(${[...kinds]})`];
  if (way) all.push(sql`m.way = ${way}`);
  if (by === "nobody") all.push(sql`m.by_user_id IS NULL`);
  else if (by !== null) all.push(sql`m.by_user_id = ${by}`);
  return join(all, " AND ");
};

/** Some rows of a list, with their amounts or without. */
type Part = { take: number; skip: number; withMoney: boolean };

/** Some of the movements of a filter, the latest first. */
export const listMovements = (filter: MovementFilter, { take, skip, withMoney }: Part): Promise<Movement[]> =>
  readRows<Movement>(sql`
    SELECT to_char(m.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at, m.kind, m.way, CASE WHEN ${withMoney} THEN m.amount END AS amount, m.order_id AS "orderId",
      m.contact_id AS "contactId", coalesce(c.name, o.customer_name, '') AS name, u.name AS by, m.note
    FROM (SELECT * FROM ${movements(filter)} WHERE ${conditionOf(filter)} ORDER BY m.created_at DESC, m.kind, m.id DESC LIMIT ${take} OFFSET ${skip}) AS m
    LEFT JOIN orders o ON o.id = m.order_id LEFT JOIN contacts c ON c.id = m.contact_id LEFT JOIN users u ON u.id = m.by_user_id
    ORDER BY m.created_at DESC, m.kind, m.id DESC`);

/** How many movements a filter has, and what they come to, paisa; null for whoever may not read the takings. */
export async function sumOfMovements(
  filter: MovementFilter,
  { withMoney }: Pick<Part, "withMoney">,
): Promise<{ count: number; amount: Paisa | null }> {
  const [sums] = await readRows<{ count: number; amount: Paisa | null }>(sql`
    SELECT count(*)::int AS count, CASE WHEN ${withMoney} THEN coalesce(sum(m.amount), 0)::float8 END AS amount FROM ${movements(filter)} WHERE ${conditionOf(filter)}`);
  return sums ?? { count: 0, amount: null };
}
