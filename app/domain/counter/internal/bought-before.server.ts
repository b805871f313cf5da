import { type CardRow, cardColumns } from "#app/domain/catalog/card.server.ts";
import type { SearchWords } from "#app/domain/catalog/search-words.server.ts";
import { db } from "#app/platform/db.server.ts";

/** Older orders of a customer are ignored. */
const maxOrders = 30;

const maxProducts = 12;

/**
 * What a customer's last thirty orders held of what a search may mean, its words as far as they were typed; what was in most of them first.
 * A line that was left out or replaced teaches nothing: it may be what the counter took by mistake.
 *
 * @param phone +923XXXXXXXXX
 */
export const listBoughtBefore = (phone: string, words: SearchWords): Promise<CardRow[]> =>
  db.$queryRaw<CardRow[]>`
    WITH latest AS (
      SELECT id FROM orders WHERE customer_phone = ${phone} AND status <> 'cancelled' ORDER BY id DESC LIMIT ${maxOrders}),
    bought AS (
      SELECT l.product_id AS id, count(DISTINCT l.order_id) AS orders FROM order_lines l JOIN latest ON latest.id = l.order_id
      WHERE l.product_id IS NOT NULL AND l.packed_quantity IS DISTINCT FROM 0
        AND NOT EXISTS (SELECT FROM order_lines other WHERE other.replaces_id = l.id) GROUP BY l.product_id)
    SELECT ${cardColumns} FROM bought JOIN products p USING (id)
    WHERE p.status = 'active' AND p.search_vector @@ ${begunByName(words)}::tsquery
    ORDER BY bought.orders DESC, p.popularity DESC, p.id LIMIT ${maxProducts}`;

/** Matches every word, as a prefix, in name, brand or keywords; the category is left out, as too many earlier purchases would match. */
const begunByName = ({ asked }: SearchWords): string =>
  asked
    .map(({ typed, meant }) => `(${[`${inARow(typed)}:*AB`, ...meant.map((phrase) => `${inARow(phrase)}:AB`)].join(" | ")})`)
    .join(" & ");

const inARow = (phrase: string): string => phrase.replaceAll(" ", " <-> ");
