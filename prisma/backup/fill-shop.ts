import type { ClientBase } from "pg";
import { migrate } from "#app/server/migrate.ts";
import { type Contents, Refused, type Sequences } from "./backup-format.ts";
import { clearSchema } from "./clear-schema.ts";
import { listTables } from "./list-tables.ts";
import { loadRows } from "./load-rows.ts";
import { readBackup } from "./read-backup.ts";
import { readSequences } from "./read-sequences.ts";
import { sealTable } from "./read-table.ts";
import { setSequences } from "./set-sequences.ts";
import type { Staged } from "./stage-uploads.ts";
import { suspendRules } from "./suspend-rules.ts";

/**
 * Makes the shop of a backup in place of whatever the schema holds, inside the caller's transaction: tables as the backup's
 * own migrations make them, then its rows, then every table and sequence read again and compared with the file.
 * Throws `Refused` when this shop lacks one of the migrations, or something came out otherwise than it went in.
 */
export async function fillShop(
  client: ClientBase,
  file: string,
  { header, tables: seals }: Contents,
  uploads: Staged,
): Promise<void> {
  await clearSchema(client);
  const made = await migrate(client, { quiet: true, only: header.migrations, isInTransaction: true });
  const unknown = header.migrations.filter((name) => !made.includes(name));
  if (unknown.length > 0) throw new Refused(`${file} comes from a newer shop: this one does not know ${unknown.join(", ")}.`);
  const tables = new Map((await listTables(client)).map((table) => [table.name, table]));
  const resume = await suspendRules(client, [...tables.keys()]);

  let table = [...tables.values()][0];
  let sequences: Sequences = {};
  for await (const part of readBackup(file)) {
    if (part.kind === "table") {
      table = tables.get(part.name);
      if (String(table?.columns) !== String(part.columns))
        throw new Refused(`${file} has other columns in ${part.name} than this shop.`);
    } else if (part.kind === "rows" && table) await loadRows(client, table, part.lines);
    else if (part.kind === "upload") await uploads.begin(part.name);
    else if (part.kind === "bytes") await uploads.write(part.bytes);
    else if (part.kind === "upload-end") await uploads.end();
    else if (part.kind === "sequences") sequences = part.sequences;
  }
  await setSequences(client, sequences);
  await resume();

  for (const [name, table] of tables) {
    const there = await sealTable(client, table);
    if (there.sha256 !== seals.get(name)?.sha256)
      throw new Refused(`${name} did not come out as it is in ${file}. Nothing was changed.`);
  }
  if (JSON.stringify(await readSequences(client)) !== JSON.stringify(sequences)) {
    throw new Refused(`The sequences did not come out as they are in ${file}. Nothing was changed.`);
  }
}
