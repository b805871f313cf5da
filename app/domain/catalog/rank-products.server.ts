import { addDays, karachiDate, startOfKarachiDay } from "#app/lib/dates.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";

/** Products that are written together: an order of one of them waits for about a tenth of a second. */
const atOnce = 250;

/** The instant at which the week in hand began in Karachi, on Monday. */
function startOfWeek(instant: Date): Date {
  const today = karachiDate(instant);
  const daysSinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  return startOfKarachiDay(addDays(today, -daysSinceMonday));
}

/**
 * Computes popularities from the orders since the last run, once a week, however many processes call it. It does not run while
 * results of a run are still unwritten. After a year, or a clock that was wrong, it fades as after thirteen weeks, so that the shop
 * keeps its order. A week that lies more than one ahead was counted by a clock that was wrong: the count goes on as if it were not there.
 */
const countWeeks = (until: Date) => db.$executeRaw`
  WITH counted AS (
    INSERT INTO ranked_weeks (until) SELECT ${until}::timestamptz
    WHERE NOT EXISTS (SELECT FROM product_ranks) AND NOT EXISTS (
      SELECT FROM ranked_weeks WHERE until >= ${until}::timestamptz AND until <= ${until}::timestamptz + interval '7 days')
    ON CONFLICT DO NOTHING RETURNING until),
  span AS (
    SELECT since, least(round(extract(epoch FROM until - since) / 604800), 13) AS weeks
    FROM counted, LATERAL (
      SELECT coalesce(max(w.until), counted.until) AS since FROM ranked_weeks w WHERE w.until < counted.until) AS before),
  sold AS (
    SELECT DISTINCT part.product_id, o.id,
      ceil(extract(epoch FROM ${until}::timestamptz - o.created_at) / 604800) - 1 AS weeks_ago
    FROM orders o JOIN order_lines l ON l.order_id = o.id
    CROSS JOIN LATERAL (
      SELECT l.product_id UNION ALL SELECT c.product_id FROM order_line_components c WHERE c.line_id = l.id) AS part
    WHERE o.created_at >= (SELECT since FROM span) AND o.created_at < ${until}::timestamptz AND o.status <> 'cancelled'
      AND part.product_id IS NOT NULL),
  gained AS (SELECT product_id AS id, sum(10 * power(0.9, weeks_ago)) AS points FROM sold GROUP BY product_id),
  ranked AS (
    SELECT p.id, p.popularity AS before, trunc(p.popularity * power(0.9, weeks) + coalesce(points, 0))::int AS popularity
    FROM span CROSS JOIN products p LEFT JOIN gained USING (id))
  INSERT INTO product_ranks (product_id, popularity) SELECT id, popularity FROM ranked WHERE popularity <> before`;

/** Writes some of the figures that wait. Rows are held in the order of their ids, as orders do. Gives how many. */
const writeSome = () => db.$executeRaw`
  WITH waiting AS (SELECT * FROM product_ranks ORDER BY product_id LIMIT ${atOnce} FOR UPDATE),
  held AS (
    SELECT p.id, w.popularity FROM products p JOIN waiting w ON w.product_id = p.id ORDER BY p.id FOR NO KEY UPDATE OF p),
  written AS (UPDATE products p SET popularity = held.popularity FROM held WHERE p.id = held.id)
  DELETE FROM product_ranks r USING waiting w WHERE r.product_id = w.product_id`;

/**
 * Lets popularity follow what is sold: with every week that ends it fades by a tenth and grows by ten for each order of that week,
 * unless cancelled, that holds the product, by itself or in a package. That is no edit of a product: it writes neither a version
 * nor an audit entry. The first call only begins the count, so that figures a shop opened with stand.
 *
 * It is safe to call at any time: a week counts once, weeks that were missed are made up for, and what a signal cut short is
 * written by the next call.
 */
export async function rankProducts(signal?: AbortSignal): Promise<void> {
  await countWeeks(startOfWeek(now()));
  let written = 0;
  for (let some = 1; some > 0 && !signal?.aborted; written += some) some = await writeSome();
  if (written > 0) await db.$executeRaw`SELECT pg_notify('shop_facts', 'products')`; // cached pages are invalidated once
}
