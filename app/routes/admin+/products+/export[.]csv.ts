import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportProducts } from "#app/domain/catalog/csv/export-products.server.ts";
import { csvDownload } from "#app/http/csv-download.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { staffFilterOf } from "#app/http/staff-filter.server.ts";
import { karachiDate } from "#app/lib/dates.ts";
import { now } from "#app/platform/clock.server.ts";

/** All products of a view as a file, streamed row by row. */
export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "products");
  const filter = staffFilterOf(new URL(request.url).searchParams);
  const rows = exportProducts(filter, { costVisible: staff.may("products", "edit") });
  return csvDownload(rows, `products-${karachiDate(now())}.csv`);
}
