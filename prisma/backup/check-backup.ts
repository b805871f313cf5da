import { type Contents, type Header, Refused, type Seal } from "./backup-format.ts";
import { readBackup } from "./read-backup.ts";

/** Reads a backup from end to end, every checksum included, and returns its contents. Throws `Refused` when it is not whole. */
export async function checkBackup(file: string): Promise<Contents> {
  let header: Header | undefined;
  const tables = new Map<string, Seal>();
  const uploads: Seal[] = [];
  for await (const part of readBackup(file)) {
    if (part.kind === "header") header = part.header;
    if (part.kind === "table-end") tables.set(part.name, part.seal);
    if (part.kind === "upload-end") uploads.push(part.seal);
  }
  if (!header) throw new Refused(`${file} is empty.`);
  return { header, tables, uploads };
}
