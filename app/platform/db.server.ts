import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { Prisma, PrismaClient } from "#app/generated/prisma/client.ts";
import type { Outcome } from "#app/lib/outcome.ts";
import { env } from "./env.server.ts";
import { log } from "./log.server.ts";
import { processWide } from "./process-wide.server.ts";

/** A transaction in progress. Functions that write as part of a larger piece of work take it first. */
export type Tx = Prisma.TransactionClient;

/** SQL pieces for the few statements that Prisma's own language cannot say in one round trip. */
export const { sql, join, raw } = Prisma;

/** Begins a statement that is asked in too many shapes to be worth a name: PostgreSQL plans it for its values each time. */
export const unnamed: ReturnType<typeof Prisma.raw> = raw("/* unnamed */ ");

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

/** Prepared statements are named by their text. Lists of every length would make endless names, so they stop at a bound. */
function statementNames(most = 500): (query: { sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql: text }) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= most || text.startsWith(unnamed.sql)) return "";
    const name = `taaza${names.size}`;
    names.set(text, name);
    return name;
  };
}

/** As many connections stay open in a quiet shop: a new one has to plan every statement again before its first answer. */
const keptOpen = 4;

/** The connections of this process, and the names of the statements that are prepared on them. */
const opened = () =>
  processWide("pool", () => {
    const [max, min] = [env.DATABASE_POOL, Math.min(keptOpen, env.DATABASE_POOL)];
    const pool = new pg.Pool({ connectionString: databaseUrl(), max, min, idleTimeoutMillis: 60_000 });
    pool.on("error", ({ message }) => log.error({ problem: message }, "database connection lost"));
    return { pool, nameOf: statementNames() };
  });

function connect() {
  const { pool, nameOf } = opened();
  const adapter = new PrismaPg(pool as unknown as ConstructorParameters<typeof PrismaPg>[0], {
    statementNameGenerator: nameOf,
    disposeExternalPool: true,
  });
  return new PrismaClient({ adapter, transactionOptions: { maxWait: 30_000, timeout: 30_000 } });
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
export async function readRows<Row extends object>({ text, values }: Prisma.Sql): Promise<Row[]> {
  const { pool, nameOf } = opened();
  const { rows } = await pool.query<Row>({ name: nameOf({ sql: text }), text, values });
  return rows;
}

class Undone extends Error {
  constructor(readonly outcome: Outcome<never>) {
    super("undone");
  }
}

/** Serialisation failures and deadlocks: nothing was written, so the work may simply be done again. */
const mayRetry = (problem: unknown): boolean => {
  if (!(problem instanceof Error)) return false;
  if ((problem as { code?: string }).code === "P2034") return true;
  return /deadlock detected|could not serialize|40P01|40001/.test(problem.message);
};

/**
 * Runs one piece of work as one transaction. A refusal undoes everything the work wrote; a deadlock is tried again,
 * three times at most, so the work must do nothing outside the database. Inside, ask `tx` alone: a second connection
 * taken from the pool while holding one lets twenty busy customers wait for each other for ever.
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
    if (tries > 1 && mayRetry(problem)) return transact(work, tries - 1);
    throw problem;
  }
}
