import { createHash } from "node:crypto";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, type Tx } from "#app/platform/db.server.ts";

/** A placed order, or the first one when the request is a replay. */
export type PlacedOrder = { orderId: number; isReplay: boolean };

/** An idempotency key with a hash of the form's contents, so that a replay is distinguished from another order; null without a key. */
export type IdempotencyKey = { userId: number; key: string; contentHash: Uint8Array<ArrayBuffer> } | null;

/** The stored idempotency key of a user; `key` is the form's random text. */
export function idempotencyKeyOf(userId: number, key: string | null | undefined, content: unknown): IdempotencyKey {
  if (!key) return null;
  return { userId, key, contentHash: new Uint8Array(createHash("sha256").update(JSON.stringify(content)).digest()) };
}

/** Stores the order of an idempotency key; false when the key exists. */
export async function saveIdempotencyKey(tx: Tx, idempotencyKey: IdempotencyKey, orderId: number): Promise<boolean> {
  if (!idempotencyKey) return true;
  const { userId, key, contentHash } = idempotencyKey;
  const saved = await tx.$executeRaw`
    INSERT INTO idempotency_keys (user_id, key, content_hash, order_id, created_at)
    VALUES (${userId}, ${key}, ${contentHash}, ${orderId}, ${now()})
    ON CONFLICT DO NOTHING`;
  return saved > 0;
}

/** The first answer to this key, if it succeeded: `key.reused` for other contents under the key. */
export async function findReplay(idempotencyKey: IdempotencyKey): Promise<Outcome<PlacedOrder> | null> {
  if (!idempotencyKey) return null;
  const { userId, key, contentHash } = idempotencyKey;
  const [first] = await db.$queryRaw<{ order_id: number; is_same: boolean }[]>`
    SELECT order_id, content_hash = ${contentHash} AS is_same FROM idempotency_keys WHERE user_id = ${userId} AND key = ${key}`;
  if (!first) return null;
  return first.is_same ? done({ orderId: first.order_id, isReplay: true }) : refused("key.reused");
}
