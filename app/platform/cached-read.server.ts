import { Listener } from "./listener.server.ts";
import { processWide } from "./process-wide.server.ts";

type Kept = { tables: readonly string[]; value?: Promise<unknown> };

const kept = processWide("kept-facts", () => new Map<string, Kept>());

const hearers = processWide("fact-hearers", () => new Set<(change?: string) => void>());

const drop = (change?: string) => {
  for (const entry of kept.values()) if (!change || entry.tables.includes(change)) entry.value = undefined;
  for (const hear of hearers) hear(change);
};

/** Listens for changes made by any process. While it does not nothing is kept, so a lost connection costs speed, not truth. */
const listener = processWide(
  "kept-facts-listener",
  () => new Listener("shop_facts", { notified: drop, listening: () => drop(), lost: () => drop() }),
);

/** Starts hearing of changes; the server calls it once the database runs. Reconnects by itself. */
export const listenForChanges = (): Promise<void> => listener.start();

/** Stops hearing of changes, at shutdown. */
export async function stopListeningForChanges(): Promise<void> {
  await listener.stop();
  drop();
}

/** Calls back at every change that any process makes: with the table's name, or without when anything may have changed. */
export const subscribeToChanges = (hear: (change?: string) => void): void => void hearers.add(hear);

/** Whether changes cannot be heard although the process serves pages. */
export const isChangeListenerDown = (): boolean => listener.isStarted && !listener.isListening;

/** Whether changes can be heard at this moment. */
export const isListeningForChanges = (): boolean => listener.isListening;

const asking = processWide("facts-asking", () => ({
  now: undefined as Promise<void> | undefined,
  next: undefined as Promise<void> | undefined,
}));

/**
 * Resolves when every change that was committed before the call has been heard, in a fraction of a millisecond; or, 5 s later,
 * when none can be heard any more. However many ask, one question is under way at a time, and those who come meanwhile share the next.
 */
export function invalidateAllReads(): Promise<void> {
  if (!asking.now) {
    asking.now = listener.check().finally(() => {
      asking.now = undefined;
    });
    return asking.now;
  }
  asking.next ??= asking.now.then(() => {
    asking.next = undefined;
    return invalidateAllReads();
  });
  return asking.next;
}

/** Forgets what one table said, in this process at once: the writer of a setting must see its own change. */
export const invalidateReads = (table: string): void => drop(table);

/**
 * A small read that hardly ever changes (settings, zones, category names), kept in memory until a trigger tells that
 * one of its tables changed. Prices, stock, carts and rights are never kept.
 */
export function cachedRead<Value>(name: string, tables: readonly string[], read: () => Promise<Value>): () => Promise<Value> {
  if (!kept.has(name)) kept.set(name, { tables });
  const entry = kept.get(name) as Kept;
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
