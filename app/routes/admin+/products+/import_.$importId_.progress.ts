import type { LoaderFunctionArgs } from "@remix-run/node";
import { importProgress } from "#app/domain/catalog/csv/apply-import.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { rowId } from "#app/http/search-params.server.ts";

/** Progress of an import, polled by its page. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireSection(request, "products");
  return { progress: importProgress(rowId(params.importId) ?? 0) };
}
