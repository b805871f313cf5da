import { db } from "#app/platform/db.server.ts";
import { demoDomain } from "#app/platform/demo-domain.ts";
import { env } from "#app/platform/env.server.ts";

const demoPassword = "Mandi#2026";

/**
 * Tells the operator, on standard output, where the shop is and how to get in: by the demo accounts in demo mode, else
 * by the one-time link while the shop has no owner.
 *
 * @returns the address
 */
export async function announce(port: number, offerOwnerSetup: () => Promise<string | null>): Promise<string> {
  const address = env.APP_ORIGIN ?? `http://${env.HOST.includes(":") ? `[${env.HOST}]` : env.HOST}:${port}`;
  const lines = [`Taaza Mandi is open at ${address}`];
  if (env.DEMO) lines.push(`Demo accounts, password ${demoPassword}:`, ...(await demoAccounts()));
  const setup = env.DEMO ? null : await offerOwnerSetup();
  if (setup) lines.push(`Set up the owner, once, within a day: ${address}${setup}`);
  process.stdout.write(`\n${lines.join("\n")}\n\n`);
  return address;
}

async function demoAccounts(): Promise<string[]> {
  const users = await db.user.findMany({
    where: { email: { endsWith: demoDomain } },
    select: { email: true, role: true },
    orderBy: { id: "asc" },
  });
  return users.map(({ email, role }) => `  ${email.padEnd(24)}${role ?? "customer"}`);
}
