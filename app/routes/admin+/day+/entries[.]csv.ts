import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportMovements } from "#app/domain/reports/export-movements.server.ts";
import { csvDownload } from "#app/http/csv-download.server.ts";
import { movementFilterOf, requireTakings } from "./components/day-filter-of.server.ts";

/** The movements behind a figure of the day as a file. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireTakings(request);
  const filter = movementFilterOf(new URL(request.url).searchParams);
  return csvDownload(exportMovements(filter), `day-${filter.from}${filter.to === filter.from ? "" : `-${filter.to}`}.csv`);
}
