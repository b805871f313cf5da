import type { ActionFunctionArgs } from "@remix-run/node";
import { exportUserFile } from "#app/domain/users/export-user.server.ts";
import { jsonDownload } from "#app/http/csv-download.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { rowId } from "#app/http/search-params.server.ts";

/** The copy of a person's data, as a file; a post, so that no link makes one. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "users", "edit");
  const file = await exportUserFile(rowId(params.userId) ?? 0, { by: staff.id });
  if (!file) throw new Response(null, { status: 404 });
  return jsonDownload(file);
}
