import { Listener } from "./listener.server.ts";
import { processWide } from "./process-wide.server.ts";

type CachedEntry = { tables: readonly string[]; value?: Promise<unknown> };

const cache = processWide("cached-reads", () => new Map<string, CachedEntry>());

const listeners = processWide("change-listeners", () => new Set<(change?: string) => void>());

const drop = (change?: string) => {
  const [table] = change?.split(":") ?? [];
  for (const entry of cache.values()) if (!table || entry.tables.includes(table)) entry.value = undefined;
  for (const notify of listeners) notify(change);
};

/**
 * Subscribes to changes made by any process. Without the subscription nothing is cached, so a lost connection costs speed, not
 * correctness.
 */
const listener = processWide(
  "cached-read-listener",
  () => new Listener("shop_facts", { notified: drop, listening: () => drop(), lost: () => drop() }),
);

/** Subscribes to changes; the server calls it once the database runs. Reconnects by itself. */
export const listenForChanges = (): Promise<void> => listener.start();

/** Unsubscribes from changes, at shutdown. */
export async function stopListeningForChanges(): Promise<void> {
  await listener.stop();
  drop();
}

/** Calls back at every change that any process makes: with the table's name, or without when anything may have changed. */
export const subscribeToChanges = (notify: (change?: string) => void): void => void listeners.add(notify);

/** Whether the subscription is lost although the process serves pages. */
export const isChangeListenerDown = (): boolean => listener.isStarted && !listener.isListening;

/** Whether change notifications arrive at this moment. */
export const isListeningForChanges = (): boolean => listener.isListening;

const flush = processWide("notification-flush", () => ({
  now: undefined as Promise<void> | undefined,
  next: undefined as Promise<void> | undefined,
}));

/**
 * Resolves when the notifications of all changes committed before the call have arrived, in a fraction of a millisecond; or after 5
 * s without a subscription. One query is under way at a time; concurrent callers share the next.
 */
export function flushNotifications(): Promise<void> {
  if (!flush.now) {
    flush.now = listener.check().finally(() => {
      flush.now = undefined;
    });
    return flush.now;
  }
  flush.next ??= flush.now.then(() => {
    flush.next = undefined;
    return flushNotifications();
  });
  return flush.next;
}

/** Invalidates the cached reads of one table, in this process at once: the writer of a setting must see its own change. */
export const invalidateReads = (table: string): void => drop(table);

/**
 * A small read that rarely changes (settings, zones, category names), cached until a trigger notifies a change of one of its
 * tables; `product` is what a product's shelf says of its stock. What is sold and charged (prices, stock, carts) and permissions are
 * never cached.
 */
export function cachedRead<Value>(name: string, tables: readonly string[], read: () => Promise<Value>): () => Promise<Value> {
  if (!cache.has(name)) cache.set(name, { tables });
  const entry = cache.get(name) as CachedEntry;
  return () => {
    if (!listener.isListening) return read();
    if (!entry.value) {
      const value = read();
      entry.value = value;
      value.catch(() => {
        if (entry.value === value) entry.value = undefined;
      });
    }
    return entry.value as Promise<Value>;
  };
}

/**
 * The same for reads of one thing of many, each cached by its key.
 *
 * @param max how many are cached at a time; the oldest are evicted
 */
export function cachedReads<Subject extends string | number, Value>(
  name: string,
  tables: readonly string[],
  read: (subject: Subject) => Promise<Value>,
  max: number,
): (subject: Subject) => Promise<Value> {
  const findCached = cachedRead(name, tables, async () => new Map<Subject, Promise<Value>>());
  return async (subject) => {
    const cached = await findCached();
    const known = cached.get(subject);
    if (known) return known;
    const value = read(subject);
    cached.set(subject, value);
    value.catch(() => cached.delete(subject));
    const [oldest] = cached.keys();
    if (cached.size > max && oldest !== undefined) cached.delete(oldest);
    return value;
  };
}
