import { db } from "#app/platform/db.server.ts";
import { offeredPackage, type PackageRow, packageColumns } from "./package-rows.server.ts";

const pageSize = 24;

/** One page of the packages that are offered, in the order staff gave them (A2.21). Reads one more row to detect a next page. */
export async function listPackages(page: number): Promise<{ packages: PackageRow[]; hasNext: boolean }> {
  const rows = await db.$queryRaw<PackageRow[]>`
    SELECT ${packageColumns} FROM packages k WHERE ${offeredPackage}
    ORDER BY k.display_order, k.id LIMIT ${pageSize + 1} OFFSET ${(page - 1) * pageSize}`;
  return { packages: rows.slice(0, pageSize), hasNext: rows.length > pageSize };
}
