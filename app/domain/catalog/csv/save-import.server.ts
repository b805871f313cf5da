import type { CsvEncoding } from "#app/domain/resource/csv/csv-encodings.ts";
import { decodeCsv } from "#app/domain/resource/csv/decode-csv.server.ts";
import { surveyCsv } from "#app/domain/resource/csv/read-csv.server.ts";
import { printable } from "#app/lib/form-fields.server.ts";
import { oneLine } from "#app/lib/one-line.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { ImportResult } from "./apply-import.server.ts";
import { findProductHeading } from "./guess-mapping.ts";

const day = 86_400_000;

/** An applied file can be taken back for so long, ms. */
const undoneFor = 7 * day;

type ReadFile = {
  content: string;
  header: string[];
  headingRow: number;
  rowsCount: number;
  encoding: string;
  encodingGuessed: boolean;
};

async function readFile(bytes: Uint8Array, chosen: CsvEncoding | null): Promise<Outcome<ReadFile>> {
  const decoded = await decodeCsv(bytes, chosen);
  if (!decoded.ok) return decoded;
  const { text: content, encoding, isGuessed } = decoded.value;
  const survey = await surveyCsv(content, findProductHeading);
  if (!survey.ok) return survey;
  const { header, headingRow, rows } = survey.value;
  return done({ content, header, headingRow, rowsCount: rows, encoding, encodingGuessed: isGuessed });
}

/**
 * Stores an uploaded file for its sender for a day; it replaces their previous file, but one that was applied, which can be taken back
 * for a week.
 *
 * @returns its number; refused as `decodeCsv` and `surveyCsv` do
 */
export async function saveImport(file: { name: string; bytes: Uint8Array }, { by }: { by: number }): Promise<Outcome<number>> {
  const read = await readFile(file.bytes, null);
  if (!read.ok) return read;
  const at = now();
  const before = (age: number) => ({ lt: new Date(at.getTime() - age) });
  await db.productImport.deleteMany({
    where: {
      OR: [{ byUserId: by, appliedAt: null }, { appliedAt: null, createdAt: before(day) }, { createdAt: before(undoneFor) }],
    },
  });
  const fileName = printable(oneLine(file.name)).slice(0, 200);
  const bytes = read.value.encodingGuessed ? new Uint8Array(file.bytes) : null;
  const { id } = await db.productImport.create({
    data: { byUserId: by, fileName, ...read.value, bytes, createdAt: at },
    select: { id: true },
  });
  return done(id);
}

/**
 * Reads a stored file whose encoding was guessed in another one, which a person chose.
 *
 * @returns refused with `csv.not-found`, `csv.applied-already`, or as `decodeCsv` and `surveyCsv` do
 */
export async function readImportAs(id: number, encoding: CsvEncoding, { by }: { by: number }): Promise<Outcome<void>> {
  const kept = await db.productImport.findFirst({ where: { id, byUserId: by }, select: { bytes: true, appliedAt: true } });
  if (!kept?.bytes) return refused("csv.not-found");
  if (kept.appliedAt) return refused("csv.applied-already");
  const read = await readFile(kept.bytes, encoding);
  if (!read.ok) return read;
  await db.productImport.update({ where: { id }, data: { ...read.value, encodingGuessed: true } }); // the choice is confirmed by its words
  return done(undefined);
}

/** The files that one member of staff applied within the last week, the newest first. */
export const listApplied = (
  by: number,
): Promise<{ id: number; fileName: string; appliedAt: Date | null; undoneAt: Date | null }[]> =>
  db.productImport.findMany({
    where: { byUserId: by, appliedAt: { not: null } },
    select: { id: true, fileName: true, appliedAt: true, undoneAt: true },
    orderBy: { id: "desc" },
    take: 10,
  });

/** A stored file. */
export type SavedImport = {
  id: number;
  fileName: string;
  content: string;
  header: string[];
  headingRow: number | null;
  encoding: string | null;
  encodingGuessed: boolean;
  rowsCount: number;
  createdAt: Date;
  appliedAt: Date | null;
  result: ImportResult | null;
  errorFile: string | null;
};

/** A stored file of one member of staff, or null: each reads only their own. */
export async function findImport(id: number, { by }: { by: number }): Promise<SavedImport | null> {
  const found = await db.productImport.findFirst({ where: { id, byUserId: by }, omit: { bytes: true } });
  return found && { ...found, result: found.result as ImportResult | null };
}
