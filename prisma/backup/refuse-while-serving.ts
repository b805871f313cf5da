import { connect } from "#app/server/postgres-connection.ts";
import { Refused } from "./backup-format.ts";

/** Throws `Refused` while anything is connected to a database service's database as the shop's own account. */
export async function refuseWhileServing(url: string): Promise<void> {
  const client = await connect(url);
  try {
    const { rows } = await client.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND usename = current_user
       AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    );
    const others = rows[0]?.n ?? 0;
    if (others > 0) {
      throw new Refused(
        `The shop is open: its database has connections (${others}). Stop every process of it first. Nothing was changed.`,
      );
    }
  } finally {
    await client.end();
  }
}
