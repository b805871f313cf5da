import { readRows, sql } from "#app/platform/db.server.ts";
import { demoDomain } from "#app/platform/demo-domain.ts";
import { env, ownOrigins } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";

const demoPassword = "Mandi#2026";

/**
 * Prints the shop's address and how to sign in, for the operator: by the demo accounts in demo mode, else by the one-time link
 * while the shop has no owner.
 *
 * @returns the address
 */
export async function printAddress(port: number, offerOwnerSetup: () => Promise<string | null>): Promise<string> {
  const [address = "", ...others] = ownOrigins(port);
  const elsewhere = others.filter((origin) => !/\/(localhost|127\.0\.0\.1|\[::1\]):/.test(origin));
  const lines = [`Taaza Mandi is open at ${address}`];
  if (elsewhere.length > 0) lines.push(`On this network: ${elsewhere.join(" ")}`);
  if (env.DEMO) lines.push(`Demo accounts, password ${demoPassword}:`, ...(await demoAccounts()));
  const setup = env.DEMO ? null : await offerOwnerSetup();
  if (setup) lines.push(`Set up the owner, once, within a day: ${address}${setup}`);
  process.stdout.write(`\n${lines.join("\n")}\n\n`);
  const warning = proxyWarning(env);
  if (warning) {
    log.warn(warning);
    process.stderr.write(`WARNING: ${warning}\n`);
  }
  return address;
}

/** The shop itself has no TLS: https requests come through a proxy, and without trusting it they all seem to have its address. */
export const proxyWarning = ({ APP_ORIGIN, TRUST_PROXY }: Pick<typeof env, "APP_ORIGIN" | "TRUST_PROXY">): string | null =>
  APP_ORIGIN?.startsWith("https:") && !TRUST_PROXY
    ? "APP_ORIGIN is https, so a proxy stands in front, but TRUST_PROXY is not set: all visitors count as one, share one limit on sign-ins and orders, and lock each other out. Set TRUST_PROXY=1 (docs/operations.md)."
    : null;

async function demoAccounts(): Promise<string[]> {
  const users = await readRows<{ email: string; role: string | null }>(
    sql`SELECT email, role::text FROM users WHERE email LIKE ${`%${demoDomain}`} ORDER BY id LIMIT 100`,
  );
  return users.map(({ email, role }) => `  ${email.padEnd(24)}${role ?? "customer"}`);
}
