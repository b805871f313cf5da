import pg from "pg";
import { log } from "./log.server.ts";
import { silenceTimeout, visitorTimeouts } from "./timeouts.server.ts";
import { TransactionLimit } from "./transaction-limit.server.ts";

/** The connections that stay open while idle: a new one has to plan every statement again. */
const keptOpen = 4;

/** The share of the connections that transactions may hold at once: the rest is for reads, which wait for no lock. */
const shareOfTransactions = 0.6;

/** Prepared statements are named by their text. Lists of every length would make endless names, so they stop at a bound. */
class StatementNames {
  private names = new Map<string, string>();
  private generation = 0;
  constructor(private readonly unnamed: string) {}

  /** The name of a statement; empty for one that is not kept prepared. */
  of(text: string, most = 500): string {
    const known = this.names.get(text);
    if (known !== undefined) return known;
    if (this.names.size >= most || text.startsWith(this.unnamed)) return "";
    const name = `${this.prefix}${this.names.size}`;
    this.names.set(text, name);
    return name;
  }

  /** Renames every statement, so that all connections prepare anew; nothing when that was done since `name` was given. */
  renew(name = ""): void {
    if (!name.startsWith(this.prefix)) return;
    this.generation++;
    this.names = new Map();
  }

  private get prefix(): string {
    return `taaza${this.generation}_`;
  }
}

/** Whether a migration changed a type that a prepared statement selects. Under another name the statement works. */
export const isStalePlan = (problem: unknown): boolean =>
  problem instanceof Error && problem.message.includes("cached plan must not change result type");

type Statement = { name?: string; text: string };
type Query = (statement: Statement, ...rest: unknown[]) => Promise<unknown> | undefined;

/** PostgreSQL's code for a statement that waited for a lock longer than `lock_timeout`. */
const lockNotAvailable = "55P03";

/** How often connections are looked at for one whose server vanished, milliseconds. */
const watchInterval = 1000;

/** Ends connections that are in use without a new statement for `silenceTimeout`: their server vanished. */
class SilenceWatch {
  private readonly askedAt = new Map<pg.PoolClient, number>();

  constructor(pool: pg.Pool) {
    pool.on("acquire", (client) => this.note(client));
    pool.on("release", (_, client) => this.askedAt.delete(client));
    pool.on("remove", (client) => this.askedAt.delete(client));
    const timer = setInterval(() => (pool.ended ? clearInterval(timer) : this.look()), watchInterval).unref();
  }

  /** Called when a connection starts a statement. */
  note(client: pg.PoolClient): void {
    this.askedAt.set(client, performance.now());
  }

  private look(): void {
    const latest = performance.now() - silenceTimeout;
    for (const [client, at] of this.askedAt) {
      // a rollback would time out as well, and so would the connection's next user
      if (at < latest) (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    }
  }
}

type Guard = { names: StatementNames; transactions: TransactionLimit; silence: SilenceWatch };

/** Handles a failed statement on a connection, of any caller. */
function guardConnection(client: pg.PoolClient, { names, transactions, silence }: Guard): void {
  const query = client.query.bind(client) as unknown as Query;
  const guarded: Query = (statement, ...rest) => {
    silence.note(client);
    const answer = query(statement, ...rest);
    answer?.catch((problem: unknown) => {
      if ((problem as { code?: string }).code === lockNotAvailable) transactions.noteLockTimeout();
      if (isStalePlan(problem)) names.renew(statement.name);
    });
    return answer;
  };
  client.query = guarded as unknown as typeof client.query;
  // between two statements of a transaction nobody else listens, and an error without a listener ends the process: the next one fails
  client.on("error", ({ message }) => log.warn({ problem: message }, "a database connection in use was lost"));
}

/**
 * The pool that a process serves its visitors with. A client that is taken by `connect()` is for a transaction, and transactions
 * get a part of the connections only: however many wait for one lock, reads find a connection. A statement outside a transaction
 * whose plan a migration made stale is retried once.
 *
 * @param unnamed the prefix of statements that are not prepared
 */
export function openPool(url: string, { max, unnamed }: { max: number; unnamed: string }) {
  const min = Math.min(keptOpen, max);
  const pool = new pg.Pool({ connectionString: url, max, min, idleTimeoutMillis: 60_000, ...visitorTimeouts });
  const names = new StatementNames(unnamed);
  const transactions = new TransactionLimit(Math.max(1, Math.floor(max * shareOfTransactions)));
  pool.on("error", ({ message }) => log.error({ problem: message }, "database connection lost"));
  const guard: Guard = { names, transactions, silence: new SilenceWatch(pool) };
  pool.on("connect", (client) => guardConnection(client, guard));

  const connect = pool.connect.bind(pool);
  const connectForTransaction = async (): Promise<pg.PoolClient> => {
    await transactions.acquire();
    try {
      const client = await connect();
      const release = client.release.bind(client);
      client.release = (problem) => {
        transactions.release();
        release(problem);
      };
      return client;
    } catch (problem) {
      transactions.release();
      throw problem;
    }
  };
  pool.connect = ((done?: Parameters<typeof connect>[0]) =>
    done ? connect(done) : connectForTransaction()) as unknown as typeof pool.connect;

  const query = pool.query.bind(pool) as unknown as (statement: Statement) => Promise<unknown>;
  const queryAgain = async (statement: Statement) => {
    try {
      return await query(statement);
    } catch (problem) {
      if (!isStalePlan(problem)) throw problem;
      names.renew(statement.name);
      return query({ ...statement, name: names.of(statement.text) });
    }
  };
  pool.query = queryAgain as unknown as typeof pool.query;
  return { pool, nameOf: (text: string) => names.of(text) };
}
