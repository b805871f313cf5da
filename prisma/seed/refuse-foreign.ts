import type { ClientBase } from "pg";

/**
 * Throws a sentence for the operator unless a database is a demo's: the shop runs in demo mode, and who has an account there, if
 * anybody, came with the demo. Demo accounts have a public password.
 */
export async function refuseForeign(client: ClientBase, isDemo: boolean): Promise<void> {
  const { rows } = await client.query<{ people: number; demo: number }>(
    "SELECT count(*)::int AS people, count(*) FILTER (WHERE email LIKE '%@demo.test')::int AS demo FROM users",
  );
  const { people, demo } = rows[0] ?? { people: 0, demo: 0 };
  if (isDemo && (people === 0 || demo > 0)) return;
  const why = isDemo ? `it has ${people} accounts of its own` : "the shop is not in demo mode (DEMO)";
  throw new Error(
    `This database is not a demo's: ${why}. Nothing was changed. With --into-production it gets the demo's goods, without an account, an order or a setting.`,
  );
}
