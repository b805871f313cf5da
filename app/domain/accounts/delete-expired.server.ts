import { now } from "#app/platform/clock.server.ts";
import { db, raw, sql } from "#app/platform/db.server.ts";

const day = 24 * 60 * 60_000;

/** Deletes rows of a table `days` after the moment in one of its indexed columns; `only` restricts which rows. */
type Retention = { table: string; column: string; days: number; only?: string };

/**
 * What is deleted by its age (`docs/operations.md` lists it for the operator). Orders, stock, payments and the audit log are never
 * deleted, nor is what a person may still use: an account's cart, a queued message.
 */
const retentions: readonly Retention[] = [
  { table: "sessions", column: "expires_at", days: 0 },
  { table: "password_resets", column: "expires_at", days: 0 },
  { table: "password_resets", column: "used_at", days: 0 },
  { table: "password_reset_codes", column: "created_at", days: 1 },
  { table: "identity_changes", column: "expires_at", days: 30 },
  { table: "trusted_devices", column: "expires_at", days: 0 },
  { table: "team_invites", column: "expires_at", days: 30 },
  { table: "idempotency_keys", column: "created_at", days: 30 },
  { table: "carts", column: "updated_at", days: 30, only: "device_hash IS NOT NULL" },
  { table: "shared_lists", column: "expires_at", days: 0 },
  { table: "outbox", column: "created_at", days: 90, only: "status <> 'waiting'" },
  { table: "whatsapp_messages", column: "created_at", days: 90 },
  { table: "whatsapp_incoming", column: "received_at", days: 396 },
  { table: "book_checks", column: "day", days: 396 },
  { table: "product_imports", column: "created_at", days: 90 },
  { table: "resource_imports", column: "created_at", days: 1 },
  { table: "deleted_rows", column: "deleted_at", days: 30 },
  { table: "notifications", column: "created_at", days: 180, only: "read" },
  { table: "notifications", column: "created_at", days: 396, only: "NOT read" },
  { table: "cart_reminders", column: "created_at", days: 396 },
  { table: "analytics_events", column: "created_at", days: 396 },
  { table: "push_campaign_deliveries", column: "created_at", days: 90 },
  { table: "notification_analytics", column: "created_at", days: 396 },
];

/** Rows deleted per step: a step takes milliseconds, so that its locks are short. */
const step = 1000;

/** So many steps a run takes at most for one rule; the next hour goes on. */
const maxSteps = 200;

/** Deletes one batch of the oldest rows; locked rows are left for the next run. */
function deleteBatch({ table, column, days, only = "true" }: Retention): Promise<number> {
  const until = new Date(now().getTime() - days * day);
  return db.$executeRaw(sql`
    DELETE FROM ${raw(table)} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${raw(table)} WHERE ${raw(column)} <= ${until} AND ${raw(only)}
      ORDER BY ${raw(column)} LIMIT ${step} FOR UPDATE SKIP LOCKED))`);
}

/** Deletes the secrets of e-mail configurations that can no longer be restored. */
const deleteLostSecrets = (): Promise<number> => db.$executeRaw`
  DELETE FROM email_secrets s WHERE NOT EXISTS (SELECT FROM email_providers p WHERE p.id = s.provider_id)
    AND NOT EXISTS (SELECT FROM deleted_rows d WHERE d.entity = 'email-provider' AND d.entity_id = s.provider_id)`;

/** Deletes expired and unused rows, in steps; ends after the step in hand when the signal comes. */
export async function deleteExpired(signal?: AbortSignal): Promise<void> {
  for (const retention of retentions) {
    for (let steps = 0; steps < maxSteps && !signal?.aborted; steps++) {
      if ((await deleteBatch(retention)) < step) break;
    }
  }
  if (!signal?.aborted) await deleteLostSecrets();
}
