import type { ClientBase } from "pg";
import type { Sequences } from "./backup-format.ts";

/** Sets every sequence to where it stood. */
export async function setSequences(client: ClientBase, sequences: Sequences): Promise<void> {
  for (const [name, [value, isCalled]] of Object.entries(sequences)) {
    await client.query("SELECT setval(format('public.%I', $1::text)::regclass, $2::bigint, $3::boolean)", [
      name,
      value,
      isCalled,
    ]);
  }
}
