import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportMovements } from "#app/domain/reports/export-movements.server.ts";
import { seesMoney } from "#app/domain/reports/sees-money.ts";
import { csvDownload } from "#app/http/csv-download.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { movementFilterOf } from "./components/day-filter-of.server.ts";

/** The movements behind a figure of the day as a file. */
export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "day");
  const filter = movementFilterOf(new URL(request.url).searchParams);
  return csvDownload(
    exportMovements(filter, { withMoney: seesMoney(staff) }),
    `day-${filter.from}${filter.to === filter.from ? "" : `-${filter.to}`}.csv`,
  );
}
