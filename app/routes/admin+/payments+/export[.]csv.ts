import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportPayments } from "#app/domain/orders/export-payments.server.ts";
import { csvDownload } from "#app/http/csv-download.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { karachiDate } from "#app/lib/dates.ts";
import { now } from "#app/platform/clock.server.ts";
import { paymentFilterOf } from "./components/payment-filter-of.server.ts";

/** All payments of a view as a file. */
export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "payments");
  const filter = paymentFilterOf(new URL(request.url).searchParams);
  const rows = exportPayments(filter, { contactsVisible: staff.may("orders", "edit") });
  return csvDownload(rows, `payments-${karachiDate(now())}.csv`);
}
