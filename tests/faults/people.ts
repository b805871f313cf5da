import type { Client } from "pg";
import { newToken, tokenHash } from "#app/platform/secret.server.ts";
import { makeShoppers, type Shopper } from "#tests/bench/rig/shoppers.ts";

/** Who sends forms: nobody in particular, a customer, and a member of staff who may do everything. */
export type People = { visitor: { cookie: string }; customer: Shopper; staff: Shopper };

/** Makes the people of a run. */
export async function makePeople(client: Client): Promise<People> {
  const [customer] = await makeShoppers(client, 1, () => []);
  const { rows } = await client.query<{ id: number }>("SELECT id FROM users WHERE role = 'super_admin' ORDER BY id LIMIT 1");
  const userId = rows[0]?.id;
  if (!customer || userId === undefined) throw new Error("The demo shop has nobody.");
  const token = newToken();
  await client.query(
    "INSERT INTO sessions (token_hash, user_id, is_staff, expires_at) VALUES ($1, $2, true, now() + interval '1 day')",
    [Buffer.from(tokenHash(token)), userId],
  );
  return { visitor: { cookie: "" }, customer, staff: { userId, cookie: `session=${token}` } };
}
