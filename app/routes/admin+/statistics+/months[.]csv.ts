import type { LoaderFunctionArgs } from "@remix-run/node";
import { listSalesMonths } from "#app/domain/reports/list-sales-months.server.ts";
import { monthsCsv } from "#app/domain/reports/months-csv.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { karachiMonth } from "#app/lib/dates.ts";
import { rangeOf, sightOf } from "#app/pages/dashboard.server.ts";
import { now } from "#app/platform/clock.server.ts";

/** The monthly trends as a file. */
export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "statistics");
  const month = karachiMonth(now());
  const months = await listSalesMonths(month, rangeOf(request), sightOf(staff));
  return new Response(monthsCsv(months), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="sales-${month}.csv"`,
    },
  });
}
