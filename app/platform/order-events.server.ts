import pg from "pg";
import { databaseUrl } from "./db.server.ts";
import { log } from "./log.server.ts";
import { processWide } from "./process-wide.server.ts";

/** Who wants to hear of orders: `hear` names one that any process changed, `missed` says that anything may have happened unheard, `end` that this process stops. */
export type OrderHearer = { hear(orderId: number): void; missed(): void; end(): void };

/** One listener per process, however many desks hang on it. */
const ear = processWide("order-events", () => ({
  hearers: new Set<OrderHearer>(),
  client: undefined as pg.Client | undefined,
  ready: undefined as Promise<void> | undefined,
  pulse: undefined as NodeJS.Timeout | undefined,
  hasHeard: false,
}));

/** How long after a lost connection the next is tried, milliseconds. */
const pause = 1000;

/** How often the line is asked whether it is alive, and how long it may take to say so: one that died unclosed says nothing; milliseconds. */
const [beat, patience] = [15_000, 5000];

function lose(client: pg.Client, problem?: Error): void {
  if (ear.client !== client) return;
  ear.client = undefined;
  ear.ready = undefined;
  clearInterval(ear.pulse);
  client.end().catch(() => undefined);
  if (problem) log.warn({ err: problem }, "order listener lost its connection");
  setTimeout(() => ear.hearers.size > 0 && listen().catch(() => undefined), pause).unref();
}

function feelPulse(client: pg.Client): void {
  const question = { text: "SELECT", query_timeout: patience };
  clearInterval(ear.pulse);
  ear.pulse = setInterval(() => void client.query(question).catch((problem: Error) => lose(client, problem)), beat).unref();
}

/** Resolves once what is committed from now on will be heard; when PostgreSQL is away it is tried again until it is back. */
function listen(): Promise<void> {
  if (ear.ready) return ear.ready;
  const client = new pg.Client({ connectionString: databaseUrl() });
  ear.client = client;
  client.on("error", (problem) => lose(client, problem));
  client.on("end", () => lose(client));
  client.on("notification", ({ payload }) => {
    for (const hearer of ear.hearers) hearer.hear(Number(payload));
  });
  ear.ready = client
    .connect()
    .then(() => client.query("LISTEN shop_orders"))
    .then(
      () => {
        feelPulse(client);
        if (ear.hasHeard) for (const hearer of ear.hearers) hearer.missed();
        ear.hasHeard = true;
      },
      (problem: Error) => lose(client, problem),
    );
  return ear.ready;
}

/**
 * Hears of every change of any order by any process.
 *
 * @returns `ready` resolves once nothing is missed any more; `stop` ends it
 */
export function hearOrderEvents(hearer: OrderHearer): { ready: Promise<void>; stop: () => void } {
  ear.hearers.add(hearer);
  return { ready: listen(), stop: () => void ear.hearers.delete(hearer) };
}

/** Lets go of everybody who hears and of the listener, at shutdown: what is answered without an end would never be answered. */
export async function stopOrderEvents(): Promise<void> {
  for (const hearer of [...ear.hearers]) hearer.end();
  ear.hearers.clear();
  const { client } = ear;
  ear.client = undefined;
  ear.ready = undefined;
  ear.hasHeard = false;
  clearInterval(ear.pulse);
  await client?.end().catch(() => undefined);
}
