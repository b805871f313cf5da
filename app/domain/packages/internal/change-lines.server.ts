import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { maxPaisa } from "#app/lib/money.ts";
import { type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { type Tx, transact } from "#app/platform/db.server.ts";
import { type PackageRow, packageColumns, singlePrices } from "../package-rows.server.ts";
import { packageTable } from "../package-table.ts";

/** What a line is called in the history. */
export const lineText = (name: string, thousandths: number): string => `${thousandths / 1000} × ${name}`;

/**
 * Runs a change of the lines of one package in a transaction. Changes of the same package run one after the other; orders that name it
 * do not wait.
 *
 * @returns what the change returns; or refused with `package.not-found`
 */
export function changePackageLines<Value>(
  packageId: number,
  change: (tx: Tx) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  return transact<Value>(async (tx) => {
    const data = { version: { increment: 1 }, updatedAt: now() };
    const { count } = await tx.package.updateMany({ where: { id: packageId }, data });
    return count > 0 ? change(tx) : refused("package.not-found");
  });
}

type Contents = { by: number; before: string | null; after: string | null };

/**
 * Ends a change of a package's lines: writes what its products cost one by one today, as far as the column holds it, and the change to
 * the audit log, in words.
 */
export async function recordContents(tx: Tx, id: number, { by, before, after }: Contents): Promise<void> {
  const [row] = await tx.$queryRaw<PackageRow[]>`SELECT ${packageColumns} FROM packages k WHERE k.id = ${id}`;
  const itemTotal = Math.min(row ? singlePrices(row) : 0, maxPaisa);
  await tx.package.update({ where: { id }, data: { itemTotal }, select: { id: true } });
  const contents = { before: { contents: before }, after: { contents: after } };
  await recordAudit(tx, { by, action: "save", entity: packageTable.entity, id, ...contents });
}
