import { redirect } from "@remix-run/node";
import { exportRows } from "#app/domain/resource/export-rows.server.ts";
import { readQuery } from "#app/domain/resource/resource-query.ts";
import type { StaffModel, StaffTable } from "#app/domain/resource/staff-table.ts";
import { karachiDate } from "#app/lib/dates.ts";
import { now } from "#app/platform/clock.server.ts";
import { csvDownload } from "./csv-download.server.ts";
import { listPath } from "./resource-address.server.ts";
import { rowId } from "./search-params.server.ts";

/**
 * The rows of a list as its address filters them, as a CSV file: `export.csv`. The address of a row, and `new`, lead to its form. Throws
 * 404 for any other address.
 */
export function exportResource<Model extends StaffModel>(
  { request, params }: { request: Request; params: { "*"?: string } },
  table: StaffTable<Model>,
): Response {
  const below = params["*"] ?? "";
  if (below === "new" || rowId(below) !== null) return redirect(`${listPath(request, below)}?edit=${below}`);
  if (below !== "export.csv") throw new Response(null, { status: 404 });
  const query = readQuery(table, new URL(request.url).searchParams);
  return csvDownload(exportRows(table, query), `${table.entity}-${karachiDate(now())}.csv`);
}
