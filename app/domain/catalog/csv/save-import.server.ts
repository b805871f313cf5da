import { decodeCsv, surveyCsv } from "#app/domain/resource/csv/read-csv.server.ts";
import { printable } from "#app/lib/form-fields.server.ts";
import { done, type Outcome } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { ImportResult } from "./apply-import.server.ts";

const day = 86_400_000;

/**
 * Stores an uploaded file for its sender for a day; it replaces their previous file.
 *
 * @returns its number; refused as `decodeCsv` and `surveyCsv` do
 */
export async function saveImport(file: { name: string; bytes: Uint8Array }, { by }: { by: number }): Promise<Outcome<number>> {
  const text = decodeCsv(file.bytes);
  if (!text.ok) return text;
  const survey = await surveyCsv(text.value);
  if (!survey.ok) return survey;
  const { header, rows } = survey.value;
  const at = now();
  await db.productImport.deleteMany({ where: { OR: [{ byUserId: by }, { createdAt: { lt: new Date(at.getTime() - day) } }] } });
  const fileName = printable(file.name).slice(0, 200);
  const { id } = await db.productImport.create({
    data: { byUserId: by, fileName, content: text.value, header, rowsCount: rows, createdAt: at },
    select: { id: true },
  });
  return done(id);
}

/** A stored file. */
export type SavedImport = {
  id: number;
  fileName: string;
  content: string;
  header: string[];
  rowsCount: number;
  createdAt: Date;
  appliedAt: Date | null;
  result: ImportResult | null;
  errorFile: string | null;
};

/** A stored file of one member of staff, or null: each reads only their own. */
export async function findImport(id: number, { by }: { by: number }): Promise<SavedImport | null> {
  const found = await db.productImport.findFirst({ where: { id, byUserId: by } });
  return found && { ...found, result: found.result as ImportResult | null };
}
