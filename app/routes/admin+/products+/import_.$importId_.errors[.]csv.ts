import type { LoaderFunctionArgs } from "@remix-run/node";
import { errorFileOf } from "#app/domain/catalog/csv/apply-import.server.ts";
import { csvDownload } from "#app/http/csv-download.server.ts";
import { readFileInQueue } from "#app/http/file-queue.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { categoryIn, createsMissing, mappingIn, requireSavedImport } from "./csv/saved-import.server.ts";
import { errorHeading, problemText } from "./list/row-views.server.ts";

async function* once(text: string) {
  yield text;
}

/**
 * The skipped rows, or those to be skipped, as a file to correct and upload again. It is made whole in the queue of files: who reads it
 * slowly holds up no other file.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "products");
  const { id, text } = await readFileInQueue(() => errorsOf({ request, params }, staff.id));
  return csvDownload(once(text), `import-${id}-errors.csv`);
}

async function errorsOf({ request, params }: Pick<LoaderFunctionArgs, "request" | "params">, by: number) {
  const saved = await requireSavedImport(params["importId"], by);
  const lang = langOf(request);
  const { id, content, header, headingRow, createdAt: uploadedAt } = saved;
  if (saved.appliedAt) return { id, text: saved.errorFile ?? "" };
  const choice = { mapping: mappingIn(request, header), category: categoryIn(request), createsMissing: createsMissing(request) };
  const file = { content, uploadedAt, header, headingRow, ...choice };
  let text = "";
  for await (const piece of errorFileOf(file, errorHeading(header, lang), problemText(lang))) text += piece;
  return { id, text };
}
