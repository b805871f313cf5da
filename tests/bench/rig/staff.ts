import { randomBytes } from "node:crypto";
import type { Client } from "pg";
import { newToken, tokenHash } from "#app/platform/secret.server.ts";

/** Makes an administrator with a session straight in the database; gives the Cookie header. */
export async function makeAdministrator(client: Client): Promise<string> {
  const token = newToken();
  await client.query(
    `WITH person AS (
       INSERT INTO users (email, name, password_hash, role) VALUES ($1, 'Bench', 'none', 'admin') RETURNING id)
     INSERT INTO sessions (token_hash, user_id, is_staff, last_seen_at, expires_at)
     SELECT decode($2, 'hex'), id, true, now() + interval '1 hour', now() + interval '1 day' FROM person`,
    [`bench-${randomBytes(5).toString("hex")}@made.test`, Buffer.from(tokenHash(token)).toString("hex")],
  );
  return `session=${token}`;
}
