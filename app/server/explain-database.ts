import type { ClientBase } from "pg";
import { errorCodeOf } from "./postgres-connection.ts";

/** The oldest PostgreSQL that the migrations were written for. */
const minVersion = 15;

/** The requirements of the migrations. */
const extensions = ["pg_trgm", "fuzzystrmatch"];

/** Why a database cannot be used, as a sentence for the operator; the password of its address stays out of it. */
export function explainDatabase(address: string, problem: unknown): Error {
  const { host, username, pathname } = new URL(address);
  const [user, database] = [decodeURIComponent(username), decodeURIComponent(pathname.slice(1))];
  const code = errorCodeOf(problem);
  const refused = `The database at ${host} refuses the sign-in of "${user}"`;
  const why: Record<string, string> = {
    "28P01": `${refused}: check the user and the password in DATABASE_URL.`,
    "28000": `${refused}: there is no such role, or pg_hba.conf does not let it in from here.`,
    "3D000": `There is no database "${database}" at ${host}: make it (docs/operations.md says how), or check DATABASE_URL.`,
    "42501": `"${user}" may not change the database "${database}" at ${host}: make it the owner (ALTER DATABASE … OWNER TO …).`,
    "53300": `The database at ${host} takes no more connections: raise its max_connections, or lower DATABASE_POOL.`,
    "57P03": `The database at ${host} is starting or stopping: try again in a moment.`,
    ECONNREFUSED: `No PostgreSQL answers at ${host}: is it running, and is the port right? Check DATABASE_URL.`,
    ENOTFOUND: `There is no machine named ${host}: check DATABASE_URL.`,
    EAI_AGAIN: `The name ${host} cannot be looked up: check DATABASE_URL and this machine's network.`,
  };
  const known = why[code];
  return new Error(known ?? `The database at ${host} cannot be used (${code || problem}): check DATABASE_URL.`);
}

/**
 * Throws a sentence for the operator when a database lacks what the migrations need, before one of them fails half-way and has
 * to be resolved by hand.
 */
export async function checkDatabase(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ version: number; missing: string[]; owns: boolean; account: string; database: string }>(
    `SELECT current_setting('server_version_num')::int / 10000 AS version, current_user AS account, current_database() AS database,
       ARRAY(SELECT unnest($1::text[]) EXCEPT SELECT name FROM pg_available_extensions) AS missing,
       has_schema_privilege('public', 'CREATE') AND has_database_privilege(current_database(), 'CREATE') AS owns`,
    [extensions],
  );
  const [found] = rows;
  if (!found) return;
  const { version, missing, owns, account, database } = found;
  if (version < minVersion) throw new Error(`The database is PostgreSQL ${version}: the shop needs ${minVersion} or newer.`);
  if (missing.length > 0)
    throw new Error(`PostgreSQL lacks the extension ${missing.join(" and ")}: install its "contrib" package on that machine.`);
  if (!owns) {
    throw new Error(
      `"${account}" may not make tables in "${database}": ALTER DATABASE ${database} OWNER TO ${account} mends that.`,
    );
  }
}
