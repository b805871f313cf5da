import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportOrders } from "#app/domain/orders/export-orders.server.ts";
import { csvDownload } from "#app/http/csv-download.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { karachiDate } from "#app/lib/dates.ts";
import { now } from "#app/platform/clock.server.ts";
import { orderFilterOf } from "./list/order-filter-of.server.ts";

/** All orders of a view as a file, streamed row by row. */
export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "orders");
  const filter = orderFilterOf(new URL(request.url).searchParams);
  const rows = exportOrders(filter, { contactsVisible: staff.may("orders", "edit") });
  return csvDownload(rows, `orders-${karachiDate(now())}.csv`);
}
