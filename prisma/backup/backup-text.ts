import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ClientBase } from "pg";
import { listUploads, uploadsIn } from "#app/server/list-uploads.ts";
import { type Header, Refused } from "./backup-format.ts";
import { type DatabaseTable, listTables } from "./list-tables.ts";
import { readSequences } from "./read-sequences.ts";
import { readTable } from "./read-table.ts";

type Shop = { client: ClientBase; dataDir: string; app: string; now: Date };

/** Bytes of an upload in one line; three bytes make four characters, so a multiple of three. */
const piece = 96 * 1024;

/** The lines of a backup, in pieces of text, read inside the transaction whose snapshot the client holds. */
export async function* backupText({ client, dataDir, app, now }: Shop): AsyncGenerator<string> {
  const words = createHash("sha256");
  const write = (word: object) => {
    const line = `${JSON.stringify(word)}\n`;
    words.update(line);
    return line;
  };
  const migrations = await listMigrationsOf(client);
  yield write({ backup: "taaza-mandi", format: 1, app, taken: now.toISOString(), migrations } satisfies Header);
  for (const name of await listUploads(dataDir)) yield* uploadText(join(uploadsIn(dataDir), name), name, write);
  for (const table of await listTables(client)) yield* tableText(client, table, write);
  yield write({ sequences: await readSequences(client) });
  yield `${JSON.stringify({ end: true, sha256: words.digest("hex") })}\n`;
}

async function listMigrationsOf(client: ClientBase): Promise<string[]> {
  const { rows: shop } = await client.query<{ there: boolean }>(
    "SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS there",
  );
  if (!shop[0]?.there) throw new Refused("There is no shop in this database: nothing to back up.");
  const { rows } = await client.query<{ name: string }>(
    "SELECT migration_name AS name FROM public._prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1",
  );
  return rows.map(({ name }) => name);
}

async function* tableText(client: ClientBase, table: DatabaseTable, write: (word: object) => string): AsyncGenerator<string> {
  yield write({ table: table.name, columns: table.columns });
  const hash = createHash("sha256");
  let rows = 0;
  for await (const lines of readTable(client, table)) {
    const text = `${lines.join("\n")}\n`;
    hash.update(text);
    rows += lines.length;
    yield text;
  }
  yield write({ rows, sha256: hash.digest("hex") });
}

/** An upload that was deleted since it was listed is skipped: no row refers to it any more. */
async function* uploadText(place: string, name: string, write: (word: object) => string): AsyncGenerator<string> {
  const bytes = await readFile(place).catch((problem: NodeJS.ErrnoException) => {
    if (problem.code === "ENOENT") return null;
    throw problem;
  });
  if (!bytes) return;
  yield write({ upload: name });
  for (let at = 0; at < bytes.length; at += piece) yield `"${bytes.subarray(at, at + piece).toString("base64")}"\n`;
  yield write({ bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") });
}
