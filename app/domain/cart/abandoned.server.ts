import { now } from "#app/platform/clock.server.ts";
import { sql } from "#app/platform/db.server.ts";

/** A cart counts as abandoned when nobody has touched it for an hour, milliseconds (decisions, Abandonment). */
const quiet = 60 * 60 * 1000;

/** The condition of `carts c` with something in them, untouched for an hour, whose owner has not ordered since. */
export const isAbandoned = () => sql`c.updated_at < ${new Date(now().getTime() - quiet)}
  AND EXISTS (SELECT FROM cart_items i WHERE i.cart_id = c.id)
  AND NOT EXISTS (SELECT FROM orders o WHERE o.user_id = c.user_id AND o.created_at >= c.updated_at)`;
