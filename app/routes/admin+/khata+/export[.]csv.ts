import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportKhata } from "#app/domain/khata/export-khata.server.ts";
import { csvDownload } from "#app/http/csv-download.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { karachiDate } from "#app/lib/dates.ts";
import { now } from "#app/platform/clock.server.ts";
import { khataFilterOf } from "./components/khata-filter-of.server.ts";

/** Who owes how much and how long, of a view of the list, as a file. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireSection(request, "khata");
  const filter = khataFilterOf(new URL(request.url).searchParams);
  return csvDownload(exportKhata(filter), `khata-${karachiDate(now())}.csv`);
}
