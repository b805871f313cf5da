import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import type { SaveAlso } from "#app/domain/resource/save-row.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { type Tx, transact } from "#app/platform/db.server.ts";
import type { DraftLine } from "./draft.ts";
import { insertLines, writeItemTotal } from "./internal/insert-lines.server.ts";
import { readPackageLines } from "./package-line-form.server.ts";
import { packageTable } from "./package-table.ts";

/** Makes changes to the lines of a package take turns; false when there is no such package. Orders that name it do not wait. */
export async function lockPackage(tx: Tx, id: number): Promise<boolean> {
  const { count } = await tx.package.updateMany({ where: { id }, data: { version: { increment: 1 }, updatedAt: now() } });
  return count > 0;
}

type Adding = { by: number; isUndo?: boolean };

/**
 * Puts a product into a package (B7.37). Only what is in stock can be put in, unless a removal is taken back.
 *
 * @returns what was put in, in words; refused with `package.not-found`, `package.line-twice`, `package.line-invalid`,
 *   `package.too-many-lines`
 */
export function addPackageLine(
  packageId: number,
  line: DraftLine,
  { by, isUndo = false }: Adding,
): Promise<Outcome<{ text: string }>> {
  return transact<{ text: string }>(async (tx) => {
    if (!(await lockPackage(tx, packageId))) return refused("package.not-found");
    const inserted = await insertLines(tx, { packageId, lines: [line], mustBeInStock: !isUndo });
    if (!inserted.ok) return inserted;
    await writeItemTotal(tx, packageId);
    const [{ text = "" } = {}] = inserted.value;
    await auditContents(tx, packageId, { by, before: null, after: text });
    return done({ text });
  });
}

type Contents = { by: number; before: string | null; after: string | null };

/** Writes a change of what a package holds to the audit log, in words. */
export const auditContents = (tx: Tx, id: number, { by, before, after }: Contents): Promise<void> =>
  recordAudit(tx, {
    by,
    action: "save",
    entity: packageTable.entity,
    id,
    before: { contents: before },
    after: { contents: after },
  });

/**
 * What the form of a new package saves beside its row: the lines that were picked with it (B7.33). Lines of a package that exists are
 * changed by actions of their own.
 */
export const saveNewLines =
  (sent: FormData): SaveAlso =>
  async (tx, { id: packageId, isNew, by }) => {
    if (!isNew) return done(undefined);
    const lines = readPackageLines(sent);
    if (!lines.ok) return lines;
    if (lines.value.length === 0) return done(undefined);
    const inserted = await insertLines(tx, { packageId, lines: lines.value });
    if (!inserted.ok) return inserted;
    await writeItemTotal(tx, packageId);
    await auditContents(tx, packageId, { by, before: null, after: inserted.value.map(({ text }) => text).join(", ") });
    return done(undefined);
  };
