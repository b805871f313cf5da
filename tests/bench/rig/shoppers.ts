import { randomBytes } from "node:crypto";
import type { Client } from "pg";
import { newToken, tokenHash } from "#app/platform/secret.server.ts";

/** A signed-in customer with a filled cart. */
export type Shopper = { userId: number; cookie: string };

/** One item of a cart, in thousandths of its selling unit. */
export type Pick = { productId: number; quantity: number };

/**
 * Makes customers with sessions and full carts straight in the database: through the pages it would take longer than what is to be
 * measured. Like somebody who has just looked at a page, their last-seen times are current.
 *
 * @param picks what the shopper with this number, from 0, has in the cart
 */
export async function makeShoppers(
  client: Client,
  count: number,
  picks: (number: number) => readonly Pick[],
): Promise<Shopper[]> {
  const group = randomBytes(5).toString("hex");
  const { rows } = await client.query<{ id: number; cart_id: number }>(
    `WITH people AS (
       INSERT INTO users (email, name, password_hash)
       SELECT 'shopper' || n || '-' || $1 || '@made.test', 'Shopper ' || n, 'none' FROM generate_series(1, $2::int) AS n RETURNING id)
     INSERT INTO carts (user_id) SELECT id FROM people RETURNING user_id AS id, id AS cart_id`,
    [group, count],
  );
  const shoppers = rows.map(({ id }) => ({ userId: id, token: newToken() }));
  await client.query(
    `INSERT INTO sessions (token_hash, user_id, is_staff, last_seen_at, expires_at)
     SELECT decode(hash, 'hex'), id, false, now() + interval '1 hour', now() + interval '1 day' FROM unnest($1::text[], $2::int[]) AS given (hash, id)`,
    [shoppers.map(({ token }) => Buffer.from(tokenHash(token)).toString("hex")), shoppers.map(({ userId }) => userId)],
  );
  const items = rows.flatMap(({ cart_id }, number) => picks(number).map((pick) => ({ cart_id, ...pick })));
  await client.query(
    `INSERT INTO cart_items (cart_id, product_id, quantity)
     SELECT * FROM unnest($1::int[], $2::int[], $3::int[])`,
    [items.map(({ cart_id }) => cart_id), items.map(({ productId }) => productId), items.map(({ quantity }) => quantity)],
  );
  return shoppers.map(({ userId, token }) => ({ userId, cookie: `session=${token}` }));
}
