import { PrismaPg } from "@prisma/adapter-pg";
import type { PoolClient } from "pg";
import { Prisma, PrismaClient } from "#app/generated/prisma/client.ts";
import { type Outcome, refused } from "#app/lib/outcome.ts";
import { brokenRule, isConflict, isOutOfSpace, isTimeout } from "./database-errors.ts";
import { env } from "./env.server.ts";
import { log } from "./log.server.ts";
import { isStalePlan, openPool } from "./pool.server.ts";
import { processWide } from "./process-wide.server.ts";

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

/**
 * The connections of this process to its database, and the names of the statements that are prepared on them. Each address has its own:
 * work that outlives a database, as a test file's in a process that goes on with the next, never opens the connections of another.
 */
const opened = () =>
  processWide(`pool of ${databaseUrl()}`, () => openPool(databaseUrl(), { max: env.DATABASE_POOL, unnamed: unnamed.sql }));

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
  get: (_, name) => Reflect.get(processWide(`prisma of ${databaseUrl()}`, connect), name),
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

/** A value that a prepared statement is given by name each time it runs. */
export class Placeholder {
  constructor(readonly name: string) {}
}

/** Values by the names of the placeholders they are for. */
export type Given = Readonly<Record<string, unknown>>;

/**
 * Prepares `readRows` for a statement that is the same each time but for its placeholders: its text is put together once.
 *
 * @returns reads the rows; takes the values by the names of the placeholders
 */
export function prepareRows<Row extends object>({ text, values }: Sql): (given: Given) => Promise<Row[]> {
  return async (given) => {
    const { pool, nameOf } = opened();
    const all = values.map((value: unknown) => (value instanceof Placeholder ? given[value.name] : value));
    const { rows } = await pool.query<Row>({ name: nameOf(text), text, values: all });
    return rows;
  };
}

class Undone extends Error {
  constructor(readonly outcome: Outcome<never>) {
    super("undone");
  }
}

/** Throws what was refused, so that the transaction around it is undone. */
function unlessRefused<Value>(outcome: Outcome<Value>): Outcome<Value> {
  if (!outcome.ok) throw new Undone(outcome);
  return outcome;
}

/** What came of a transaction: its outcome, or the refusal for what PostgreSQL threw. */
async function outcomeOf<Value>(attempt: () => Promise<Outcome<Value>>, tries = 3): Promise<Outcome<Value>> {
  try {
    return await attempt();
  } catch (problem) {
    if (problem instanceof Undone) return problem.outcome;
    if (tries > 1 && (isConflict(problem) || isStalePlan(problem))) return outcomeOf(attempt, tries - 1);
    if (isConflict(problem) || isTimeout(problem)) return refused("busy");
    const rule = brokenRule(problem);
    if (rule) return refused(rule.code, { values: rule.values });
    if (isOutOfSpace(problem)) {
      log.error({ err: problem }, "the disk of the database is full");
      return refused("out-of-space");
    }
    throw problem;
  }
}

/**
 * Runs one piece of work as one transaction. A refusal undoes everything the work wrote; a deadlock is tried again, three times at
 * most, so the work must do nothing outside the database. Inside, query `tx` alone: a second connection from the pool while holding
 * one can deadlock the pool.
 *
 * @returns what the work returns; refused with `busy` when a lock or a connection was not to be had in time (`timeouts.server.ts`),
 *   with `out-of-space` when the database's disk is full, with the rule's code where a trigger refused a row by `refuse_by_rule`
 */
export const transact = <Value>(work: (tx: Tx) => Promise<Outcome<Value>>): Promise<Outcome<Value>> =>
  outcomeOf(() => db.$transaction(async (tx) => unlessRefused(await work(tx))));

/** A transaction of statements alone: functions that need no more of it take this, and work in one of either kind. */
export type SqlTx = Pick<Tx, "$queryRaw" | "$executeRaw">;

/** The statements of a transaction on its connection; see `readRows` for the values they take and give. */
function sqlTxOf(client: PoolClient): SqlTx {
  const { nameOf } = opened();
  const query = (statement: TemplateStringsArray | Sql, values: readonly unknown[]) => {
    const { text, values: all } = "text" in statement ? statement : sql(statement, ...values);
    return client.query({ name: nameOf(text), text, values: all });
  };
  const tx = {
    $queryRaw: async (statement: TemplateStringsArray | Sql, ...values: unknown[]) => (await query(statement, values)).rows,
    $executeRaw: async (statement: TemplateStringsArray | Sql, ...values: unknown[]) =>
      (await query(statement, values)).rowCount ?? 0,
  };
  return tx as unknown as SqlTx; // its promises are no PrismaPromise, which only $transaction([…]) asks for
}

/**
 * The same as `transact` without Prisma's engine around each statement, for the work that everybody waits for (decision 0015).
 *
 * @returns as `transact`
 */
export const transactSql = <Value>(work: (tx: SqlTx) => Promise<Outcome<Value>>): Promise<Outcome<Value>> =>
  outcomeOf(async () => {
    const client = await opened().pool.connect();
    let broken: Error | undefined;
    try {
      await client.query("BEGIN");
      const outcome = unlessRefused(await work(sqlTxOf(client)));
      await client.query("COMMIT");
      return outcome;
    } catch (problem) {
      await client.query("ROLLBACK").catch((lost: Error) => {
        broken = lost; // the connection is closed, and with it the transaction
      });
      throw problem;
    } finally {
      client.release(broken);
    }
  });
