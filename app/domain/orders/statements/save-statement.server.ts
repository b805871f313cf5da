import { z } from "zod";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { fileField } from "#app/domain/media/picture-form.server.ts";
import { decodeCsv } from "#app/domain/resource/csv/decode-csv.server.ts";
import { readRowsBelow, surveyCsv } from "#app/domain/resource/csv/read-csv.server.ts";
import { lineField, printable } from "#app/lib/form-fields.server.ts";
import { oneLine } from "#app/lib/one-line.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { readDay } from "#app/lib/read-day.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, transact } from "#app/platform/db.server.ts";
import { readAmount } from "./statement-cells.ts";
import { findHeading, fitsHeader, type StatementColumns, type StatementSource, statementSources } from "./statement-columns.ts";

/** An uploaded statement, and who uploads it. */
export const statementForm = z.object({ source: z.enum(statementSources, "choice"), file: fileField("required") });

const heading = lineField(100)
  .optional()
  .transform((text) => text ?? "");

/** Which column holds what. */
export const columnsForm = z.object({ date: heading, amount: heading, direction: heading, reference: heading, status: heading });

/** Statements are kept for so long, ms: they name people who pay. */
const keptFor = 30 * 86_400_000;

/** The first row with a day and an amount and with more or fewer cells than the heading, or null; empty cells behind it are nothing. */
async function findRagged(text: string, header: readonly string[]): Promise<number | null> {
  for await (const { row, cells } of readRowsBelow(text, header)) {
    const isPayment = cells.some((cell) => readDay(cell) !== null) && cells.some((cell) => readAmount(cell) !== null);
    const isRagged = cells.length < header.length || cells.slice(header.length).some((cell) => cell.trim() !== "");
    if (isPayment && isRagged) return row;
  }
  return null;
}

/**
 * Stores a statement for a month. Nothing is booked by it.
 *
 * @returns its number; refused at `file` as `decodeCsv` and `surveyCsv` do, or with `statement.ragged`
 */
export async function saveStatement(
  { source, name, bytes }: { source: StatementSource; name: string; bytes: Uint8Array },
  { by }: { by: number },
): Promise<Outcome<number>> {
  const decoded = await decodeCsv(bytes);
  if (!decoded.ok) return decoded;
  const { text } = decoded.value;
  const survey = await surveyCsv(text, findHeading);
  if (!survey.ok) return survey;
  const { header, rows } = survey.value;
  const ragged = await findRagged(text, header);
  if (ragged !== null) return refused("statement.ragged", { field: "file", values: { row: ragged } });
  const at = now();
  await db.paymentStatement.deleteMany({ where: { createdAt: { lt: new Date(at.getTime() - keptFor) } } });
  const file = { source, fileName: printable(oneLine(name)).slice(0, 200), content: text, header, rowsCount: rows };
  const { id } = await db.paymentStatement.create({ data: { ...file, byUserId: by, createdAt: at }, select: { id: true } });
  return done(id);
}

const stored = z.object({
  date: z.string(),
  amount: z.string(),
  direction: z.string().default(""), // mapped before directions were asked for
  reference: z.string(),
  status: z.string(),
});

/** The columns of a source as they were mapped last, or null. */
export async function findColumns(source: StatementSource): Promise<StatementColumns | null> {
  const row = await db.statementSource.findUnique({ where: { source }, select: { columns: true } });
  const columns = stored.safeParse(row?.columns);
  return columns.success ? columns.data : null;
}

/** Keeps what the columns of a source mean, for this statement and those to come. Refused with `statement.columns`, `busy`. */
export const saveColumns = (
  { source, header }: { source: StatementSource; header: readonly string[] },
  columns: StatementColumns,
  { by }: { by: number },
): Promise<Outcome<void>> =>
  transact<void>(async (tx) => {
    if (!fitsHeader(columns, header)) return refused("statement.columns");
    const before = await tx.statementSource.findUnique({ where: { source }, select: { columns: true } });
    const data = { columns, updatedAt: now(), updatedBy: by };
    await tx.statementSource.upsert({ where: { source }, create: { source, ...data }, update: data });
    const was = stored.safeParse(before?.columns);
    await recordAudit(tx, {
      ...{ by, action: "map-columns", entity: "statement-source", id: source },
      ...(was.success && { before: was.data }),
      after: columns,
    });
    return done(undefined);
  });

/** A stored statement. */
export type SavedStatement = {
  id: number;
  source: StatementSource;
  fileName: string;
  content: string;
  header: string[];
  rowsCount: number;
  appliedAt: Date | null;
};

/** A stored statement, or null. */
export async function findStatement(id: number): Promise<SavedStatement | null> {
  const row = await db.paymentStatement.findUnique({ where: { id } });
  const source = statementSources.find((known) => known === row?.source);
  return row && source ? { ...row, source } : null;
}

/** The statements of the last month without what they hold, the newest first. */
export async function listStatements() {
  const columns = { id: true, source: true, fileName: true, rowsCount: true, createdAt: true, appliedAt: true } as const;
  const rows = await db.paymentStatement.findMany({ orderBy: { id: "desc" }, take: 50, select: columns });
  return rows.flatMap((row) => {
    const source = statementSources.find((known) => known === row.source);
    return source ? [{ ...row, source }] : [];
  });
}
