import pg from "pg";

/** A database that does not take a connection by then is out of reach, milliseconds. */
const timeout = 10_000;

/** One connection outside the pool, for the server's own work. A failure surfaces at its next query or its `end`. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: "taaza-server", connectionTimeoutMillis: timeout });
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** PostgreSQL's or the system's code of what went wrong; empty when there is none. */
export const errorCodeOf = (problem: unknown): string => (problem as { code?: string }).code ?? "";
