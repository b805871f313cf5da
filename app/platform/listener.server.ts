import pg from "pg";
import { databaseUrl } from "./db.server.ts";
import { log } from "./log.server.ts";
import { listenerTimeouts } from "./timeouts.server.ts";

/** How long after a lost connection or a failed try the next is made, milliseconds. */
const pause = 1000;

/** The interval of keep-alive queries, milliseconds: a half-open connection reports nothing by itself. */
const beat = 15_000;

/** The callbacks: `notified` for each notification, `listening` when the subscription is active, `lost` when it is not. */
export type Callbacks = { notified(payload: string | undefined): void; listening(): void; lost(): void };

/** One connection that listens to one channel of PostgreSQL. Connecting and listening have timeouts and are retried for ever. */
export class Listener {
  private client: pg.Client | undefined;
  private firstTry: Promise<void> | undefined;
  private pulse: NodeJS.Timeout | undefined;
  private retry: NodeJS.Timeout | undefined;
  private isUp = false;

  constructor(
    private readonly channel: string,
    private readonly callbacks: Callbacks,
  ) {}

  /** Whether notifications arrive at this moment, as far as is known. */
  get isListening(): boolean {
    return this.isUp;
  }

  /** Whether it was started, listening or not. */
  get isStarted(): boolean {
    return this.firstTry !== undefined;
  }

  /** Begins to listen, once however often it is called. Resolves after the first try, whether it succeeded or not. */
  start(): Promise<void> {
    this.firstTry ??= this.listen();
    return this.firstTry;
  }

  /** Ends it. It may be started again. */
  async stop(): Promise<void> {
    const { client } = this;
    this.firstTry = this.client = undefined;
    this.isUp = false;
    clearInterval(this.pulse);
    clearTimeout(this.retry);
    await client?.end().catch(() => undefined);
  }

  /**
   * Sends one query on the connection: PostgreSQL sends what was committed before it ahead of the answer. Resolves in any case; a
   * connection that does not answer within its time limit is closed.
   */
  async check(): Promise<void> {
    const { client } = this;
    if (client && this.isUp) await client.query("SELECT").catch((problem: Error) => this.lose(client, problem));
  }

  private async listen(): Promise<void> {
    const client = new pg.Client({ connectionString: databaseUrl(), ...listenerTimeouts });
    this.client = client;
    client.on("error", (problem) => this.lose(client, problem));
    client.on("end", () => this.lose(client));
    client.on("notification", ({ payload }) => this.callbacks.notified(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${this.channel}`);
    } catch (problem) {
      this.lose(client, problem as Error);
    }
    if (this.client !== client) return; // lost, or stopped meanwhile
    this.isUp = true;
    this.callbacks.listening();
    this.pulse = setInterval(() => void this.check(), beat).unref();
  }

  private lose(client: pg.Client, problem?: Error): void {
    if (this.client !== client) return;
    this.client = undefined;
    this.isUp = false;
    client.end().catch(() => undefined);
    log.warn({ err: problem, channel: this.channel }, "a listener has no connection; it tries again");
    clearInterval(this.pulse);
    this.retry = setTimeout(() => void this.listen(), pause).unref();
    this.callbacks.lost();
  }
}
