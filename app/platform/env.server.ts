import { z } from "zod";
import { reachableHosts } from "./network-addresses.ts";

const blankIsAbsent = (value: unknown) => (value === "" ? undefined : value);
const text = z.preprocess(blankIsAbsent, z.string().optional());
const flag = (fallback: boolean) =>
  z.preprocess(
    blankIsAbsent,
    z
      .enum(["0", "1", "true", "false"])
      .transform((word) => word === "1" || word === "true")
      .default(fallback),
  );
const number = (fallback: number, least: number, most: number) =>
  z.preprocess(blankIsAbsent, z.coerce.number().int().min(least).max(most).default(fallback));

/** Scheme, host and port as browsers write them: what stands behind them in an address, a slash too, is no part of it. */
const origin = z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin);

const wordsOf = (list: string) =>
  list
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);

const environment = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).catch("production"),
  PORT: number(3000, 0, 65535),
  HOST: z.preprocess(blankIsAbsent, z.string().default("127.0.0.1")),
  APP_ORIGIN: z.preprocess(blankIsAbsent, origin.optional()),
  DATABASE_URL: text,
  DATA_DIR: z.preprocess(blankIsAbsent, z.string().default("./data")),
  SESSION_SECRET: z.preprocess(blankIsAbsent, z.string().min(32).optional()),
  DEMO: flag(!process.env.DATABASE_URL),
  DEMO_NOW: z.preprocess(blankIsAbsent, z.iso.datetime({ offset: true }).optional()),
  DEMO_LIMITS: number(1, 1, 1_000_000),
  DEMO_INBOX_URL: text, // this and the next three are set by the process that starts the shop
  DEMO_GATEWAY_URL: text,
  DEMO_SMTP_URL: text,
  DEMO_PUSH_URL: text,
  WEB_CONCURRENCY: number(1, 1, 64),
  RUNS_JOBS: flag(false), // set by the primary process for its workers
  OUTBOUND_ALLOW: z.preprocess(blankIsAbsent, z.string().default("")).transform(wordsOf),
  SMTP_URL: text,
  WHATSAPP_BASE_URL: text,
  WHATSAPP_CRED_ID: text,
  VAPID_PUBLIC_KEY: text,
  VAPID_PRIVATE_KEY: text,
  STORAGE_URL: text,
  HSTS_SUBDOMAINS: flag(false),
  TRUST_PROXY: z.preprocess(blankIsAbsent, z.string().default("")),
  LOG_LEVEL: z.preprocess(blankIsAbsent, z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info")),
  COMPRESSION: flag(true),
  PAGE_CACHE: flag(true),
  DRAW_PICTURES: flag(true),
  DATABASE_POOL: number(20, 1, 200),
});

function read() {
  const parsed = environment.safeParse(process.env);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`).join("\n");
  throw new Error(`The environment has values that the shop cannot use (.env.example lists them all):\n${wrong}`);
}

/** Every setting that comes from outside the database, read and checked once. `.env.example` documents each. */
export const env = read();

/** A limit as it holds here: `DEMO_LIMITS` multiplies it in demo mode. */
export const timesInDemo = (limit: number): number => limit * (env.DEMO ? env.DEMO_LIMITS : 1);

/**
 * The origins a browser may post from, the one to announce first: `APP_ORIGIN`, or where none is set every address under which
 * this machine is reached, so that a phone on the shop's network can use the forms too.
 *
 * @param port the port in use, which differs from `PORT` when that is 0
 */
export function ownOrigins(port: number = env.PORT): string[] {
  return env.APP_ORIGIN ? [env.APP_ORIGIN] : machineOrigins(port);
}

/** The origins at which this machine itself is reached, whatever address customers type. */
export const machineOrigins = (port: number = env.PORT): string[] =>
  reachableHosts(env.HOST).map((host) => new URL(`http://${host}:${port}`).origin);
