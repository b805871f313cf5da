import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportUserFile } from "#app/domain/users/export-user.server.ts";
import { jsonDownload } from "#app/http/csv-download.server.ts";
import { requireCustomer } from "#app/http/guard.server.ts";

/** The copy of one's own data, as a file. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireCustomer(request);
  const file = await exportUserFile(id, { by: id });
  if (!file) throw new Response(null, { status: 404 });
  return jsonDownload(file);
}
