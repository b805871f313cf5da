import type { LoaderFunctionArgs } from "@remix-run/node";
import { errorFileOf } from "#app/domain/catalog/csv/apply-import.server.ts";
import { csvDownload } from "#app/http/csv-download.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { createsMissing, mappingIn, requireSavedImport } from "./csv/saved-import.server.ts";
import { errorHeading, sayProblem } from "./list/row-views.server.ts";

async function* once(text: string) {
  yield text;
}

/** The rows that were left out, or would be, as a file to mend and send again. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "products");
  const kept = await requireSavedImport(params.importId, staff.id);
  const lang = langOf(request);
  const { content, header } = kept;
  const pieces = kept.appliedAt
    ? once(kept.errorFile ?? "")
    : errorFileOf(
        { content, mapping: mappingIn(request, header), createsMissing: createsMissing(request) },
        errorHeading(header, lang),
        sayProblem(lang),
      );
  return csvDownload(pieces, `import-${kept.id}-errors.csv`);
}
