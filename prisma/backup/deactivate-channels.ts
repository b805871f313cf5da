import type { ClientBase } from "pg";
import { listTables } from "./list-tables.ts";

/** Where the gateway's settings stand, by the age of the shop: table, its columns of key and value. */
const settingTables = [
  ["settings", "key", "value"],
  ["whatsapp_settings", "setting_key", "setting_value"],
] as const;

/** No order is announced over WhatsApp, whatever gateway the environment names. */
const allOff = JSON.stringify({ new_orders: false, status_updates: false });

/**
 * Keeps a shop that stands beside the real one from writing to its customers, inside the caller's transaction: the e-mail
 * configurations, the gateway and its switches are off, browsers are forgotten and nothing waits to be sent.
 */
export async function deactivateChannels(client: ClientBase): Promise<void> {
  const tables = new Set((await listTables(client)).map(({ name }) => name));
  await client.query("UPDATE email_providers SET is_active = false");
  for (const [table, key, value] of settingTables) {
    if (!tables.has(table)) continue;
    await client.query(`UPDATE ${table} SET is_active = false WHERE ${key} = 'api_config'`);
    await client.query(
      `INSERT INTO ${table} (${key}, ${value}, updated_at) VALUES ('notifications_enabled', $1, now())
       ON CONFLICT (${key}) DO UPDATE SET ${value} = $1, is_active = true`,
      [allOff],
    );
  }
  if (tables.has("push_subscriptions")) await client.query("DELETE FROM push_subscriptions");
  await client.query("UPDATE outbox SET status = 'dead', last_error = 'restored for a trial' WHERE status = 'waiting'");
}
