import pg from "pg";
import { databaseUrl } from "./db.server.ts";
import { log } from "./log.server.ts";
import { processWide } from "./process-wide.server.ts";

type Kept = { tables: readonly string[]; value?: Promise<unknown> };

const kept = processWide("kept-facts", () => new Map<string, Kept>());

const hearers = processWide("fact-hearers", () => new Set<(change?: string) => void>());

const drop = (change?: string) => {
  for (const entry of kept.values()) if (!change || entry.tables.includes(change)) entry.value = undefined;
  for (const hear of hearers) hear(change);
};

/** Listens for changes made by any process. While nothing listens nothing is kept, so a lost connection costs speed, not truth. */
const ear = processWide("kept-facts-ear", () => ({ listening: false, client: undefined as pg.Client | undefined }));

function lose(client: pg.Client, problem?: Error): void {
  if (ear.client !== client) return;
  ear.listening = false;
  ear.client = undefined;
  drop();
  client.end().catch(() => undefined);
  if (problem) log.warn({ err: problem }, "fact listener lost its connection");
  setTimeout(() => listenForFacts().catch(() => undefined), 1000).unref();
}

/** Starts hearing of changes; the server calls it once the database runs. Reconnects by itself. */
export async function listenForFacts(): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  ear.client = client;
  client.on("error", (problem) => lose(client, problem));
  client.on("end", () => lose(client));
  client.on("notification", ({ payload }) => drop(payload));
  try {
    await client.connect();
    await client.query("LISTEN shop_facts");
    drop();
    ear.listening = true;
  } catch (problem) {
    lose(client, problem as Error);
  }
}

/** Stops hearing of changes, at shutdown. */
export async function stopListeningForFacts(): Promise<void> {
  const { client } = ear;
  ear.client = undefined;
  ear.listening = false;
  drop();
  await client?.end().catch(() => undefined);
}

/** Calls back at every change that any process makes: with the table's name, or without when anything may have changed. */
export const onFacts = (hear: (change?: string) => void): void => void hearers.add(hear);

/** Whether changes can be heard at this moment. */
export const isHearingFacts = (): boolean => ear.listening;

/** A line that does not answer for so long is dead, though nobody closed it; milliseconds. */
const patience = 5000;

const asking = processWide("facts-asking", () => ({
  now: undefined as Promise<void> | undefined,
  next: undefined as Promise<void> | undefined,
}));

/** One question on the line that changes are heard on: PostgreSQL sends what was committed before it ahead of the answer. */
async function ask(): Promise<void> {
  const { client } = ear;
  const question = { text: "SELECT", query_timeout: patience };
  await client?.query(question).catch((problem: Error) => lose(client, problem));
}

/**
 * Resolves when every change that was committed before the call has been heard, in a fraction of a millisecond; or, 5 s later,
 * when none can be heard any more. However many ask, one question is under way at a time, and those who come meanwhile share the next.
 */
export function hearEverything(): Promise<void> {
  if (!asking.now) {
    asking.now = ask().finally(() => {
      asking.now = undefined;
    });
    return asking.now;
  }
  asking.next ??= asking.now.then(() => {
    asking.next = undefined;
    return hearEverything();
  });
  return asking.next;
}

/** Forgets what one table said, in this process at once: the writer of a setting must see its own change. */
export const forgetFacts = (table: string): void => drop(table);

/**
 * A small read that hardly ever changes (settings, zones, category names), kept in memory until a trigger tells that
 * one of its tables changed. Prices, stock, carts and rights are never kept.
 */
export function keptFacts<Value>(name: string, tables: readonly string[], read: () => Promise<Value>): () => Promise<Value> {
  if (!kept.has(name)) kept.set(name, { tables });
  const entry = kept.get(name) as Kept;
  return () => {
    if (!ear.listening) return read();
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
