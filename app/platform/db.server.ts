import { PrismaPg } from "@prisma/adapter-pg";
import { Prisma, PrismaClient } from "#app/generated/prisma/client.ts";
import { type Outcome, refused } from "#app/lib/outcome.ts";
import { env } from "./env.server.ts";
import { log } from "./log.server.ts";
import { isStalePlan, openPool } from "./pool.server.ts";
import { processWide } from "./process-wide.server.ts";
import { PoolBusy } from "./transaction-limit.server.ts";

/** A transaction in progress. Functions that write as part of a larger piece of work take it first. */
export type Tx = Prisma.TransactionClient;

/** SQL pieces for the few statements that Prisma's query API cannot express in one round trip. */
export const { sql, join, raw } = Prisma;

/** A statement or a piece of one, with its values. */
export type Sql = Prisma.Sql;

/** The prefix of a statement with too many shapes to prepare: PostgreSQL plans it for its values each time. */
export const unnamed: Sql = raw("/* unnamed */ ");

const connection = processWide("connection", () => ({ url: env.DATABASE_URL }));

/** Names the database of this process, before the first query: the embedded one has its address only once it runs. */
export function openDatabase(url: string): void {
  connection.url = url;
}

/** The address of the database of this process. Throws before `openDatabase` when the environment names none. */
export function databaseUrl(): string {
  if (!connection.url) throw new Error("No database yet: set DATABASE_URL, or start the shop with npm start.");
  return connection.url;
}

/** The connections of this process, and the names of the statements that are prepared on them. */
const opened = () => processWide("pool", () => openPool(databaseUrl(), { max: env.DATABASE_POOL, unnamed: unnamed.sql }));

function connect() {
  const { pool, nameOf } = opened();
  const adapter = new PrismaPg(pool as unknown as ConstructorParameters<typeof PrismaPg>[0], {
    statementNameGenerator: ({ sql: text }) => nameOf(text),
    disposeExternalPool: true,
  });
  // any other format writes the values of a query into its errors, and with them into the log
  return new PrismaClient({ adapter, errorFormat: "minimal", transactionOptions: { maxWait: 15_000, timeout: 30_000 } });
}

/** The shop's data. One pool per process, opened by the first query. */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get: (_, name) => Reflect.get(processWide("prisma", connect), name),
});

/**
 * Reads the rows of one statement on the same connections, without Prisma's engine, which costs more than twice as much again:
 * for what the pages read that everybody opens (decision 0015). What Prisma would turn into its own types comes as `pg` reads it,
 * so such a statement selects numbers, texts, truths and JSON, and takes no dates.
 */
export async function readRows<Row extends object>({ text, values }: Sql): Promise<Row[]> {
  const { pool, nameOf } = opened();
  const { rows } = await pool.query<Row>({ name: nameOf(text), text, values });
  return rows;
}

class Undone extends Error {
  constructor(readonly outcome: Outcome<never>) {
    super("undone");
  }
}

/** Serialisation failures and deadlocks: nothing was written, so the work may simply be done again. */
const isConflict = (problem: unknown): boolean => {
  if (!(problem instanceof Error)) return false;
  if ((problem as { code?: string }).code === "P2034") return true;
  return /deadlock detected|could not serialize|40P01|40001/.test(problem.message);
};

/** A timeout, of a lock, a statement, a connection or the transaction itself, that left nothing written. */
const isTimeout = (problem: unknown): boolean => {
  if (problem instanceof PoolBusy) return true;
  if (!(problem instanceof Error)) return false;
  if ((problem as { code?: string }).code === "P2028") return true;
  return /55P03|57014|25P03|lock timeout|statement timeout|idle-in-transaction|when trying to connect/.test(problem.message);
};

/** The database's disk is full: nothing was written, and nothing can be until space is freed. */
const isOutOfSpace = (problem: unknown): boolean => problem instanceof Error && /\b53100\b/.test(problem.message);

/**
 * Runs one piece of work as one transaction. A refusal undoes everything the work wrote; a deadlock is tried again, three times at
 * most, so the work must do nothing outside the database. Inside, query `tx` alone: a second connection from the pool while holding
 * one can deadlock the pool.
 *
 * @returns what the work returns; refused with `busy` when a lock or a connection was not to be had in time (`timeouts.server.ts`),
 *   with `out-of-space` when the database's disk is full
 */
export async function transact<Value>(work: (tx: Tx) => Promise<Outcome<Value>>, tries = 3): Promise<Outcome<Value>> {
  try {
    return await db.$transaction(async (tx) => {
      const outcome = await work(tx);
      if (!outcome.ok) throw new Undone(outcome);
      return outcome;
    });
  } catch (problem) {
    if (problem instanceof Undone) return problem.outcome;
    if (tries > 1 && (isConflict(problem) || isStalePlan(problem))) return transact(work, tries - 1);
    if (isConflict(problem) || isTimeout(problem)) return refused("busy");
    if (isOutOfSpace(problem)) {
      log.error({ err: problem }, "the disk of the database is full");
      return refused("out-of-space");
    }
    throw problem;
  }
}
