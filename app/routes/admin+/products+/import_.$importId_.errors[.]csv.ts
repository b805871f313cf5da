import type { LoaderFunctionArgs } from "@remix-run/node";
import { errorFileOf } from "#app/domain/catalog/csv/apply-import.server.ts";
import { csvDownload } from "#app/http/csv-download.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { createsMissing, mappingIn, requireSavedImport } from "./csv/saved-import.server.ts";
import { errorHeading, problemText } from "./list/row-views.server.ts";

async function* once(text: string) {
  yield text;
}

/** The skipped rows, or those to be skipped, as a file to correct and upload again. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "products");
  const saved = await requireSavedImport(params.importId, staff.id);
  const lang = langOf(request);
  const { content, header, createdAt: uploadedAt } = saved;
  const pieces = saved.appliedAt
    ? once(saved.errorFile ?? "")
    : errorFileOf(
        { content, uploadedAt, mapping: mappingIn(request, header), createsMissing: createsMissing(request) },
        errorHeading(header, lang),
        problemText(lang),
      );
  return csvDownload(pieces, `import-${saved.id}-errors.csv`);
}
